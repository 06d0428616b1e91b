import { expect, test } from '@jest/globals';
import { isHourOf, isNamed, readKey } from './stored-files.rules.js';

test('every folder has one hour of the day, and not all the same one', () => {
  const folders = Array.from({ length: 200 }, (_, nth) => `0197c0de-0000-4000-8000-${(nth * 7_919).toString(16).padStart(12, '0')}`);
  const hoursOf = (folder: string) =>
    Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => isHourOf(folder, new Date(Date.UTC(2026, 10, 22, hour, 59))));
  const hours = folders.map(hoursOf);
  expect(hours.every((one) => one.length === 1)).toBe(true);
  expect(new Set(hours.flat()).size).toBe(24);
});

test('a file of a room that this version does not know is left alone', () => {
  expect(readKey('owner/chats/x')).toEqual({ key: 'owner/chats/x', room: 'chats', id: 'x' });
  for (const key of ['owner/invoices/x', 'owner/x', 'owner/chats/x/y', 'check/x']) expect(readKey(key)).toBeNull();
});

test.each([
  ['o/photos/p', true],
  ['o/photos/c', false],
  ['o/chats/c', true],
  ['o/chats/p', false],
  ['o/thumbnails/p', true],
  ['o/thumbnails/c', true],
  ['o/thumbnails/x', false],
  ['o/exports/e', true],
  ['o/exports/p', false],
  ['o/photos/p-part-0a1b', false],
])('%s: named %s', (key, named) => {
  expect(isNamed(readKey(key)!, { photos: new Set(['p']), chats: new Set(['c']), exports: new Set(['e']) })).toBe(named);
});
