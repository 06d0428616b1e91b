import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { chat, type MessageView } from '#contracts/http/chat/chat';
import { newChats } from '#contracts/http/chat/new-chats';
import { quickReplies } from '#contracts/http/chat/quick-replies';
import { readToasts } from '../../ui/feedback/toast-store.js';
import './page-socket.js';
import { answer } from './answers/answer.js';
import { chatAnswers } from './answers/chat-answers.js';
import type { Opening } from './open-screen.js';

const { openScreen } = await import('./open-screen.js');
const { ids } = await import('./answers/ids.js');
const { agus, budi, messages, siti } = await import('./answers/chat-answers.js');

/* Targets of texts, windows and addresses of the chat when the server's answer or the owner's path differs from the usual one. */

async function open(path: string, how: Opening = {}) {
  const { server, settle } = await openScreen(path, how);
  const doing = async (action: () => unknown) => {
    await act(async () => void action());
    await settle();
  };
  const press = (name: string | RegExp, of = 0) => doing(() => fireEvent.click(screen.getAllByRole('button', { name })[of]!));
  const type = (label: string | RegExp, value: string) =>
    doing(() => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  const choose = (name: string) =>
    doing(() => fireEvent.click(within(document.querySelector<HTMLElement>('[aria-label="Daftar kontak"]')!).getAllByText(name)[0]!));
  const sent = (part: string) => server.requests.filter((one) => !one.startsWith('GET') && one.includes(part));
  return { server, settle, doing, press, type, choose, sent };
}

const message = () => screen.getByLabelText<HTMLTextAreaElement>('Tulis pesan');
const talk = (id: string) => `/chat-history?percakapan=${id}`;

test.each([
  ['sent', true, '', 'Kotak milik Siti'],
  ['not sent, as the number has a chat', false, 'Halo, ini tokonya', 'Kotak milik Siti'],
])('a first message that is %s: its chat opens, and the field holds “%s”', async (_what, isSent, text, own) => {
  const { press, type, doing } = await open('/chat-history', { answers: [answer(newChats.begin, { contact: siti, sent: isSent })] });
  const begin = async () => {
    await press('Chat baru');
    await type('Nomor WhatsApp', '081200000002');
    await type('Pesan pertama', 'Halo, ini tokonya');
    const window = within(screen.getByRole('dialog'));
    await doing(() => fireEvent.click(window.getByRole('button', { name: 'Kirim pesan' })));
  };
  await begin();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.search).toContain(ids.siti);
  expect(message().value).toBe(text);
  expect(readToasts().some(({ text: said }) => said.includes('belum dikirim'))).toBe(!isSent);
  // A new chat must not replace the text that the owner is writing in the existing chat.
  await doing(() => fireEvent.change(message(), { target: { value: own } }));
  await begin();
  expect(message().value).toBe(own);
});

test('a summary that is deleted leaves the notes that are being written', async () => {
  const reply = chatAnswers.find(({ route }) => route === chat.memory)!.reply as { facts: unknown[] };
  const saved = { ...reply, summary: '' } as never; // cast: the example's own answer
  const { press, type, sent } = await open(talk(ids.budi), { answers: [answer(chat.changeMemory, saved)] });
  await press('Catatan');
  const window = () => within(screen.getByRole('dialog'));
  const field = () => window().getByDisplayValue('Budi') as HTMLInputElement;
  const name = field().labels![0]!.textContent;
  await type(name, 'Pak Budi');
  await press('Hapus ringkasan');
  expect(sent('/memory')).toEqual([expect.stringContaining('{"forgetSummary":true}')]);
  expect(window().getByLabelText<HTMLInputElement>(name).value).toBe('Pak Budi');
  await press('Simpan catatan');
  expect(sent('/memory').at(-1)).toContain('{"facts":{"name":"Pak Budi"}}');
  expect(window().queryByRole('button', { name: 'Buang' })).toBeNull();
});

