import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { quickReplies } from '#contracts/http/chat/quick-replies';
import './page-socket.js';
import { answer } from './answers/answer.js';

const { openScreen } = await import('./open-screen.js');
const { ids } = await import('./answers/ids.js');
const { nameOf } = await import('./page-text.js');

/* The owner opens another chat while a request about the first one is under way: its result must only affect the first chat. */

async function open() {
  const { server, settle } = await openScreen(`/chat-history?percakapan=${ids.siti}`);
  const thread = () => within(screen.getByRole('region', { name: 'Isi chat' }));
  const field = () => thread().getByRole<HTMLTextAreaElement>('textbox');
  const doing = async (action: () => unknown) => {
    await act(async () => void action());
    await settle();
  };
  const list = () => within(document.querySelector<HTMLElement>('[aria-label="Daftar kontak"]')!);
  const goTo = (name: string) => doing(() => fireEvent.click(list().getAllByText(name)[0]!));
  const release = (manner: 'answered' | 'refused') => doing(() => server.release(manner));
  return { server, thread, field, doing, goTo, release };
}

test('a text that fails in a chat that was left is offered there again, and not in the open one', async () => {
  const { server, thread, field, doing, goTo, release } = await open();
  server.writes = 'held';
  await doing(() => fireEvent.change(field(), { target: { value: 'Ada, Kak' } }));
  await doing(() => fireEvent.click(screen.getByRole('button', { name: 'Kirim pesan' })));
  expect(thread().queryByText('Ada, Kak')).not.toBeNull();
  await goTo('Agus Wijaya');
  expect(thread().queryByText('Ada, Kak')).toBeNull();
  await release('refused');
  expect(thread().queryByRole('button', { name: 'Kirim lagi' })).toBeNull();
  await goTo('Siti Aminah');
  expect([thread().queryByText('Ada, Kak'), thread().queryByRole('button', { name: 'Kirim lagi' })]).toEqual([
    expect.anything(),
    expect.anything(),
  ]);
});

test('each chat keeps the text that is being written in it', async () => {
  const { field, doing, goTo } = await open();
  await doing(() => fireEvent.change(field(), { target: { value: 'Untuk Siti' } }));
  await goTo('Agus Wijaya');
  expect(field().value).toBe('');
  await doing(() => fireEvent.change(field(), { target: { value: 'Untuk Agus' } }));
  await goTo('Siti Aminah');
  expect(field().value).toBe('Untuk Siti');
  await goTo('Agus Wijaya');
  expect(field().value).toBe('Untuk Agus');
});

test('a takeover whose answer is late is about its own chat', async () => {
  const { server, thread, doing, goTo, release } = await open();
  server.writes = 'held';
  const heard = server.requests.length;
  await doing(() => fireEvent.click(thread().getByRole('button', { name: /Kembalikan ke bot/ })));
  await goTo('Agus Wijaya');
  const taken = () => thread().queryByRole('button', { name: /Kembalikan ke bot/ }) !== null;
  const before = taken();
  await release('refused');
  expect(taken()).toBe(before);
  await goTo('Siti Aminah');
  expect(taken()).toBe(true);
  const sent = server.requests.slice(heard).filter((one) => one.includes('/takeover'));
  expect(sent).toEqual([expect.stringContaining('6281200000002')]);
});

test.each([
  ['a new one', 'Halo kak', null],
  ['another one', 'Halo kak', 'Ubah: Halo {nama}!'],
])('%s is saved while a quick reply is being changed: that one stays open, with its text', async (_what, text, first) => {
  const answers = [answer(quickReplies.change, { id: ids.firstReply, body: text, photoId: null })];
  const { server, settle } = await openScreen(`/chat-history?percakapan=${ids.budi}`, { part: 'page', answers });
  const doing = async (action: () => unknown) => {
    await act(async () => void action());
    await settle();
  };
  const press = (name: string) => doing(() => fireEvent.click(screen.getByRole('button', { name })));
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^(?:Ubah balasan cepat|Balasan cepat baru)$/ });
  const type = (value: string) => doing(() => fireEvent.change(field(), { target: { value } }));
  await press('Balasan cepat');
  if (first) await press(first);
  await type(text);
  server.writes = 'held';
  await press('Simpan');
  await press('Ubah: Rekening BCA 123');
  await type('Rekening BCA 456');
  await doing(() => server.release('answered'));
  expect([nameOf(field()), field().value]).toEqual(['Ubah balasan cepat', 'Rekening BCA 456']);
});
