import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { chat, type ContactView } from '#contracts/http/chat/chat';
import { queue } from '#contracts/http/chat/queue';
import type { PayloadOf } from '#contracts/realtime/events';
import { answer } from './answers/answer.js';
import { agus, budi, siti } from './answers/chat-answers.js';
import { ids } from './answers/ids.js';
import { openToAct } from './opened.js';
import { connection, connections, fallsSilent, refused, send } from './page-socket.js';

/* The state of a connection as the panel shows it, and how long the panel trusts pushed data. */

const talk = `/chat-history?percakapan=${ids.budi}`;

async function openLive(path: string) {
  const opened = await openToAct(path);
  await opened.doing(() => connection('up'));
  return opened;
}

type Typing = PayloadOf<'chat.typing'>;
const types = (change: Partial<Typing> = {}) => {
  const typing: Typing = { conversationId: ids.budi, who: 'lead', active: true, ...change };
  return act(async () => send('chat.typing', typing));
};
const inThread = () => within(screen.getByRole('region', { name: 'Isi chat' }));
const typist = () => ['Leads sedang mengetik…', 'Bot sedang menyusun jawaban…'].filter((words) => inThread().queryByText(words));

test('a lead who types is shown for half a minute after the last sign of it, and in the own chat alone', async () => {
  const { pass } = await openLive(talk);
  await types({ conversationId: ids.siti });
  expect(typist()).toEqual([]);
  await types();
  expect(typist()).toEqual(['Leads sedang mengetik…']);
  await pass(20_000);
  await types();
  await pass(29_000);
  expect(typist()).toEqual(['Leads sedang mengetik…']);
  await pass(1_500);
  expect(typist()).toEqual([]);
});

test('what a lead typed ends with its end, and with the connection', async () => {
  const { doing } = await openLive(talk);
  await types();
  await types({ active: false });
  expect(typist()).toEqual([]);
  await types({ who: 'bot' });
  expect(typist()).toEqual(['Bot sedang menyusun jawaban…']);
  // Without a connection, no event would report the end of typing, so the panel hides it.
  await doing(() => connection('down'));
  expect(typist()).toEqual([]);
});

const silent = /^Server tidak menjawab\. Yang terlihat adalah kabar terakhir/;

test('a server that sends nothing any more is named as such, until it is back', async () => {
  const { pass, doing } = await openToAct('/closing');
  const silentAfterMs = fallsSilent();
  await doing(() => connection('up'));
  expect(screen.queryByText(silent)).toBeNull();
  connection('held');
  await pass(silentAfterMs + 500);
  expect(screen.queryByText(silent)).not.toBeNull();
  await doing(() => connection('up'));
  await pass(11_000);
  expect(screen.queryByText(silent)).toBeNull();
});

test('a connection that breaks is reported in other words', async () => {
  const { doing } = await openLive('/closing');
  const notice = () => screen.queryByText(/^Koneksi langsung terputus\./);
  expect(notice()).toBeNull();
  await doing(() => connection('down'));
  expect([screen.queryByText(silent), notice()]).toEqual([null, expect.anything()]);
});

test.each([
  [null, true],
  [500, false],
  [502, true],
  [503, true],
])('a state of the bot that cannot be read (%s): the server does not answer: %s', async (status, isSilent) => {
  const { doing } = await openToAct('/closing');
  const answerAll = globalThis.fetch;
  globalThis.fetch = (async (address: string, init?: RequestInit) => {
    if (!address.includes('/bot/status')) return answerAll(address, init);
    if (status === null) throw new TypeError('offline');
    return Response.json({ error: 'Kalimat dari server.' }, { status });
  }) as typeof fetch;
  await doing(() => connection('up'));
  expect(screen.queryByText(silent) !== null).toBe(isSilent);
});

test('a device without a network is named as such, while it has none', async () => {
  const { doing } = await openLive('/closing');
  let isOnline = false;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  const note = () => screen.queryByText(/^Perangkat ini tidak terhubung ke internet\./) !== null;
  await doing(() => window.dispatchEvent(new Event('offline')));
  expect(note()).toBe(true);
  isOnline = true;
  await doing(() => window.dispatchEvent(new Event('online')));
  expect(note()).toBe(false);
  Reflect.deleteProperty(navigator, 'onLine');
});

