import { beforeEach, expect, jest, test } from '@jest/globals';
import { eraseDrafts, flushDrafts, flushDraftsOnLeave, keepDraft, readDraft } from './drafts.js';
import { endSession, storeToken, storeUserId } from './session.js';

beforeEach(() => {
  void eraseDrafts();
  localStorage.clear();
  localStorage.setItem('token', 't');
});

const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

test('typed text is restored, only for its owner', () => {
  keepDraft('u1', 'train', { prompt: 'Kamu Rara' });
  expect(readDraft('u1', 'train')).toEqual({ prompt: 'Kamu Rara' });
  expect(kept()).toEqual([]);
  flushDrafts();
  expect(kept()).toEqual(['draft:u1:train']);
  expect(readDraft('u1', 'train')).toEqual({ prompt: 'Kamu Rara' });
  expect(readDraft('u2', 'train')).toBeUndefined();
  keepDraft('u1', 'train', null);
  expect(readDraft('u1', 'train')).toBeUndefined();
  flushDrafts();
  expect(kept()).toEqual([]);
});

test('without an owner nothing is kept', () => {
  keepDraft(null, 'train', 'x');
  flushDrafts();
  expect(kept()).toEqual([]);
  expect(readDraft(null, 'train')).toBeUndefined();
});

test('a login that expires takes nothing with it, the login of somebody else does', () => {
  storeUserId('u1');
  keepDraft('u1', 'train', 'belum sempat dicatat');
  endSession();
  storeToken('baru');
  expect(readDraft('u1', 'train')).toBe('belum sempat dicatat');
  storeUserId('u1');
  expect(kept()).toEqual(['draft:u1:train']);
  storeUserId('u2');
  expect(kept()).toEqual([]);
});

test('what was erased by a logout, here or in another tab, is not written again', () => {
  keepDraft('u1', 'train', 'x');
  localStorage.removeItem('token');
  flushDrafts();
  storeToken('t');
  flushDrafts();
  expect(kept()).toEqual([]);
  keepDraft('u1', 'train', 'x');
  void eraseDrafts();
  flushDrafts();
  expect(kept()).toEqual([]);
});

test('drafts are bounded: in number, in size and in age', () => {
  jest.useFakeTimers({ now: 1_000 });
  for (let index = 0; index < 70; index += 1) {
    keepDraft('u1', `chat:${index}`, 'halo');
    flushDrafts();
    jest.setSystemTime(2_000 + index);
  }
  expect(kept()).toHaveLength(60);
  expect(readDraft('u1', 'chat:69')).toBe('halo');
  expect(readDraft('u1', 'chat:0')).toBeUndefined();
  keepDraft('u1', 'train', 'x'.repeat(100_001));
  flushDrafts();
  expect(readDraft('u1', 'train')).toBeUndefined();
  for (let index = 0; index < 15; index += 1) {
    keepDraft('u1', `large:${index}`, 'x'.repeat(90_000));
    flushDrafts();
  }
  expect(kept().reduce((sum, key) => sum + localStorage.getItem(key)!.length, 0)).toBeLessThanOrEqual(1_000_000);
  expect(readDraft('u1', 'large:14')).toHaveLength(90_000);
  jest.setSystemTime(3_000 + 7 * 24 * 3600_000);
  expect(readDraft('u1', 'large:14')).toBeUndefined();
  jest.useRealTimers();
});

test('within these bounds everything is kept: for the whole week, and the newest ones up to the last that fits', () => {
  jest.useFakeTimers({ now: 1_000 });
  const long = 'x'.repeat(99_900);
  for (let index = 0; index < 12; index += 1) {
    keepDraft('u1', `large:${index}`, long);
    flushDrafts();
    jest.setSystemTime(2_000 + index);
  }
  const names = Array.from({ length: 12 }, (_, index) => `large:${index}`);
  const readable = () => names.filter((name) => readDraft('u1', name) === long);
  expect(readable()).toEqual(names.slice(2));
  jest.setSystemTime(2_010 + 7 * 24 * 3600_000 - 1);
  expect(readable()).toEqual(['large:11']);
  jest.useRealTimers();
});

test('an expired draft and one that cannot be read are removed when another one is written', () => {
  localStorage.setItem('draft:u1:old', JSON.stringify({ at: Date.now() - 8 * 24 * 3600_000, value: 'lama' }));
  localStorage.setItem('draft:u1:broken', 'rusak');
  localStorage.setItem('other', 'tetap');
  keepDraft('u1', 'a', 'A');
  flushDrafts();
  expect(kept()).toEqual(['draft:u1:a']);
  expect(localStorage.getItem('other')).toBe('tetap');
});

test('a draft is written a moment after the last letter, and at once when the page is hidden or left', () => {
  jest.useFakeTimers();
  keepDraft('u1', 'a', 'A');
  jest.advanceTimersByTime(200);
  keepDraft('u1', 'a', 'Ad');
  jest.advanceTimersByTime(200);
  expect(kept()).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(kept()).toEqual(['draft:u1:a']);
  jest.useRealTimers();
  const leave = flushDraftsOnLeave();
  let visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  const write = (name: string, event: Event, target: EventTarget) => {
    keepDraft('u1', name, 'x');
    target.dispatchEvent(event);
    return kept().includes(`draft:u1:${name}`);
  };
  const hidden = () => new Event('visibilitychange');
  expect(write('b', hidden(), document)).toBe(false);
  visibility = 'hidden';
  expect([write('c', hidden(), document), write('d', new Event('pagehide'), window)]).toEqual([true, true]);
  leave();
  expect([write('e', hidden(), document), write('f', new Event('pagehide'), window)]).toEqual([false, false]);
});

test('a logout deletes chosen files and shared pictures, also while another tab reads them', async () => {
  for (const end of ['onsuccess', 'onblocked'] as const) {
    const deleted: string[] = [];
    const deleteDatabase = (name: string) => {
      deleted.push(name);
      const request: Partial<Record<string, () => void>> = {};
      queueMicrotask(() => request[end]?.());
      return request;
    };
    Object.assign(globalThis, {
      indexedDB: { deleteDatabase },
      caches: { delete: async (name: string) => deleted.push(name) },
    });
    await eraseDrafts();
    expect(deleted).toEqual(['shared-1', 'kept-files']);
  }
  Reflect.deleteProperty(globalThis, 'indexedDB');
  Reflect.deleteProperty(globalThis, 'caches');
});
