import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { z } from 'zod';
import { account } from '#contracts/http/account/account';
import { analytics } from '#contracts/http/account/analytics';
import { billing } from '#contracts/http/account/billing';
import { notices } from '#contracts/http/account/notices';
import { reports } from '#contracts/http/account/reports';
import { chat } from '#contracts/http/chat/chat';
import { closings } from '#contracts/http/chat/closings';
import { followup } from '#contracts/http/chat/followup';
import type { Route } from '#contracts/http/route';
import { readToasts } from '../../ui/feedback/toast-store.js';
import { accountAnswers, packageOfShop } from './answers/account-answers.js';
import { answer } from './answers/answer.js';
import { botStates } from './answers/bot-states.js';
import { budi, chatAnswers } from './answers/chat-answers.js';
import { ids, minutesAgo } from './answers/ids.js';
import { openToAct } from './opened.js';

/* States of a shop and its account that the examples do not have. */

const stored = <R extends Route>(route: R) =>
  [...accountAnswers, ...chatAnswers].find((one) => one.route === route)!.reply as z.input<R['reply']>;
const summary = (change: Partial<z.input<typeof analytics.summary.reply>>) =>
  answer(analytics.summary, { ...stored(analytics.summary), ...change });
const said = () => readToasts().map(({ text }) => text);

describe('a lead of the queue', () => {
  const leadsOf = (reason: NonNullable<typeof budi.needsOwner>['reason'], takeoverUntil: string | null) =>
    answer(chat.waiting, {
      counts: { needsOwner: 1, takenOver: 0, unread: 0, leftBehind: 5 },
      leads: [{ ...budi, takeoverUntil, needsOwner: { ...budi.needsOwner!, reason } }],
      next: null,
    });

  test.each([
    ['asks something', 'question', null, 23, null],
    ['asks something, and the owner has the chat', 'question', 'forever', 23, '/takeover {"active":false}'],
    ['was left behind', 'no-quota', null, 23, `/queue/answer {"conversationIds":["${ids.budi}"]}`],
    ['was left behind, and the owner has the chat', 'no-quota', 'forever', 23, '/takeover {"active":false}'],
    ['was left behind, and the bot cannot answer yet', 'no-quota', null, 0, null],
  ] as const)('who %s (%s, %s), with %s days left: the way back to the bot is %s', async (...[, reason, takeoverUntil, daysLeft, way]) => {
    const { press, sent, server } = await openToAct('/dashboard', { answers: [leadsOf(reason, takeoverUntil), summary({ daysLeft })] });
    const name = 'Ke bot: Budi Santoso';
    expect(screen.queryByRole('button', { name }) !== null).toBe(way !== null);
    // The panel offers to answer all left leads at once only while the bot can answer.
    expect(screen.queryByText(/^5 pesan belum dijawab/) !== null).toBe(daysLeft > 0);
    if (way === null) return;
    server.writes = 'held';
    await press(name);
    expect(sent('/chat/').map((one) => one.slice(one.lastIndexOf(way)))).toEqual([way]);
    // The row has disappeared, and the focus is on the heading above the other rows.
    expect([screen.queryByRole('button', { name }), document.activeElement?.tagName]).toEqual([null, 'H2']);
  });
});

test('the first steps are hidden until the owner wants them back, also on the next visit of the page', async () => {
  const onboarding = { linked: true, trained: true, triedOut: false, firstReply: false };
  const { press, doing } = await openToAct('/dashboard', { answers: [summary({ onboarding })] });
  const again = () => screen.queryByRole('button', { name: 'Tampilkan langkah awal (2 dari 5 selesai)' }) !== null;
  const steps = () => screen.queryByRole('heading', { name: 'Mulai dari sini' }) !== null;
  const go = (name: string) => doing(() => fireEvent.click(screen.getAllByRole('link', { name })[0]!));
  expect([steps(), again()]).toEqual([true, false]);
  await press('Sembunyikan');
  expect([steps(), again()]).toEqual([false, true]);
  await go('Laporan');
  await go('Dashboard');
  expect([steps(), again()]).toEqual([false, true]);
  await press(/^Tampilkan langkah awal/);
  await go('Laporan');
  await go('Dashboard');
  expect([steps(), again()]).toEqual([true, false]);
});

