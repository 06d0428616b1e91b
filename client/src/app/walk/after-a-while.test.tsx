import { expect, jest, test } from '@jest/globals';
import type { z } from 'zod';
import type { Route } from '#contracts/http/route';
import { QuickReplyId } from '#contracts/values/ids';
import { act, fireEvent, screen } from '@testing-library/react';
import { analytics } from '#contracts/http/account/analytics';
import { notices } from '#contracts/http/account/notices';
import { trainingParts } from '#contracts/http/bot/training-parts';
import { bot } from '#contracts/http/bot/bot';
import { chat } from '#contracts/http/chat/chat';
import { closings } from '#contracts/http/chat/closings';
import { followup } from '#contracts/http/chat/followup';
import { quickReplies } from '#contracts/http/chat/quick-replies';
import { publicConfig } from '#contracts/http/public-config';
import { limits } from '#contracts/values/limits';
import { noPackageName } from '#contracts/values/selling/packages';
import { notify } from '../../ui/feedback/toast-store.js';
import { connection, send } from './page-socket.js';
import { accountAnswers } from './answers/account-answers.js';
import { answer } from './answers/answer.js';
import { budi } from './answers/chat-answers.js';

const { openScreen } = await import('./open-screen.js');
const { ids } = await import('./answers/ids.js');

/* Parts that a walk does not reach: other answers of the server, keys, and time that passes. */

const stored = <R extends Route>(route: R) => accountAnswers.find((one) => one.route === route)!.reply as z.input<R['reply']>;

/** Presses a control of the screen, and waits for its effects. */
async function press(settle: () => Promise<void>, role: 'button' | 'link' | 'switch', name: string): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole(role, { name })));
  await settle();
}

test.each([
  ['untested', false],
  ['waiting', true],
  ['sent', true],
  ['works', false],
] as const)('a test message that is %s is asked for again (%s)', async (numberState, isAsked) => {
  const { server, pass } = await openScreen('/dashboard', {
    answers: [answer(notices.settings, { ...stored(notices.settings), numberState })],
  });
  const heard = server.requests.length;
  await pass(10_000);
  expect(server.requests.slice(heard).some((one) => one.includes('/notices/settings'))).toBe(isAsked);
});

test('a delivered test message is announced, also when the number was read as untested after it was asked for', async () => {
  const settings = { ...stored(notices.settings), numberState: 'untested' as const };
  const summary = { ...stored(analytics.summary), reachable: false };
  const { server, settle } = await openScreen('/dashboard', {
    part: 'page',
    answers: [answer(notices.settings, settings), answer(analytics.summary, summary)],
  });
  await act(async () => connection('up'));
  server.writes = 'held';
  await press(settle, 'button', 'Kirim contoh');
  await act(async () => server.release('answered'));
  await settle();
  expect(screen.queryByText(/Contoh sampai/)).toBeNull();
  summary.reachable = true;
  await act(async () => send('closings.changed'));
  await settle();
  expect(screen.queryByRole('button', { name: 'Kirim contoh' })).toBeNull();
  expect(screen.queryByText(/Contoh sampai/)).not.toBeNull();
});

test.each([
  [0, 0, false],
  [1, 0, true],
  [0, 1, true],
])('follow-ups that begin with %s old chats and %s that are queued ask about them: %s', async (total, queued, isAsked) => {
  const off = { enabled: false, aiEnabled: false, text: 'Halo' };
  const answers = [
    answer(followup.read, { day1: off, day2: off, day3: off }),
    answer(followup.oldChats, { rows: [], total, queued, upTo: '2026-11-27T03:00:00.000Z' }),
  ];
  const { settle } = await openScreen('/followup', { answers });
  await press(settle, 'switch', 'Follow-up Hari 1: Nonaktif');
  await press(settle, 'button', 'Simpan Konfigurasi');
  expect(screen.queryByRole('dialog') !== null).toBe(isAsked);
});