test('a page that the server refuses tries again after three seconds, with the token that it has by then', async () => {
  const { pass } = await openToAct('/closing');
  await pass(1_000);
  const before = connections();
  await act(async () => refused());
  await pass(2_500);
  expect(connections()).toBe(before);
  await pass(1_000);
  expect(connections()).toBe(before + 1);
});

test('a chat counts as seen while somebody looks at it: when it is opened, and with each message that comes', async () => {
  let visibility = 'hidden';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  const { doing, sent } = await openLive(talk);
  const seen = () => sent('/seen').length;
  const turn = (to: string) =>
    doing(() => {
      visibility = to;
      document.dispatchEvent(new Event('visibilitychange'));
    });
  const changes = (version: number, change: object) => doing(() => send('contact.changed', { ...budi, version, ...change }));
  expect(seen()).toBe(0);
  await turn('visible');
  expect(seen()).toBe(1);
  await changes(2, { unread: 0 });
  expect(seen()).toBe(1);
  await changes(3, { unread: 1 });
  expect(seen()).toBe(2);
  // The owner has marked the chat as unread to find it later, so the page does not report it as seen.
  await changes(4, { unread: 1, markedUnread: true });
  await changes(5, { unread: 2, markedUnread: true });
  expect(seen()).toBe(2);
  await turn('hidden');
  await changes(6, { unread: 3, markedUnread: false });
  expect(seen()).toBe(2);
  Reflect.deleteProperty(document, 'visibilityState');
});

test('the queue of the start follows what was pushed, without the leads that the owner has just handled', async () => {
  const lead = { ...siti, needsOwner: { ...budi.needsOwner!, words: null } };
  const waiting = (...leads: ContactView[]) =>
    answer(chat.waiting, { counts: { needsOwner: leads.length, takenOver: 0, unread: 0, leftBehind: 0 }, leads, next: null });
  const { server, press, pass, doing } = await openToAct('/dashboard', { answers: [waiting(budi, agus)] });
  await doing(() => connection('up'));
  const rows = () =>
    screen.queryAllByRole('button', { name: /^Selesai: / }).map((one) => one.getAttribute('aria-label')!.slice('Selesai: '.length));
  const heading = () => screen.getByRole('region', { name: 'Hari ini' }).querySelector('h2')!.textContent;
  server.writes = 'held';
  await press('Selesai: Budi Santoso');
  expect([rows(), heading()]).toEqual([['Agus Wijaya'], '1 chat membutuhkan Anda']);
  // The server's list still contains Budi, because the write about Budi has no answer yet.
  server.replaceAnswer(waiting(budi, agus, lead));
  await doing(() => send('contact.changed', { ...agus, version: 2 }));
  await pass(2_000);
  expect([rows(), heading()]).toEqual([['Agus Wijaya', 'Siti Aminah'], '2 chat membutuhkan Anda']);
  await doing(() => server.release('refused'));
  expect([rows(), heading()]).toEqual([['Budi Santoso', 'Agus Wijaya', 'Siti Aminah'], '3 chat membutuhkan Anda']);
});

test('a longer queue is read page by page: the first two at once, as the first one is known, and then one for each press', async () => {
  const waiting = { counts: { needsOwner: 9, takenOver: 0, unread: 0, leftBehind: 0 }, leads: [budi, agus], next: 'a' };
  const page = (next: string | null) => answer(queue.page, { leads: [budi, agus], next });
  const { asked, press, server } = await openToAct('/dashboard', { answers: [answer(chat.waiting, waiting), page('b')] });
  const more = () => screen.queryByRole('button', { name: 'Tampilkan lebih banyak' }) !== null;
  const pages = (requests: readonly string[]) => requests.map((one) => new URLSearchParams(one.split('?')[1]).get('after'));
  const step = async () => pages(await asked('/chat/queue', () => press('Tampilkan lebih banyak')));
  expect(await step()).toEqual([null, 'b']);
  server.replaceAnswer(page(null));
  expect([await step(), more()]).toEqual([['b'], false]);
});
