import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { chat } from '#contracts/http/chat/chat';
import { readToasts } from '../../ui/feedback/toast-store.js';
import { answer } from './answers/answer.js';
import { agus, budi, siti } from './answers/chat-answers.js';
import { ids } from './answers/ids.js';
import { openToAct } from './opened.js';

/* Single-key shortcuts on the chat page, and other keys there. */

const talk = (id: string) => `/chat-history?percakapan=${id}`;
const waiting = (...leads: (typeof budi)[]) =>
  answer(chat.waiting, { counts: { needsOwner: leads.length, takenOver: 0, unread: 0, leftBehind: 0 }, leads, next: null });
const said = () => readToasts().map(({ text }) => text);
const opened = () => new URLSearchParams(location.search).get('percakapan');
const message = () => screen.queryByLabelText<HTMLTextAreaElement>('Tulis pesan');
const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null;

test.each([
  ['nobody', '/chat-history', [], null, ['Tidak ada chat yang menunggu Anda.']],
  ['nobody but the open chat', talk(ids.budi), [budi], ids.budi, ['Tidak ada chat lain yang menunggu Anda.']],
  ['nobody, beside an open chat', talk(ids.siti), [], ids.siti, ['Tidak ada chat yang menunggu Anda.']],
  ['two, from the list', '/chat-history', [budi, agus], ids.budi, []],
  ['two, from the first', talk(ids.budi), [budi, agus], ids.agus, []],
  ['two, from the last', talk(ids.agus), [budi, agus], ids.budi, []],
  ['one, from another chat', talk(ids.siti), [agus], ids.agus, []],
] as const)('M while %s waits', async (...[, path, leads, shown, words]) => {
  const { key } = await openToAct(path, { answers: [waiting(...leads)] });
  await key('m');
  expect([opened(), said()]).toEqual([shown, words]);
});

test.each([
  ['s', ids.budi, '/done', []],
  ['s', ids.siti, null, ['Chat ini tidak menunggu Anda.']],
  ['b', ids.siti, '/takeover {"active":false}', []],
  ['b', ids.budi, null, ['Chat ini sudah dipegang bot.']],
] as const)('%s in the chat %s sends %s, or says why not', async (pressed, id, part, words) => {
  const { key, server, sent } = await openToAct(talk(id));
  server.writes = 'held';
  await key(pressed);
  // A second press has no effect while the first request has no answer.
  if (pressed === 's' && part !== null) await key(pressed);
  const writes = sent('/chat/').filter((one) => !one.includes('/seen'));
  expect(writes).toEqual(part === null ? [] : [expect.stringContaining(part)]);
  expect(said()).toEqual(words);
});

test('keys of the message: T begins to write, a slash opens the quick replies by their list, or beside a text by their window', async () => {
  const { key, type } = await openToAct(talk(ids.siti));
  expect(document.activeElement === message()).toBe(false);
  await key('t');
  expect(document.activeElement === message()).toBe(true);
  (document.activeElement as HTMLElement).blur();
  await key('/');
  expect([message()!.value, document.activeElement === message(), screen.queryByRole('listbox') !== null]).toEqual(['/', true, true]);
  await type('Tulis pesan', 'Halo');
  (document.activeElement as HTMLElement).blur();
  await key('/');
  expect([message()!.value, isOpen('Balasan cepat')]).toEqual(['Halo', true]);
});

test('a quick reply that is chosen by its slash replaces it, and one of the window is added to what was written', async () => {
  const { key, type, press, sent, server } = await openToAct(talk(ids.siti));
  await type('Tulis pesan', '/hal');
  await key('Enter', message()!);
  expect([message()!.value, screen.queryByRole('listbox'), sent('/send').length]).toEqual(['Halo Kak!', null, 0]);
  await type('Tulis pesan', 'Siap. ');
  await press('Balasan cepat');
  await press('Rekening BCA 123');
  expect([message()!.value, screen.queryByRole('dialog')]).toEqual(['Siap. Rekening BCA 123', null]);
  // The photo of the chosen quick reply is attached.
  expect(server.requests.filter((one) => one === `GET /api/photos/${ids.photo}`).length).toBeGreaterThan(0);
  expect(screen.queryByRole('region', { name: 'Lampiran yang akan dikirim' })).not.toBeNull();
});

test('keys of the page: N begins a chat, C searches, and the question mark lists all, also when the others are off', async () => {
  const { key, press } = await openToAct('/chat-history');
  const close = () => press('Tutup jendela');
  await key('n');
  expect(isOpen('Chat baru')).toBe(true);
  // While a window is open, the page's shortcuts have no effect.
  await key('m');
  expect(opened()).toBeNull();
  await close();
  await key('c');
  expect(document.activeElement).toBe(screen.getByLabelText('Cari nama, nomor, atau pesan'));
  // The shortcuts also have no effect while a field has the focus.
  await key('m', document.activeElement!);
  expect(opened()).toBeNull();
  (document.activeElement as HTMLElement).blur();
  await key('?');
  expect(isOpen('Pintasan keyboard')).toBe(true);
  await press('Pintasan aktif di perangkat ini', 'switch');
  await close();
  await key('m');
  expect(opened()).toBeNull();
  await key('?');
  await press('Pintasan aktif di perangkat ini', 'switch');
  await close();
  await key('m');
  expect(opened()).toBe(ids.budi);
});

test('Escape in a thread leads to its row, where the list is beside it; under a window it closes the window alone', async () => {
  const { key, press } = await openToAct(talk(ids.siti));
  const list = () => document.querySelector('[aria-label="Daftar kontak"]')!;
  await press('Balasan cepat');
  await key('Escape', screen.getByRole('dialog'));
  expect([screen.queryByRole('dialog'), list().contains(document.activeElement)]).toEqual([null, false]);
  await key('Escape', message()!);
  expect([list().contains(document.activeElement), document.activeElement?.textContent?.includes(siti.name), opened()]).toEqual([
    true,
    true,
    ids.siti,
  ]);
});

test.each([
  ['pesan=2', true],
  ['pesan=abc', false],
  ['pesan=', false],
  ['', false],
])('an address with “%s” opens the chat at a message: %s', async (part, isAtMessage) => {
  await openToAct(`${talk(ids.siti)}&${part}`);
  const thread = within(screen.getByRole('region', { name: 'Isi chat' }));
  expect(thread.queryByText('Anda membaca pesan lama.') !== null).toBe(isAtMessage);
});

test('pictures that were shared with the panel: the list says what to do, and a chosen chat ends it', async () => {
  const { press } = await openToAct('/chat-history?bagikan');
  const hint = () => screen.queryByText('Pilih chat untuk mengirim foto yang Anda bagikan.') !== null;
  expect(hint()).toBe(true);
  await press(/Siti Aminah/);
  expect([opened(), hint()]).toEqual([ids.siti, false]);
});

test.each([
  ['a press', { detail: 1 }, false],
  ['the keyboard', { detail: 0 }, true],
])('a chat that was chosen by %s: the field for its message has the focus: %s', async (_how, event, isFocused) => {
  const { doing } = await openToAct('/chat-history');
  const row = screen.getByRole('button', { name: /Siti Aminah/ });
  await doing(() => row.dispatchEvent(new MouseEvent('click', { bubbles: true, ...event })));
  expect([opened(), document.activeElement === message()]).toEqual([ids.siti, isFocused]);
});
