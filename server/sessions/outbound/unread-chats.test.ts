import { expect, test } from '@jest/globals';
import { UnreadChats } from './unread-chats.js';

const numbers = (count: number) => Array.from({ length: count }, (_, nth) => `id-${nth}`);

test('the unread messages of a chat are taken once, oldest first, and those of others stay', () => {
  const unread = new UnreadChats();
  for (const id of ['a', 'b']) unread.noteUnread('siti', id);
  unread.noteUnread('budi', 'c');
  expect(unread.takeUnread('siti')).toEqual(['a', 'b']);
  expect(unread.takeUnread('siti')).toEqual([]);
  expect(unread.takeUnread('budi')).toEqual(['c']);
});

test('of a chat with many unread messages the last twenty are kept', () => {
  const unread = new UnreadChats();
  for (const id of numbers(21)) unread.noteUnread('siti', id);
  expect(unread.takeUnread('siti')).toEqual(numbers(21).slice(1));
});

test('of many chats those are kept in which somebody wrote last', () => {
  const unread = new UnreadChats();
  for (const jid of numbers(200)) unread.noteUnread(jid, 'a');
  unread.noteUnread('id-0', 'b');
  unread.noteUnread('one more', 'c');
  expect(unread.takeUnread('id-1')).toEqual([]);
  expect([unread.takeUnread('id-0'), unread.takeUnread('id-2'), unread.takeUnread('one more')]).toEqual([['a', 'b'], ['a'], ['c']]);
});