test.each([
  ['nothing', { linked: false, trained: false, triedOut: false, firstReply: false }, false, 0, 'Isi Train AI'],
  ['the training', { linked: false, trained: true, triedOut: false, firstReply: false }, false, 1, 'Hubungkan WhatsApp'],
  ['the link', { linked: true, trained: true, triedOut: false, firstReply: false }, false, 2, 'Ke mana kami kabari Anda?'],
  ['where notices go', { linked: true, trained: true, triedOut: false, firstReply: false }, true, 3, 'Uji Coba Bot'],
  ['the try-out', { linked: true, trained: true, triedOut: true, firstReply: false }, true, 4, 'Balasan pertama'],
  ['all, as an older server says', { linked: true, trained: true, triedOut: true, firstReply: false }, undefined, 4, 'Balasan pertama'],
])('the first steps, with %s done', async (...[, onboarding, reachable, done, next]) => {
  await openToAct('/dashboard', { answers: [summary({ onboarding, reachable })] });
  const card = within(screen.getByRole('heading', { name: 'Mulai dari sini' }).closest('section')!);
  expect(card.getByText(`${done} dari 5 selesai`)).toBeTruthy();
  expect(card.queryAllByLabelText('Selesai')).toHaveLength(done);
  const left = card.getAllByRole('listitem').filter((one) => within(one).queryByLabelText('Selesai') === null);
  expect([left.length, left[0]?.textContent]).toEqual([5 - done, expect.stringContaining(next)]);
});

test.each([
  ['with days before', [5, 5], [2, 2], '10', 'sekarang 60% lebih sedikit'],
  ['of a new shop', [0, 0], [2, 2], null, null],
])('the messages of a shop %s are compared only with what there was', async (...[, dailyBefore, counts, before, change]) => {
  const dailyData = counts.map((count, at) => ({ date: `2026-11-2${at}`, count }));
  await openToAct('/dashboard', { answers: [summary({ dailyBefore, dailyData, total30Days: 4 })] });
  const figure = screen.queryByText('30 hari sebelumnya', { selector: 'dt' })?.parentElement?.textContent ?? null;
  expect(figure === null).toBe(before === null);
  for (const words of [before, change]) if (words !== null) expect(figure).toContain(words);
});

test.each([
  ['an owner', 'owner', null, [], true],
  ['an agent', 'agent', null, [], false],
  ['an owner with a package', 'owner', 'ai-1000', [], false],
  ['an owner whose bot is off', 'owner', null, botStates['stopped']!, false],
] as const)('%s without a package may stop the bot from the dashboard: %s %s', async (...[, role, packageId, answers, isOffered]) => {
  await openToAct('/dashboard', { role, answers: [summary({ packageId, daysLeft: packageId ? 9 : 0 }), ...answers] });
  expect(screen.queryByRole('button', { name: 'Hentikan bot' }) !== null).toBe(isOffered);
});

