import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { z } from 'zod';
import { analytics } from '#contracts/http/account/analytics';
import { bot, type BotState } from '#contracts/http/bot/bot';
import { prompt } from '#contracts/http/bot/prompt';
import { blacklist } from '#contracts/http/chat/blacklist';
import { accountAnswers } from './answers/account-answers.js';
import { answer } from './answers/answer.js';
import { botStates } from './answers/bot-states.js';
import { state } from './answers/bot-answers.js';
import { ids } from './answers/ids.js';
import { openToAct } from './opened.js';
import { connection, send } from './page-socket.js';

/* Linking a number from the dashboard and from a phone, and the numbers that the bot leaves alone. */

const figures = accountAnswers.find(({ route }) => route === analytics.summary)!.reply as z.input<typeof analytics.summary.reply>;
const summary = (change: Partial<typeof figures>) => answer(analytics.summary, { ...figures, ...change });
const sheet = () => screen.queryByRole('dialog', { name: 'Hubungkan dengan kode' });
const starts = (requests: readonly string[]) => requests.filter((one) => one.startsWith('POST /api/bot/start')).length;

test.each([
  ['never linked', 'computer', 'Hubungkan WhatsApp', 1, false],
  ['never linked', 'phone', 'Hubungkan WhatsApp', 0, true],
  ['thrown out', 'computer', 'Hubungkan lagi', 1, false],
  ['thrown out', 'phone', 'Hubungkan lagi', 0, true],
  ['stopped', 'computer', 'Start Bot', 1, false],
  ['stopped', 'phone', 'Start Bot', 1, false],
  ['a pairing code', 'computer', 'Buka kode', 0, false],
] as const)(
  'a bot that is or has %s, on a %s: “%s” on the dashboard starts it %s times, or opens the window for codes: %s',
  async (...row) => {
    const [of, on, name, times, isLed] = row;
    const onboarding = { linked: of !== 'never linked', trained: true, triedOut: false, firstReply: false };
    const { press, server } = await openToAct('/dashboard', { on, answers: [...botStates[of]!, summary({ onboarding })] });
    server.writes = 'held';
    await press(name);
    expect([location.pathname, starts(server.requests), sheet() !== null]).toEqual([`/b/${ids.bot}/bot`, times, isLed]);
    if (!isLed) return;
    await press('Tutup jendela');
    // The navigation state is cleared, so neither the back button nor a reload opens the window again.
    expect([sheet(), history.state?.usr ?? null]).toEqual([null, null]);
  },
);

test.each(['stopped', 'thrown out', 'never linked'])('an agent cannot link a bot that is %s, and reads whom to ask', async (of) => {
  await openToAct('/dashboard', { role: 'agent', answers: botStates[of]! });
  const strip = within(screen.getByRole('region', { name: 'Keadaan bot' }));
  expect(strip.queryAllByRole('button')).toEqual([]);
  expect(strip.getByText(/Minta/)).toBeTruthy();
});

