import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { bot } from '#contracts/http/bot/bot';
import { chat, type ContactView } from '#contracts/http/chat/chat';
import { closings } from '#contracts/http/chat/closings';
import { limits } from '#contracts/values/limits';
import { readToasts } from '../../ui/feedback/toast-store.js';
import { answer, type Answer } from './answers/answer.js';
import { state } from './answers/bot-answers.js';
import { botStates } from './answers/bot-states.js';
import { agus, budi, messages, siti } from './answers/chat-answers.js';
import { ids, minutesAgo } from './answers/ids.js';
import { openToAct } from './opened.js';

/*
 * States of chats and codes that the example answers do not contain, and changes that time brings while the screen is
 * open.
 */

const talk = (id: string) => `/chat-history?percakapan=${id}`;
const chips = () => within(screen.getByRole('group', { name: 'Saring chat' }));
const pressed = () =>
  chips()
    .getAllByRole('button')
    .filter((one) => one.getAttribute('aria-pressed') === 'true')
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);
/** The query parameters of the requests for the chat list, without the page size. */
const asksFor = (requests: readonly string[]) =>
  requests
    .filter((one) => /\/chat\/contacts\?/.test(one))
    .map((one) => new URLSearchParams(one.replace(/^[^?]*\?limit=50&?/, '')).toString());

test('a label and a filter narrow the list together, and “Semua” ends both', async () => {
  const { press, asked, type } = await openToAct('/chat-history');
  const step = async (action: () => Promise<void>) => [asksFor(await asked('/chat/contacts?', action)), pressed()];
  expect(pressed()).toEqual(['Semua']);
  expect(await step(() => press('Label Baru'))).toEqual([['label=Baru'], ['Label Baru']]);
  expect(await step(() => press(/^Belum dibaca/))).toEqual([['filter=unread&label=Baru'], ['Belum dibaca2', 'Label Baru']]);
  // While a filter is active, the search covers only the filtered list.
  expect(await step(() => type('Cari nama, nomor, atau pesan', 'bu'))).toEqual([
    ['q=bu&filter=unread&label=Baru'],
    ['Belum dibaca2', 'Label Baru'],
  ]);
  expect(screen.queryByRole('region', { name: 'Hasil pencarian' })).toBeNull();
  await press('Semua');
  expect(pressed()).toEqual(['Semua']);
  expect(screen.queryByRole('region', { name: 'Hasil pencarian' })).not.toBeNull();
});

test('a label that no chat has any more stays among the filters while it is chosen', async () => {
  const { press, server, doing } = await openToAct('/chat-history');
  const labels = () =>
    chips()
      .getAllByRole('button')
      .flatMap((one) => one.getAttribute('aria-label') ?? []);
  const before = labels();
  expect(before).toContain('Label Baru');
  await press('Label Baru');
  server.replaceAnswer(answer(chat.labels, ['Grosir']));
  await press('Pilih beberapa chat');
  await press(/^Budi Santoso/, 'checkbox');
  await press('Beri atau lepas label');
  await press('Lepas label Baru');
  await doing(() => undefined);
  expect([labels(), pressed()]).toEqual([['Label Baru', 'Label Grosir'], ['Label Baru']]);
  await press('Label Baru');
  expect(labels()).toEqual(['Label Grosir']);
});

const contacts = (...changed: readonly ContactView[]) => answer(chat.contacts, [...changed]);
const thread = () => within(screen.getByRole('region', { name: 'Isi chat' }));
const holds = () => thread().queryByText(/^Chat ini Anda yang pegang/)?.textContent ?? null;

test('a takeover that ends by itself ends on the screen as well, at its time', async () => {
  const { pass } = await openToAct(talk(ids.siti), { answers: [contacts({ ...siti, takeoverUntil: minutesAgo(-1) })] });
  const isTaken = () => thread().getByRole('switch', { name: 'Ambil alih chat' }).getAttribute('aria-checked');
  expect([holds(), isTaken()]).toEqual(['Chat ini Anda yang pegang sampai 10.01.', 'true']);
  await pass(91_000);
  expect([holds(), isTaken()]).toEqual([null, 'false']);
});