describe('the packages', () => {
  const profile = (change: Partial<typeof packageOfShop>) =>
    answer(account.profile, { ...stored(account.profile), package: { ...packageOfShop, ...change } });
  const orders = (state: 'pending' | 'paid', minutes: number) =>
    answer(billing.orders, [{ orderId: 'ORD-9', packageId: 'ai-3000', amount: 100_000, state, createdAt: minutesAgo(minutes) }]);

  test.each([
    ['while they run', profile({}), { aiResponsesLeft: 120 }, null, true],
    ['with nothing left', profile({}), { aiResponsesLeft: 0 }, 'Kuota balasan AI Paket Basic habis.', false],
    // cast: the example's type has its own state only
    ['when they are over', profile({ status: 'expired' as never }), { aiResponsesLeft: 120 }, 'Paket Basic berakhir', false],
  ] as const)('%s: what is left is shown, or why the bot does not answer', async (...[, of, change, words, isRunning]) => {
    await openToAct('/billing', { answers: [of, summary(change)] });
    expect(screen.queryByRole('region', { name: 'Paket berjalan' }) !== null).toBe(isRunning);
    const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts).toEqual(words === null ? [] : [expect.stringContaining(words)]);
  });

  test.each([
    ['an owner', 'owner', orders('pending', 60), true],
    ['an owner, a day later', 'owner', orders('pending', 25 * 60), false],
    ['an owner who has paid', 'owner', orders('paid', 60), false],
    ['an admin', 'admin', orders('pending', 60), false],
  ] as const)('%s (%s) may go on with a payment that was begun: %#', async (_who, role, of, isOffered) => {
    const { press, sent } = await openToAct('/billing', { role, answers: [of] });
    expect(screen.queryByText(/sebesar Rp.100\.000 belum selesai\./) !== null).toBe(isOffered);
    if (!isOffered) return;
    await press('Lanjutkan pembayaran');
    expect(sent('/create-transaction')).toEqual([expect.stringContaining('{"packageId":"ai-3000"}')]);
  });

  test('a package without a limit is not counted', async () => {
    await openToAct('/billing', { answers: [summary({ aiResponsesLeft: 'Unlimited', aiResponsesTotal: 'Unlimited', daysLeft: 9 })] });
    const running = screen.getByRole('region', { name: 'Paket berjalan' });
    expect(running.textContent).toContain('Tanpa batas balasan AI');
    expect(within(running).queryByRole('progressbar')).toBeNull();
  });
});

test.each([
  [999, '999 terjadwal'],
  [1_000, '1.000+ terjadwal'],
])('a queue of %s follow-ups counts %s', async (total, words) => {
  await openToAct('/followup', { answers: [answer(followup.queue, { ...stored(followup.queue), total })] });
  expect(screen.getByText(/ terjadwal$/).textContent).toBe(words);
});

test.each([
  [null, 'AI menulis dari isi chat saat waktunya tiba.'],
  ['', 'Teks masih kosong: hari ini dilewati.'],
  ['Halo Budi', 'Halo Budi'],
])('a scheduled follow-up with the text %j says “%s”', async (text, words) => {
  const page = stored(followup.queue);
  await openToAct('/followup', { answers: [answer(followup.queue, { ...page, rows: [{ ...page.rows[0]!, text }], total: 1 })] });
  const row = screen.getByRole('button', { name: /^Batalkan follow-up hari 1/ }).closest('li')!;
  expect(row.textContent).toContain(words);
});

test.each([
  [1, 'Follow-up dibatalkan.'],
  [3, '3 follow-up dibatalkan.'],
])('%s cancelled follow-ups are told as “%s”', async (cancelled, words) => {
  const { press } = await openToAct('/followup', { answers: [answer(followup.cancel, { success: true, cancelled })] });
  await press(/^Batalkan follow-up hari 1/);
  expect(said()).toEqual([words]);
});

test('a report goes back and forth by its own length, and no further than the last full period', async () => {
  const { press, asked, server, doing } = await openToAct('/laporan');
  const reply = (days: 1 | 7, from: string) => server.replaceAnswer(answer(reports.read, { ...stored(reports.read), days, from }));
  const queries = async (step: () => Promise<void>) => (await asked('/reports?', step)).map((one) => one.replace(/^[^?]*\?/, ''));
  const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Berikutnya' });
  expect(next().disabled).toBe(true);
  reply(1, '2026-11-25');
  expect(await queries(() => press('Sebelumnya'))).toEqual(['days=1&from=2026-11-25']);
  expect([next().disabled, screen.queryByText('Rabu, 25 November 2026') !== null]).toEqual([false, true]);
  // The panel has already fetched the last report.
  expect(await queries(() => press('Berikutnya'))).toEqual([]);
  expect(next().disabled).toBe(true);
  reply(7, '2026-11-16');
  const toWeeks = () => doing(() => fireEvent.change(screen.getByLabelText('Tampilkan'), { target: { value: 'week' } }));
  expect(await queries(toWeeks)).toEqual(['days=7']);
  reply(7, '2026-11-09');
  expect(await queries(() => press('Sebelumnya'))).toEqual(['days=7&from=2026-11-09']);
});