test('the editor of quick replies: each reply keeps its own text and photo', async () => {
  const { press, type, sent } = await open(talk(ids.budi), {
    answers: [answer(quickReplies.change, { id: ids.firstReply, body: 'Halo juga', photoId: null })],
  });
  await press('Balasan cepat');
  const window = () => within(screen.getByRole('dialog'));
  const photo = () => window().queryByRole('button', { name: 'Lepas foto' }) !== null;
  const text = () => window().getByRole<HTMLTextAreaElement>('textbox').value;
  const shown = () => [text(), photo()];
  expect(shown()).toEqual(['', false]);
  await press(/^Ubah: Rekening/);
  expect(shown()).toEqual(['Rekening BCA 123', true]);
  await press(/^Ubah: Halo/);
  expect(shown()).toEqual(['Halo {nama}!', false]);
  // a text that was cleared stays so, and cannot be saved
  await type(/^Ubah balasan/, '');
  expect([text(), window().getByRole<HTMLButtonElement>('button', { name: 'Simpan' }).disabled]).toEqual(['', true]);
  await type(/^Ubah balasan/, 'Halo juga');
  await press(/^Ubah: Rekening/);
  expect(shown()).toEqual(['Rekening BCA 123', true]);
  await press(/^Ubah: Halo/);
  expect(shown()).toEqual(['Halo juga', false]);
  await press('Simpan');
  expect(sent('/quick-replies')).toEqual([expect.stringContaining(`${ids.firstReply} {"body":"Halo juga","photoId":null}`)]);
  expect(shown()).toEqual(['', false]);
  expect(window().getByRole('button', { name: 'Halo juga' })).toBeTruthy();
  expect(window().getByRole('button', { name: 'Rekening BCA 123' })).toBeTruthy();
});

test('the list behind a slash is announced while it is open, and only then', async () => {
  const { doing } = await open(talk(ids.siti));
  const controls = () => ['aria-controls', 'aria-activedescendant'].map((name) => message().getAttribute(name));
  const chosen = () => screen.queryByRole('option', { selected: true })?.id;
  expect(controls()).toEqual([null, null]);
  await doing(() => fireEvent.change(message(), { target: { value: '/' } }));
  expect(chosen()).toBeTruthy();
  expect(document.querySelector(`[id="${controls()[0]}"]`)?.getAttribute('role')).toBe('listbox');
  expect(controls()[1]).toBe(chosen());
  await doing(() => fireEvent.change(message(), { target: { value: '/tidak ada' } }));
  expect(controls()[1]).toBeNull();
  await doing(() => fireEvent.change(message(), { target: { value: '/' } }));
  await doing(() => fireEvent.keyDown(message(), { key: 'Escape' }));
  expect([screen.queryByRole('listbox'), ...controls()]).toEqual([null, null, null]);
  // Escape closed only the list of quick replies. The chat is still open and its text is unchanged.
  expect(message().value).toBe('/');
});

test('one step back leads from any number of chats to the list', async () => {
  const { choose, doing } = await open('/chat-history');
  const steps = jest.spyOn(history, 'pushState');
  for (const name of ['Budi Santoso', 'Siti Aminah', 'Agus Wijaya']) await choose(name);
  expect([steps.mock.calls.length, location.search]).toEqual([1, expect.stringContaining(ids.agus)]);
  steps.mockRestore();
  await doing(() => fireEvent.click(screen.getByRole('button', { name: 'Kembali ke daftar' })));
  expect(location.search).toBe('');
});

test('a chat that its owner marked as unread counts as opened again when it is chosen again', async () => {
  const marked = { ...siti, markedUnread: true };
  const { choose, sent } = await open(talk(ids.siti), { answers: [answer(chat.contacts, [budi, marked, agus])] });
  expect(sent('/seen')).toHaveLength(1);
  await choose('Siti Aminah');
  expect(sent('/seen')).toHaveLength(2);
});

test('a chat that is open is not opened again when it is chosen again', async () => {
  const { choose, sent, type } = await open(talk(ids.siti));
  await type('Tulis pesan', 'Sebentar');
  const field = message();
  await choose('Siti Aminah');
  expect([sent('/seen').length, message() === field]).toEqual([1, true]);
});

test.each([
  ['of the list', '/chat-history?kontak=6281200000002', [], 'Siti Aminah'],
  [
    'that no list has',
    '/chat-history?kontak=6281200000008',
    [answer(chat.contact, { ...siti, phoneNumber: '6281200000008' })],
    'Siti Aminah',
  ],
  // the number has changed since the link was made
  ['with a new number', '/chat-history?kontak=6281200000008', [answer(chat.contact, agus)], 'Agus Wijaya'],
])('a link to a contact %s opens the chat', async (_what, path, answers, name) => {
  const { server } = await open(path, { answers });
  const thread = within(screen.getByRole('region', { name: 'Isi chat' }));
  expect(thread.getByRole('heading', { name })).toBeTruthy();
  const asked = server.requests.some((one) => one === 'GET /api/chat/contacts/6281200000008');
  expect(asked).toBe(path.endsWith('8'));
});