test.each([
  ['forever', null, 'Chat ini Anda yang pegang, sampai Anda kembalikan ke bot.', 1],
  // Here the banner about the waiting lead contains the button back to the bot.
  ['forever', budi.needsOwner, null, 1],
  [null, budi.needsOwner, null, 0],
  [minutesAgo(1), null, null, 0],
] as const)(
  'a chat taken over until %s, with the need %j: %s, and %s ways back to the bot',
  async (takeoverUntil, needsOwner, words, ways) => {
    await openToAct(talk(ids.siti), { answers: [contacts({ ...siti, takeoverUntil, needsOwner })] });
    expect([holds(), thread().queryAllByRole('button', { name: /Kembalikan ke bot/ }).length]).toEqual([words, ways]);
  },
);

test.each([
  ['a number', null, 'Nomor pelanggan ini sekarang milik orang lain.'],
  ['a number that is known', '6281299998888', 'Nomor 0812-9999-8888 sekarang milik orang lain.'],
])('a lead who has lost %s: the thread says whose number it is now', async (_what, formerNumber, words) => {
  await openToAct(talk(ids.siti), { answers: [contacts({ ...siti, numberMoved: true, formerNumber, takeoverUntil: null })] });
  expect(thread().getByText(/sekarang milik orang lain/).textContent).toContain(words);
});

test.each([
  ['a number', budi, true],
  ['a hidden number', { ...budi, phoneNumber: 'lid:123', username: 'budi' }, false],
])('details of a lead with %s: it can be copied', async (_what, contact, isOffered) => {
  await openToAct(talk(ids.budi), { answers: [contacts(contact), answer(chat.contact, contact)] });
  expect(screen.queryByRole('button', { name: 'Salin nomor' }) !== null).toBe(isOffered);
});

test.each([
  ['', false, 'Belum diketahui.'],
  ['', true, 'Belum diketahui.'],
  ['Budi', false, 'Dicatat bot dari chat.'],
  ['Budi', true, 'Tulisan Anda.'],
])('a note “%s”, written by the owner: %s, says “%s”', async (value, byOwner, words) => {
  const { press } = await openToAct(talk(ids.budi), {
    answers: [answer(chat.memory, { summary: '', updatedAt: null, facts: [{ kind: 'name', value, byOwner }] })],
  });
  await press('Catatan');
  const field = within(screen.getByRole('dialog')).getByLabelText('Nama');
  expect(document.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)?.textContent).toBe(words);
  expect(screen.queryByRole('button', { name: 'Hapus ringkasan' })).toBeNull();
});

test.each([
  [limits.labelsPerContactMax - 1, true],
  [limits.labelsPerContactMax, false],
])('a chat with %s labels can have another one: %s', async (count, isOffered) => {
  const labels = Array.from({ length: count }, (_, at) => `Label ${at + 1}`);
  await openToAct(talk(ids.budi), { answers: [contacts({ ...budi, labels })] });
  expect(screen.queryByLabelText('Label baru') !== null).toBe(isOffered);
  expect(screen.getAllByRole('button', { name: /^Hapus label/ })).toHaveLength(count);
});

test.each([
  ['of a log', '/logs', [], 'Copy Log', 'Log tidak dapat disalin.'],
  ['of a lead’s number', talk(ids.budi), [], 'Salin nomor', 'Nomor tidak dapat disalin di browser ini.'],
  ['of a code', '/bot', botStates['a pairing code']!, 'Salin', 'Kode tidak dapat disalin di browser ini.'],
] as const)('a copy %s that the browser refuses is told', async (...[, path, answers, name, words]) => {
  const { press } = await openToAct(path, { answers });
  const writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await press(name);
  expect(readToasts().map(({ text }) => text)).toEqual([expect.stringContaining(`❌ ${words}`)]);
});

