import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { dayMs } from '#contracts/values/base/durations';
import { eraseDrafts } from './drafts.js';
import { eraseOthersFiles, keepFiles, readKeptFiles } from './kept-files.js';
import { storeToken } from './session.js';

/* Files that were chosen but not sent yet. The test replaces the browser's IndexedDB, which jsdom does not have. */

/** The rows by their key. */
let rows: Map<string, unknown>;
let opened: number;
/** True makes the next request fail. */
let fails: boolean;

type Listener = (() => void) | null;

/** A request that is answered after the code that made it has set its listeners. */
function requested<Result>(result: () => Result) {
  const request = {
    result: undefined as Result | undefined,
    error: null as Error | null,
    onsuccess: null as Listener,
    onerror: null as Listener,
  };
  queueMicrotask(() => {
    if (fails) {
      request.error = new Error('the disk is full');
      return request.onerror?.();
    }
    request.result = result();
    request.onsuccess?.();
  });
  return request;
}

const store = {
  put: (row: unknown, key: string) => requested(() => void rows.set(key, structuredClone(row))),
  delete: (key: string) => requested(() => void rows.delete(key)),
  get: (key: string) => requested(() => rows.get(key)),
  getAllKeys: () => requested(() => [...rows.keys()]),
};
const database = { transaction: () => ({ objectStore: () => store }), close: () => (opened -= 1) };

beforeEach(() => {
  [rows, opened, fails] = [new Map(), 0, false];
  const indexedDB = {
    open: () => {
      opened += 1;
      return requested(() => database);
    },
  };
  Object.assign(globalThis, { indexedDB });
  localStorage.clear();
  storeToken('token');
  jest.useFakeTimers({ now: new Date('2026-11-27T03:00:00Z'), doNotFake: ['queueMicrotask'] });
});
afterEach(() => {
  // a database that stays open cannot be deleted at the logout
  expect(opened).toBe(0);
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

const file = (clientId: string) => ({ clientId, file: new File(['x'], `${clientId}.jpg`) });
const kept = async (owner: string, name: string) => (await readKeptFiles(owner, name)).map(({ clientId }) => clientId);

test('files are kept for their owner and their chat, until none is chosen any more', async () => {
  await keepFiles('sari', 'chat:1', [file('a'), file('b')]);
  await keepFiles('sari', 'chat:2', [file('c')]);
  await keepFiles('ani', 'chat:1', [file('d')]);
  expect(await kept('sari', 'chat:1')).toEqual(['a', 'b']);
  expect(await kept('sari', 'chat:2')).toEqual(['c']);
  expect(await kept('ani', 'chat:1')).toEqual(['d']);
  expect(await kept('ani', 'chat:2')).toEqual([]);
  await keepFiles('sari', 'chat:1', []);
  expect(await kept('sari', 'chat:1')).toEqual([]);
  expect([...rows.keys()]).toEqual(['sari:chat:2', 'ani:chat:1']);
});

test.each([
  [7 * dayMs - 1, ['a'], 2],
  [7 * dayMs, [], 0],
])('after %s ms there are still %j, and %s chats with files', async (ms, left, chats) => {
  await keepFiles('sari', 'chat:1', [file('a')]);
  await keepFiles('sari', 'chat:2', [file('b')]);
  jest.setSystemTime(Date.now() + ms);
  expect(await kept('sari', 'chat:1')).toEqual(left);
  expect(rows.size).toBe(chats);
});

test('without a login nothing is kept', async () => {
  localStorage.clear();
  await keepFiles('sari', 'chat:1', [file('a')]);
  expect(rows.size).toBe(0);
});

test('the files of all other owners are erased, also of one whose id begins alike', async () => {
  for (const owner of ['sari', 'sari-2', 'ani']) await keepFiles(owner, 'chat:1', [file('a')]);
  await eraseOthersFiles('sari');
  expect([...rows.keys()]).toEqual(['sari:chat:1']);
});

test('the login of an owner erases what others have typed and chosen, and keeps the own', async () => {
  for (const owner of ['sari', 'ani']) {
    await keepFiles(owner, 'chat:1', [file('a')]);
    localStorage.setItem(`draft:${owner}:chat:1`, '{}');
  }
  await eraseDrafts('sari');
  expect([...rows.keys()]).toEqual(['sari:chat:1']);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual(['draft:sari:chat:1']);
});

test('the single file of an earlier version of the panel is read as a list', async () => {
  rows.set('sari:chat:1', { ...file('a'), owner: 'sari', at: Date.now() });
  expect(await kept('sari', 'chat:1')).toEqual(['a']);
});

test('a database that fails keeps nothing, and does not disturb the chat', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fails = true;
  await keepFiles('sari', 'chat:1', [file('a')]);
  opened = 0; // it was never opened
  expect(await kept('sari', 'chat:1')).toEqual([]);
  opened = 0;
  expect(error).toHaveBeenCalledWith('files of a draft not stored', expect.any(Error));
  error.mockRestore();
});

test('a browser without such a database keeps nothing', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  await keepFiles('sari', 'chat:1', [file('a')]);
  expect(await kept('sari', 'chat:1')).toEqual([]);
});