test.each([
  ['Izinkan', true],
  ['Tolak', false],
])('a visitor who presses %s: the notice goes, and the pixel is loaded at once: %s', async (name, isLoaded) => {
  const answers = [answer(publicConfig.read, { ...stored(publicConfig.read), metaPixelId: '123' })];
  delete window.fbq;
  const { settle } = await openScreen('/register?packageId=ai-trial', { role: null, answers });
  expect(window.fbq).toBeUndefined();
  await press(settle, 'button', name);
  expect(screen.queryByRole('button', { name })).toBeNull();
  expect(window.fbq !== undefined).toBe(isLoaded);
});

test('the arrows go round through the quick replies, in both directions', async () => {
  const reply = (nth: number) => ({ id: QuickReplyId.parse(`0197c0de-0000-7000-8000-00000000000${nth}`), body: `Balasan ${nth}` });
  const { settle } = await openScreen(`/chat-history?percakapan=${ids.siti}`, {
    answers: [answer(quickReplies.list, [reply(1), reply(2), reply(3)])],
  });
  const field = screen.getByLabelText('Tulis pesan');
  await act(async () => void fireEvent.change(field, { target: { value: '/' } }));
  await settle();
  const chosen: (string | null)[] = [];
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    await act(async () => void fireEvent.keyDown(field, { key }));
    await settle();
    chosen.push(screen.getByRole('option', { selected: true }).textContent);
  }
  expect(chosen).toEqual(['Balasan 3', 'Balasan 2', 'Balasan 3', 'Balasan 1', 'Balasan 2']);
});

test.each([
  ['owner', { trialUsed: true, hadPackage: true }, /paket sebelumnya sudah berakhir/],
  ['owner', { trialUsed: false, hadPackage: true }, /paket sebelumnya sudah berakhir/],
  ['owner', { trialUsed: false, hadPackage: false }, /coba Paket Trial secara gratis/],
  ['agent', { trialUsed: true, hadPackage: true }, /Minta pemilik akun/],
  ['agent', { trialUsed: false, hadPackage: false }, /Minta pemilik akun/],
] as const)('an account without a package, seen by its %s, with this before: %j', async (role, before, words) => {
  const answers = [answer(analytics.summary, { ...stored(analytics.summary), packageName: noPackageName, ...before })];
  await openScreen('/dashboard', { role, answers });
  expect(screen.getByRole('dialog').textContent).toMatch(words);
});

test('a message of a public screen is gone on the next one', async () => {
  const { settle } = await openScreen('/register?packageId=ai-1000', { role: null });
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() - 10_000);
  act(() => notify('Anda menutup popup pembayaran.'));
  clock.mockRestore();
  expect(screen.queryByText(/menutup popup/)).not.toBeNull();
  await press(settle, 'link', 'Login');
  expect(location.pathname).toBe('/login');
  expect(screen.queryByText(/menutup popup/)).toBeNull();
});

test('messages of the login are gone after it', async () => {
  const { settle } = await openScreen('/login', { role: null });
  act(() => notify('Session expired. Silakan login ulang.'));
  expect(screen.queryByText(/Session expired/)).not.toBeNull();
  for (const [label, value] of [
    ['Email', 'sari@gmail.com'],
    ['Password', 'Rahasia-123'],
  ] as const)
    await act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  await press(settle, 'button', 'Login');
  expect(location.pathname).toMatch(/dashboard/);
  expect(screen.queryByText(/Session expired/)).toBeNull();
});