const untilMs = 30_000;
const until = minutesAgo(-untilMs / 60_000);
const linking = (change: object): Answer[] => {
  const one = { ...state, status: 'qr' as const, phone: null, health: null, ...change };
  return [answer(bot.status, one), answer(bot.statusOf, one)];
};
/** The remaining seconds that the page shows for a code. Some seconds have passed since the page was opened. */
const secondsLeft = () => Number(/^Berlaku (\d+) detik lagi$/.exec(screen.getByRole('timer').textContent)?.[1]);

test.each([
  ['a code to type', linking({ pairingCode: 'ABCD1234', pairingCodeUntil: until }), 'Waktu kode habis…'],
  ['a passkey', linking({ passkey: { step: 'asked', until, code: null } }), 'Berlaku 0 detik lagi'],
])('the time of %s runs, and its end is said', async (_what, answers, end) => {
  const { pass } = await openToAct('/bot', { answers });
  const before = secondsLeft();
  expect([before > 15, before <= 30, screen.queryByText(end)]).toEqual([true, true, null]);
  await pass(10_000);
  expect(secondsLeft()).toBeLessThan(before);
  await pass(untilMs);
  expect(screen.queryByText(end)).not.toBeNull();
});

test('a QR code is covered until its question is answered; its time runs, and a new one is announced', async () => {
  const { pass } = await openToAct('/bot', {
    answers: linking({ qr: { url: '/api/bot/qr/kode.png', expiresAt: until, attempt: 2, attempts: 5 } }),
  });
  const next = () => screen.queryByText('Mengambil kode baru…') !== null;
  expect(secondsLeft()).toBeGreaterThan(15);
  expect(screen.getByRole('timer').parentElement!.textContent).toMatch(/ · kode 2 dari 5$/);
  await pass(untilMs + 1_000);
  expect(next()).toBe(false);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Tidak' })));
  expect(next()).toBe(true);
});

const pageIds = (count: number) =>
  Array.from({ length: count }, (_, at) => `0197c0de-0000-7000-8000-${String(3_000 + at).padStart(12, '0')}`);

test.each([
  [limits.pageSize - 1, []],
  [limits.pageSize, ['before']],
])('a list of %s chats reads the next page after its last row: %j', async (count, names) => {
  const rows = pageIds(count).map((id) => ({
    ...siti,
    conversationId: id as ContactView['conversationId'],
    phoneNumber: `62${id.slice(-4)}`,
  }));
  const { server } = await openToAct('/chat-history', { answers: [contacts(...rows)] });
  const further = server.requests.filter((one) => /\/contacts\?.*before=/.test(one));
  expect(further.map((one) => one.split('before=')[1])).toEqual(names.map(() => rows.at(-1)!.conversationId));
});

test.each([
  [limits.pageSize - 1, []],
  [limits.pageSize, [100]],
])('a thread of %s messages reads what is older than its oldest: %j', async (count, before) => {
  const rows = pageIds(count).map((id, at) => ({ ...messages[0]!, id, seq: 100 + at }));
  const { server } = await openToAct(talk(ids.siti), { answers: [answer(chat.messages, rows)] });
  const further = server.requests.filter((one) => /\/messages\?.*before=/.test(one));
  expect(further.map((one) => Number(one.split('before=')[1]))).toEqual(before);
});

test('an order leads to its chat, also that of a lead whose id is no number', async () => {
  const row = {
    conversationId: ids.agus,
    name: agus.name,
    phoneNumber: 'lid:9/9',
    id: ids.firstClosing,
    earlier: [],
    doubt: 'edited' as const,
  };
  await openToAct('/closing', {
    answers: [answer(closings.list, [{ ...row, summary: '1 Topi', amount: null, state: 'cancelled', at: minutesAgo(60) }])],
  });
  const links = screen.getAllByRole('link').filter((one) => one.getAttribute('href')?.includes('kontak='));
  expect(links.map((one) => one.getAttribute('href'))).toEqual(Array(2).fill(`/b/${ids.bot}/chat-history?kontak=lid%3A9%2F9`));
});
