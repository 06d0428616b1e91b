import { expect, test } from '@jest/globals';
import { Albums } from './albums.js';

const chat = { jid: '777@lid', pn: null, lid: '777' };

test('the bot waits for all announced pictures of an album', () => {
  const albums = new Albums();
  albums.announced('A', 3, chat);
  expect(albums.take(0)).toEqual([chat]);
  albums.arrived('A', chat, 1);
  expect(albums.take(1)).toEqual([chat]);
  expect(albums.take(1)).toEqual([]);
  albums.arrived('A', chat, 2);
  albums.arrived('A', chat, 3);
  expect(albums.take(3)).toEqual([]);
});

test('a chat is held once the commit that stores the picture is done, not by an earlier one', () => {
  const albums = new Albums();
  albums.announced('A', 2, chat);
  albums.arrived('A', chat, 5);
  expect(albums.take(4)).toEqual([]);
  expect(albums.take(5)).toEqual([chat]);
});

test('the bot does not wait for one picture, for none, or for an album that was never announced', () => {
  const albums = new Albums();
  albums.announced('A', 1, chat);
  albums.announced('B', 0, chat);
  albums.arrived('C', chat, 1);
  expect(albums.take(9)).toEqual([]);
});