test('several files are sent one after the other, the first one with the caption', async () => {
  const { server, settle } = await openScreen(`/chat-history?percakapan=${ids.siti}`);
  const files = ['harga.pdf', 'ukuran.pdf'].map((name) => new File(['isi'], name, { type: 'application/pdf' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]')!;
  await act(async () => void fireEvent.change(input, { target: { files } }));
  await settle();
  await act(async () => void fireEvent.change(screen.getByLabelText('Tulis pesan'), { target: { value: 'Ini daftarnya' } }));
  const heard = server.requests.length;
  await press(settle, 'button', 'Kirim pesan');
  const sent = server.requests.slice(heard).map((one) => new URLSearchParams(one.replace(/^[^?]*/, '').replace(' (a file)', '')));
  expect(sent.map((query) => [query.get('name'), query.get('caption')])).toEqual([
    ['harga.pdf', 'Ini daftarnya'],
    ['ukuran.pdf', null],
  ]);
});

/** The texts that a step sends, each with its id. */
const textsSent = (requests: readonly string[]): string[] =>
  requests.filter((one) => one.startsWith('POST ') && one.includes('"clientId"'));
const typeText = async (text: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Tulis pesan'), { target: { value: text } }));

test('a text of a chat whose answer was lost is sent again under the same id', async () => {
  const { server, settle } = await openScreen(`/chat-history?percakapan=${ids.siti}`);
  server.writes = 'refused';
  await typeText('Ada, Kak');
  await press(settle, 'button', 'Kirim pesan');
  await press(settle, 'button', 'Kirim lagi');
  const [first, second, ...more] = textsSent(server.requests);
  expect(first).toContain('Ada, Kak');
  expect([second, more]).toEqual([first, []]);
});

test('a reply of the dashboard whose answer was lost is sent again under the same id, another text under its own', async () => {
  const { server, settle } = await openScreen('/dashboard');
  server.writes = 'refused';
  const reply = async (text: string) => {
    if (!screen.queryByLabelText('Tulis pesan'))
      await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: /^Balas / })[0]!));
    await settle();
    await typeText(text);
    await press(settle, 'button', 'Kirim pesan');
  };
  for (const text of ['Ada, Kak', 'Ada, Kak', 'Habis, Kak']) await reply(text);
  const [first, second, third] = textsSent(server.requests);
  const idOf = (one: string | undefined) => /"clientId":"([^"]+)"/.exec(one ?? '')?.[1];
  expect(first).toContain('Ada, Kak');
  expect(second).toBe(first);
  expect(third).toContain('Habis, Kak');
  expect(idOf(third)).not.toBe(idOf(first));
});