describe('a message that was found', () => {
  const page = (from: number): MessageView[] =>
    Array.from({ length: 25 }, (_, at) => ({
      ...{ ...messages[0]!, id: `0197c0de-0000-7000-8000-${String(5_000 + from + at).padStart(12, '0')}` as MessageView['id'] },
      ...{ body: `Pesan ke-${from + at}.`, seq: from + at },
    }));

  test('is marked among those around it, and one press leads to the newest', async () => {
    const { server, press } = await open(`${talk(ids.siti)}&pesan=2`);
    const asked = server.requests.filter((one) => one.includes('/messages?')).map((one) => one.replace(/^.*\?/, ''));
    expect(asked.toSorted()).toEqual(['limit=25&before=2', 'limit=25&from=2']);
    const found = [...document.querySelectorAll('li[aria-current="true"]')].map(({ textContent }) => textContent);
    expect(new Set(found.map((text) => text.includes('Ada Kak, harganya')))).toEqual(new Set([true]));
    await press('Ke pesan terbaru');
    expect(location.search).toBe(`?percakapan=${ids.siti}`);
    expect(screen.queryByText('Anda membaca pesan lama.')).toBeNull();
  });

  test('older and newer ones are read from the ends of what is shown', async () => {
    const { press, settle } = await open(talk(ids.siti));
    const asked: string[] = [];
    const answer = globalThis.fetch;
    globalThis.fetch = (async (address: string, init?: RequestInit) => {
      const [, name, seq] = /messages\?limit=25&(before|from)=(\d+)$/.exec(address) ?? [];
      if (!name) return answer(address, init);
      asked.push(`${name} ${seq}`);
      return Response.json(page(Number(seq) - (name === 'before' ? 25 : 0)));
    }) as typeof fetch;
    await act(async () => {
      history.replaceState(history.state, '', `${location.pathname}?percakapan=${ids.siti}&pesan=100`);
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await settle();
    await press('Pesan sebelumnya');
    await press('Pesan sesudahnya');
    await press('Pesan sebelumnya');
    expect(asked.toSorted()).toEqual(['before 100', 'before 50', 'before 75', 'from 100', 'from 125']);
    const shown = [...document.querySelectorAll('ul[aria-label="Pesan"] li')].map(
      ({ textContent }) => /Pesan ke-(\d+)\./.exec(textContent)?.[1],
    );
    expect(shown.filter((one) => one !== undefined).map(Number)).toEqual(Array.from({ length: 125 }, (_, at) => 25 + at));
  });

  test('a text that is sent from there leads to the newest', async () => {
    const { type, press } = await open(`${talk(ids.siti)}&pesan=2`);
    await type('Tulis pesan', 'Ada, Kak');
    await press('Kirim pesan');
    expect(location.search).toBe(`?percakapan=${ids.siti}`);
  });
});

test('a label that is being typed stays while another one is removed', async () => {
  const { press, type, sent } = await open(talk(ids.budi));
  await type('Label baru', 'Grosir besar');
  await press('Hapus label Baru');
  expect(sent('/labels')).toEqual([expect.stringContaining('{"labels":[]}')]);
  expect(screen.getByLabelText<HTMLInputElement>('Label baru').value).toBe('Grosir besar');
});

test('what is typed while a picture is sent is the next message, and no caption', async () => {
  const { server, doing, press, type, settle } = await open(talk(ids.siti));
  await type('Tulis pesan', 'Ini Kak');
  const file = new File(['isi'], 'kaos.png', { type: 'image/png' });
  await doing(() => fireEvent.change(document.querySelector('[aria-label="Isi chat"] input[type=file]')!, { target: { files: [file] } }));
  server.writes = 'held';
  await press('Kirim pesan');
  expect(server.holds).toBe(true);
  await type('Tulis pesan', 'Ada lagi yang biru');
  await act(async () => server.release('answered'));
  await settle();
  expect([message().value, screen.queryByRole('region', { name: 'Lampiran yang akan dikirim' })]).toEqual(['Ada lagi yang biru', null]);
});