test.each([
  [12_500_000, 1_000_000_000, 'Terpakai 12,5 MB dari 1 GB', 12_500_000],
  [999_900_000, 1_500_000_000, 'Terpakai 999,9 MB dari 1,5 GB', 999_900_000],
  [1_200_000_000, 1_000_000_000, 'Terpakai 1,2 GB dari 1 GB', 1_000_000_000],
])('%s of %s bytes: %s', async (usedBytes, limitBytes, words, shown) => {
  await openToAct('/settings', { answers: [answer(account.storage, { usedBytes, limitBytes })] });
  expect(screen.getByText(/^Terpakai/).textContent).toBe(words);
  expect(screen.getByRole('progressbar', { name: 'Penyimpanan terpakai' }).getAttribute('aria-valuenow')).toBe(String(shown));
});

test.each([
  ['', 'belum diisi'],
  ['6281277770000', null],
])('notices to the number “%s”: the settings lead to its field: %s', async (number, name) => {
  await openToAct('/settings', { answers: [answer(notices.settings, { ...stored(notices.settings), number })] });
  const link = screen.queryByRole('link', { name: 'belum diisi' });
  expect(link?.getAttribute('href') ?? null).toBe(name && `/b/${ids.bot}/bot#ongkir-notifikasi`);
});

test.each([
  [0, null, 'Closing · Whatsapp Bot AI'],
  [3, null, '(3) Closing · Whatsapp Bot AI'],
  [99, null, '(99) Closing · Whatsapp Bot AI'],
  [100, 'stopped', '(99+) ⚠ Dihentikan · Closing · Whatsapp Bot AI'],
  [0, 'starting', 'Closing · Whatsapp Bot AI'],
] as const)('the tab with %s leads who wait, and a bot that is %s: %s', async (needsOwner, bot, title) => {
  const waiting = answer(chat.waiting, { ...stored(chat.waiting), counts: { needsOwner, takenOver: 0, unread: 0, leftBehind: 0 } });
  const badges: (number | undefined)[] = [];
  Object.assign(navigator, { setAppBadge: async (count?: number) => void badges.push(count) });
  await openToAct('/closing', { answers: [waiting, ...(bot ? botStates[bot]! : [])] });
  Reflect.deleteProperty(navigator, 'setAppBadge');
  expect([document.title, badges.at(-1)]).toEqual([title, needsOwner]);
});

test.each([
  ['that answers', null, null],
  ['that is off', 'stopped', 'Bot: Dihentikan'],
  ['that starts', 'starting', 'Bot: Memulai'],
] as const)('over a chat on a phone, a bot %s is named if it cannot answer', async (_what, bot, name) => {
  await openToAct(`/chat-history?percakapan=${ids.budi}`, { on: 'phone', answers: bot ? botStates[bot]! : [] });
  expect(screen.queryByRole('link', { name: /^Bot: / })?.textContent ?? null).toBe(name);
});

test.each([
  ['default', true],
  ['granted', false],
  ['denied', false],
  [null, false],
])('a browser with the permission %s: the menu offers notices: %s', async (permission, isOffered) => {
  if (permission !== null) Object.assign(window, { Notification: { permission } });
  const { doing } = await openToAct('/closing');
  await doing(() => fireEvent.click(screen.getByRole('button', { name: /Sari Wulandari/ })));
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Nyalakan notifikasi' }) !== null).toBe(isOffered);
  Reflect.deleteProperty(window, 'Notification');
});

test('an order whose status is changed leaves the list of its old status at once, and comes back when it is refused', async () => {
  const { doing, server, asked } = await openToAct('/closing');
  const choose = (label: string, value: string) =>
    doing(() => fireEvent.change(screen.getAllByLabelText(label)[0]!, { target: { value } }));
  server.replaceAnswer(answer(closings.list, [stored(closings.list)[0]!]));
  expect(await asked('/closings?', () => choose('Tampilkan status', 'new'))).toEqual([expect.stringContaining('state=new')]);
  const rows = () => screen.queryAllByLabelText('Status closing Budi Santoso').length;
  expect(rows()).toBe(1);
  server.writes = 'held';
  await choose('Status closing Budi Santoso', 'paid');
  expect([rows(), screen.queryByText('Tidak ada closing berstatus Baru') !== null]).toEqual([0, true]);
  await doing(() => server.release('refused'));
  expect(rows()).toBe(1);
});