test('a chat that is marked unread while it is being marked as seen: the second request waits for the first', async () => {
  const { server, settle } = await openScreen(`/chat-history?percakapan=${ids.budi}`);
  server.writes = 'held';
  await act(async () => void fireEvent.click(screen.getAllByText('Siti Aminah')[0]!));
  await settle();
  await press(settle, 'button', 'Tandai belum dibaca');
  const marks = () =>
    server.requests.filter((one) => /\/(?:seen|acts)\b/.test(one)).map((one) => one.replace(/ \{.*/, '').split('/').at(-1)!);
  const before = marks();
  await act(async () => server.release('answered'));
  await settle();
  expect([before, marks()]).toEqual([
    ['seen', 'seen'],
    ['seen', 'seen', 'acts'],
  ]);
});

test('what was typed a moment ago is kept when the page is left', async () => {
  const { settle } = await openScreen(`/chat-history?percakapan=${ids.siti}`);
  await act(async () => void fireEvent.change(screen.getByLabelText('Tulis pesan'), { target: { value: 'Sebentar ya' } }));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(Object.values(localStorage).join()).toContain('Sebentar ya');
  await settle();
});

test('a secret that came back with an earlier version is forgotten with it', async () => {
  const version = { id: ids.photo, prompt: 'Dulu', secondary_prompt: '', replacedAt: '2026-11-26T03:00:00.000Z', secret: 'Modal 40rb' };
  const { server, settle } = await openScreen('/prompt', { answers: [answer(trainingParts.versions, [version])] });
  const restored = async () => {
    await press(settle, 'button', 'Versi sebelumnya');
    await press(settle, 'button', 'Kembalikan');
  };
  const sent = async () => {
    const heard = server.requests.length;
    await press(settle, 'button', '💾 Simpan Prompt');
    return server.requests.slice(heard).some((one) => one.includes('Modal 40rb'));
  };
  await restored();
  await press(settle, 'button', 'Batalkan');
  await act(async () => void fireEvent.change(screen.getByLabelText(/^Prompt Utama/), { target: { value: 'Baru' } }));
  await settle();
  expect(await sent()).toBe(false);
  await restored();
  expect(await sent()).toBe(true);
});

test.each([
  [1, '1'],
  [limits.reopenAtOnce, '200'],
  [limits.reopenAtOnce + 1, '200'],
])('the button that lets the bot answer %s left leads offers %s, and the text names all of them', async (leftBehind, offered) => {
  const waiting = { counts: { needsOwner: 0, takenOver: 0, unread: 0, leftBehind }, leads: [], next: null };
  await openScreen('/dashboard', { answers: [answer(chat.waiting, waiting)] });
  expect(screen.getByRole('button', { name: /^Biarkan bot menjawab/ }).textContent).toBe(`Biarkan bot menjawab ${offered} pesan ini`);
  expect(screen.getByText(/pesan belum dijawab/).textContent).toContain(`${leftBehind} pesan belum dijawab`);
});

test.each([
  [true, 'ada di WhatsApp'],
  [false, 'tidak ada di WhatsApp'],
  [null, 'belum dapat diperiksa'],
])('a number with two readings of which WhatsApp says %s: “%s”', async (onWhatsApp, words) => {
  const { settle } = await openScreen('/blacklist', { answers: [answer(bot.checkNumber, { onWhatsApp })] });
  await act(async () => void fireEvent.change(screen.getByRole('textbox'), { target: { value: '85291234567' } }));
  await settle();
  const choices = screen.getByRole('group', { name: 'Nomor mana yang dimaksud?' });
  expect([...choices.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(new RegExp(`\\(Indonesia\\): ${words}$`)),
    expect.stringMatching(new RegExp(`\\(luar negeri\\): ${words}$`)),
  ]);
});

test.each([
  ['called-off', true, 'Pelanggan membatalkan pesanan. Balas di sini, lalu ubah statusnya di Closing.'],
  ['edited', true, 'Bot belum tahu jawabannya dan menunggu Anda.'],
  ['called-off', false, 'Bot belum tahu jawabannya dan menunggu Anda.'],
] as const)('a chat that waits, with an order that is %s, bought here: %s, says “%s”', async (doubt, closing, sentence) => {
  const order = { conversationId: ids.budi, name: budi.name, phoneNumber: budi.phoneNumber, id: ids.firstClosing, earlier: [], doubt };
  await openScreen(`/chat-history?percakapan=${ids.budi}`, {
    answers: [
      answer(chat.contacts, [{ ...budi, closing }]),
      answer(closings.list, [{ ...order, summary: '2 Topi', amount: 80_000, state: 'new', at: '2026-11-28T03:00:00.000Z' }]),
    ],
  });
  expect(screen.getByText(sentence)).toBeTruthy();
});

test.each([
  ['called-off', true, 'Pelanggan membatalkan pesanan. Balas di sini, lalu ubah statusnya di Closing.'],
  [null, true, 'Pelanggan membatalkan pesanan dan menunggu jawaban Anda.'],
  [null, false, 'Pelanggan membatalkan pesanan dan menunggu jawaban Anda.'],
] as const)('a chat whose order was called off, its closing marked %s, bought here: %s, says “%s”', async (doubt, closing, sentence) => {
  const order = { conversationId: ids.budi, name: budi.name, phoneNumber: budi.phoneNumber, id: ids.firstClosing, earlier: [], doubt };
  const needsOwner = { ...budi.needsOwner!, reason: 'called-off' as const };
  await openScreen(`/chat-history?percakapan=${ids.budi}`, {
    answers: [
      answer(chat.contacts, [{ ...budi, closing, needsOwner }]),
      answer(closings.list, [{ ...order, summary: '2 Topi', amount: 80_000, state: 'cancelled', at: '2026-11-28T03:00:00.000Z' }]),
    ],
  });
  expect(screen.getByText(sentence)).toBeTruthy();
});

test('a serious notice about the bot does not cover the bot’s page, and is shown when the owner leaves it', async () => {
  const { settle } = await openScreen('/bot', { part: 'page' });
  const alert = () => screen.queryAllByRole('alert').filter(({ textContent }) => textContent.includes('diputus dari HP'));
  await act(async () => notify('Bot Offline: diputus dari HP', { id: 'n1', level: 'serious', path: location.pathname }));
  expect(alert()).toEqual([]);
  await act(async () => void fireEvent.click(screen.getAllByRole('link', { name: /Dashboard/ })[0]!));
  await settle();
  expect(alert()).toHaveLength(1);
});

test.each([
  ['budi', true],
  ['siti', false],
] as const)('the chat of %s asks for the questions of the bot: %s', async (name, isAsked) => {
  const { server } = await openScreen(`/chat-history?percakapan=${ids[name]}`);
  expect(server.requests.some((one) => one.includes('/questions'))).toBe(isAsked);
});

test('blanks around the name of the shop are not saved', async () => {
  const { server, settle } = await openScreen('/bot');
  await act(async () => void fireEvent.click(screen.getByText('Cara bicara bot')));
  await settle();
  await act(async () => void fireEvent.change(screen.getByLabelText(/^Nama toko/), { target: { value: '  Kaos Sari ' } }));
  await press(settle, 'button', 'Simpan Cara Bicara');
  expect(server.requests.at(-1)).toContain('"shopName":"Kaos Sari"');
});

test.each([
  ['before anybody wrote', false, 0, 'steps'],
  ['with an answered lead', true, 0, 'queue'],
  ['with a lead who waits', false, 1, 'queue'],
] as const)('without a link, %s (%s, %s), the dashboard begins with the %s', async (_, firstReply, needsYou, first) => {
  const summary = stored(analytics.summary);
  const onboarding = { linked: false, trained: true, triedOut: false, firstReply };
  await openScreen('/dashboard', { answers: [answer(analytics.summary, { ...summary, needsYou, onboarding })] });
  const steps = screen.getByRole('heading', { name: 'Mulai dari sini' });
  const queue = screen.getByRole('region', { name: 'Hari ini' });
  const isQueueFirst = (queue.compareDocumentPosition(steps) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  expect(isQueueFirst ? 'queue' : 'steps').toBe(first);
});

test('a search in the help that finds nothing leads to the people who help', async () => {
  const { settle } = await openScreen('/bantuan');
  await act(async () => void fireEvent.change(screen.getByRole('searchbox', { name: 'Cari panduan' }), { target: { value: 'zzzz' } }));
  await settle();
  await press(settle, 'button', 'Tanya tim kami');
  expect(screen.getByRole('dialog', { name: 'Hubungi Dukungan' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Chat lewat WhatsApp/ })).toBeTruthy();
});

test.each([
  ['6281288880000', null, ['Chat lewat WhatsApp']],
  [null, 'bantuan@contoh.id', ['bantuan@contoh.id']],
  [null, null, []],
])('support by WhatsApp %s and email %s is offered as it is there', async (supportWhatsapp, supportEmail, names) => {
  const answers = [answer(publicConfig.read, { ...stored(publicConfig.read), supportWhatsapp, supportEmail })];
  const { settle } = await openScreen('/bantuan', { answers });
  await act(async () => void fireEvent.change(screen.getByRole('searchbox', { name: 'Cari panduan' }), { target: { value: 'zzzz' } }));
  await settle();
  await press(settle, 'button', 'Tanya tim kami');
  const dialog = screen.getByRole('dialog', { name: 'Hubungi Dukungan' });
  expect([...dialog.querySelectorAll('a')].map((link) => link.textContent.trim())).toEqual(names);
  expect(dialog.textContent.includes('belum tersedia')).toBe(names.length === 0);
});
