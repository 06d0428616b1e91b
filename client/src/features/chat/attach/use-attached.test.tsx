import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { setImmediate } from 'node:timers';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ContactView } from '#contracts/http/chat/chat';
import { AtomsProvider, createStore } from '../../../state/atoms.js';
import { showBot } from '../../../state/bots.js';
import { keepFiles, readKeptFiles } from '../../../state/kept-files.js';
import { storeLogin } from '../../../state/session.js';
import { dismissAllToasts, readToasts } from '../../../ui/feedback/toast-store.js';
import { attachedMax } from './attach.rules.js';
import { useAttached, useAttachedBar } from './use-attached.js';

/*
 * Files that wait above the composer. They belong to their chat, keep the order in which the owner chose them, and
 * survive closing the page.
 */

const owner = 'pemilik';
let rows: Map<string, unknown>;
/** While this is an array, the database answers only when the test calls the functions in it. */
let waiting: (() => void)[] | null = null;

function requested<Result>(result: () => Result) {
  const request = { result: undefined as Result | undefined, error: null, onsuccess: null as (() => void) | null, onerror: null };
  const settle = () => {
    request.result = result();
    request.onsuccess?.();
  };
  queueMicrotask(() => (waiting ? void waiting.push(settle) : settle()));
  return request;
}
const store = {
  put: (row: unknown, key: string) => requested(() => void rows.set(key, row)),
  delete: (key: string) => requested(() => void rows.delete(key)),
  get: (key: string) => requested(() => rows.get(key)),
  getAllKeys: () => requested(() => [...rows.keys()]),
};
const database = { transaction: () => ({ objectStore: () => store }), close: () => undefined };

/** Pictures that another app has shared with the panel. */
let shared: Response[] = [];
const cache = { keys: async () => shared.map((_, at) => at), match: async (at: number) => shared[at] };
const caches = {
  has: async () => shared.length > 0,
  open: async () => cache,
  delete: async () => {
    shared = [];
    return true;
  },
};

beforeEach(() => {
  [rows, waiting, shared] = [new Map(), null, []];
  Object.assign(globalThis, { indexedDB: { open: () => requested(() => database) }, caches });
  localStorage.clear();
  dismissAllToasts();
  showBot(null);
  storeLogin({
    fullName: 'Sari',
    username: 'sari',
    userId: owner,
    token: 'token',
    package: { id: 'ai-trial', name: 'Trial', status: 'active' },
  } as never); // cast: the fields that a login stores here
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'indexedDB');
  Reflect.deleteProperty(globalThis, 'caches');
});

const chatOf = (conversationId: string) => ({ conversationId, phoneNumber: '6281' }) as unknown as ContactView;
const file = (name: string, type = 'application/pdf', content = 'isi') => new File([content], name, { type });
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 40; turn += 1) await new Promise((resume) => setImmediate(resume));
  });

async function open(conversationId: string) {
  const atoms = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <AtomsProvider store={atoms}>{children}</AtomsProvider>;
  const { result, unmount } = renderHook(() => useAttached(chatOf(conversationId)), { wrapper });
  if (!waiting) await settle();
  const names = () => result.current.files.map((one) => one.file.name);
  const add = async (...files: File[]) => {
    await act(async () => result.current.add(files));
    if (!waiting) await settle();
  };
  return { result, names, add, unmount };
}

test('files keep their order and their ids, and come back in their own chat alone', async () => {
  const first = await open('a');
  await first.add(file('satu.pdf'), file('dua.pdf'));
  await first.add(file('tiga.pdf'));
  expect(first.names()).toEqual(['satu.pdf', 'dua.pdf', 'tiga.pdf']);
  const ids = first.result.current.files.map(({ clientId }) => clientId);
  expect(new Set(ids).size).toBe(3);
  first.unmount();
  expect((await open('b')).names()).toEqual([]);
  const again = await open('a');
  expect(again.names()).toEqual(['satu.pdf', 'dua.pdf', 'tiga.pdf']);
  expect(again.result.current.files.map(({ clientId }) => clientId)).toEqual(ids);
});

test('a file that is removed does not come back', async () => {
  const { result, add, names, unmount } = await open('a');
  await add(file('satu.pdf'), file('dua.pdf'));
  await act(async () => result.current.remove(result.current.files[0]!.clientId));
  await settle();
  expect(names()).toEqual(['dua.pdf']);
  unmount();
  expect((await open('a')).names()).toEqual(['dua.pdf']);
});

test('files that were chosen while stored ones are read take precedence', async () => {
  await keepFiles(owner, 'chat:a', [{ clientId: 'lama', file: file('lama.pdf') }]);
  waiting = [];
  // the new files are stored only afterwards
  rows.set = () => rows;
  const { add, names } = await open('a');
  await add(file('baru.pdf'));
  const held = waiting;
  waiting = null;
  await act(async () => {
    for (const answer of held) answer();
  });
  await settle();
  expect(names()).toEqual(['baru.pdf']);
});

test('files that cannot be sent are refused with a message, the others are taken', async () => {
  const { add, names } = await open('a');
  await add(file('program.exe', ''), file('harga.pdf'), file('kosong.pdf', 'application/pdf', ''));
  expect(names()).toEqual(['harga.pdf']);
  expect(readToasts().map(({ text }) => text)).toEqual([expect.stringMatching(/program\.exe: .*\n.*kosong\.pdf: /)]);
  dismissAllToasts();
  await add(...Array.from({ length: attachedMax }, (_, at) => file(`${at}.pdf`)));
  expect(names()).toHaveLength(attachedMax);
  expect(readToasts()).toHaveLength(1);
});

test('pictures that another app has shared belong to the first chat that is opened', async () => {
  const at = String(Date.now());
  shared = [new Response('isi', { headers: { 'X-At': at, 'X-Name': 'foto%20baju.png', 'Content-Type': 'image/png' } })];
  const first = await open('a');
  expect(first.result.current.files.map((one) => [one.file.name, one.file.type])).toEqual([['foto baju.png', 'image/png']]);
  expect((await open('b')).names()).toEqual([]);
  expect(await readKeptFiles(owner, 'chat:a')).toHaveLength(1);
});

test('pictures that arrive after the chat was left are not added to it', async () => {
  shared = [new Response('isi', { headers: { 'X-At': String(Date.now()), 'X-Name': 'a.png', 'Content-Type': 'image/png' } })];
  waiting = [];
  const { unmount } = await open('a');
  unmount();
  const held = waiting;
  waiting = null;
  await act(async () => {
    for (const answer of held) answer();
  });
  await settle();
  // the pictures are offered to the next opened chat
  expect((await open('b')).names()).toEqual(['a.png']);
});

test('a send that was asked for before the bar is ready is done once, for the same files alone', () => {
  const files = (clientId: string) => [{ clientId, file: file('satu.pdf') }];
  const { result, rerender } = renderHook(({ id }) => useAttachedBar(files(id)), { initialProps: { id: 'satu' } });
  const sent: string[] = [];
  const handle = { send: (caption: string) => void sent.push(caption) };
  const ready = () => act(() => void result.current[0](handle));
  act(() => result.current[1]('Ini daftarnya'));
  ready();
  act(() => void result.current[0](null));
  ready();
  expect(sent).toEqual(['Ini daftarnya']);
  act(() => result.current[1]('Dan ini'));
  expect(sent).toEqual(['Ini daftarnya', 'Dan ini']);
  act(() => void result.current[0](null));
  act(() => result.current[1]('Untuk yang lama'));
  rerender({ id: 'dua' });
  ready();
  expect(sent).toEqual(['Ini daftarnya', 'Dan ini']);
});