describe('the window for a code', () => {
  const off = { ...state, status: 'offline' as const, health: null, phone: null, lastMessageAt: null };
  const states = (one: BotState) => [answer(bot.status, one), answer(bot.statusOf, one)];
  const settings = (number: string) =>
    answer(prompt.read, { prompt: 'Kamu admin.', secondary_prompt: 'default', alamat: 'default', nomor_notifikasi: number });
  const openSheet = async (one: BotState, number: string) => {
    const acts = await openToAct('/bot', { on: 'phone', answers: [...states(one), settings(number)] });
    await acts.doing(() => connection('up'));
    await acts.press(/^Hubungkan (?:dengan kode|lagi)$/);
    const field = () => screen.getByLabelText<HTMLInputElement>('Nomor WhatsApp bot').value;
    return { ...acts, field, becomes: (next: Partial<BotState>) => acts.doing(() => send('bot.status', { ...one, version: 9, ...next })) };
  };

  test.each([
    [
      'the number that was linked',
      { ...off, phone: '6281299990000', reason: 'logged_out' as const },
      '6281277770000@c.us',
      '6281299990000',
    ],
    ['a foreign number that was linked', { ...off, phone: '85291234567', reason: 'logged_out' as const }, 'default', '+85291234567'],
    ['the owner’s own number', off, '6281277770000@c.us', '6281277770000'],
    ['nothing', off, 'default', ''],
  ])('begins with %s', async (_what, one, number, begins) => {
    expect((await openSheet(one, number)).field()).toBe(begins);
  });

  test.each([
    ['requested a code for', true, '081299990000'],
    ['only typed', false, '6281277770000'],
  ])('begins with the number that somebody %s before, on this device', async (_what, asks, begins) => {
    const { type, press, field, doing } = await openSheet(off, '6281277770000@c.us');
    await type('Nomor WhatsApp bot', '081299990000');
    if (asks) await press('Tidak, minta kode');
    await press('Tutup jendela');
    for (const page of ['Chat', 'Bot']) await doing(() => fireEvent.click(screen.getByTitle(page)));
    await press(/^Hubungkan (?:dengan kode|lagi)$/);
    expect(field()).toBe(begins);
  });

  test('asks for a code of the typed number, and again after it has ended or the number was changed', async () => {
    const { type, press, sent, becomes, field } = await openSheet(off, 'default');
    await type('Nomor WhatsApp bot', '081299990000');
    // The advice belongs to the number that is typed now. It disappears when the owner changes the number.
    await press('Ya');
    expect(screen.queryByRole('button', { name: 'Tetap minta kode' })).not.toBeNull();
    await press('Pakai nomor lain');
    await press('Tidak, minta kode');
    const asked = () => sent('/pairing').map((one) => one.slice(one.indexOf('{')));
    expect(asked()).toEqual(['{"phone":"081299990000"}']);
    await becomes({ status: 'qr', pairingCode: 'ABCD1234', pairingCodeUntil: null });
    expect(screen.getByText('Untuk nomor 0812-9999-0000')).toBeTruthy();
    await becomes({ status: 'offline', reason: 'code_expired' });
    await press('Minta kode baru');
    expect(asked()).toEqual(Array(2).fill('{"phone":"081299990000"}'));
    await becomes({ status: 'qr', pairingCode: 'EFGH5678', pairingCodeUntil: null });
    await press('Ganti nomor');
    expect([field(), screen.queryByRole('button', { name: 'Tetap minta kode' })]).toEqual(['081299990000', null]);
    await press('Ya');
    await press('Tetap minta kode');
    await becomes({ status: 'qr', pairingCode: 'IJKL9012', pairingCodeUntil: null });
    await press('Ganti nomor');
    // The owner may enter another number, so the window asks the question again.
    expect(screen.queryByRole('button', { name: 'Tidak, minta kode' })).not.toBeNull();
  });

  test.each([
    ['answers', {}, 'Lihat chat', '/chat-history', true],
    [
      'is not trained',
      { onboarding: { linked: true, trained: false, triedOut: false, firstReply: false } },
      'Isi Train AI sekarang',
      '/prompt',
      false,
    ],
    ['has no replies left', { aiResponsesLeft: 0 }, 'Tambah kuota', '/billing', false],
    ['has no package', { daysLeft: 0 }, 'Perbarui paket', '/billing', false],
  ])('ends with the next step of a bot that %s', async (...[, change, name, path, isAlive]) => {
    const one = { ...off, status: 'qr' as const, pairingCode: 'ABCD1234', pairingCodeUntil: null };
    const acts = await openToAct('/bot', { on: 'phone', answers: [...states(one), summary(change)] });
    await acts.doing(() => connection('up'));
    await acts.press('Hubungkan dengan kode');
    await acts.doing(() => send('bot.status', { ...state, version: 9 }));
    const dialog = within(screen.getByRole('dialog', { name: 'WhatsApp terhubung' }));
    expect(dialog.getByRole('link', { name }).getAttribute('href')).toBe(`/b/${ids.bot}${path}`);
    expect(dialog.getByText('0812-9999-0000')).toBeTruthy();
    expect(dialog.queryByText(/Minta teman mengirim pesan/) !== null).toBe(isAlive);
    await acts.press('Nanti saja');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('excluded numbers', () => {
  const listed = (...numbers: string[]) =>
    answer(blacklist.list, { blacklist: numbers, labels: [{ number: '@toko.lain', label: 'Toko Lain' }] });

  test.each([
    ['0812-3456 789', '08123456789'],
    ['+62 (812) 3', '+628123'],
    ['@Toko.Lain_2!', '@toko.lain_2'],
  ])('the field takes %s as %s', async (typed, kept) => {
    const { type } = await openToAct('/blacklist');
    await type('Nomor WhatsApp', typed);
    expect(screen.getByLabelText<HTMLInputElement>('Nomor WhatsApp').value).toBe(kept);
  });

  test.each([
    ['6281200000003', 'AI akan kembali membalas nomor 6281200000003.'],
    ['Toko Lain', 'AI akan kembali membalas Toko Lain.'],
  ])('%s is taken off the list after a question, and comes back when that is refused', async (label, words) => {
    const { press, server, doing } = await openToAct('/blacklist', { answers: [listed('6281200000003@c.us', '@toko.lain')] });
    const rows = () => screen.queryAllByRole('button', { name: /^Hapus / }).map((one) => one.getAttribute('aria-label'));
    await press(`Hapus ${label}`);
    expect(screen.getByRole('alertdialog').textContent).toContain(words);
    server.writes = 'held';
    await press('Hapus');
    expect(rows()).toHaveLength(1);
    expect(rows()).not.toContain(`Hapus ${label}`);
    await doing(() => server.release('refused'));
    expect(rows()).toContain(`Hapus ${label}`);
  });

  test('a number that was typed while another one is saved stays in the field', async () => {
    const { type, press, server, doing } = await openToAct('/blacklist');
    const field = () => screen.getByLabelText<HTMLInputElement>('Nomor WhatsApp').value;
    server.writes = 'held';
    await type('Nomor WhatsApp', '081298765432');
    await press('Simpan');
    await type('Nomor WhatsApp', '081298765433');
    await doing(() => server.release('answered'));
    expect(field()).toBe('081298765433');
    await press('Simpan');
    expect(field()).toBe('');
  });

  test.each([
    ['Rajin', '6281200000009', 'Rajin6281200000009 · 41 balasan'],
    ['+6281200000009', '6281200000009', '+628120000000941 balasan'],
    ['Toko', '@toko.lain', 'Toko41 balasan'],
  ])('a lead %s (%s) with many answers is shown as %s', async (name, number, words) => {
    await openToAct('/blacklist', { answers: [answer(blacklist.heaviest, { leads: [{ number, name, answers: 41 }] })] });
    const row = screen.getByRole('button', { name: `Kecualikan ${name}` }).closest('li')!;
    expect(row.textContent).toBe(`${words}Kecualikan`);
  });
});
