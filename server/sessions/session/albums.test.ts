import { expect, test } from '@jest/globals';
import { Albums } from './albums.js';

const chat = { jid: '777@lid', pn: null, lid: '777' };

test('the bot waits for all announced pictures of an album', () => {
  const albums = new Albums();
  albums.announced('A', 3, chat, 0);
  expect(albums.take(0)).toEqual([chat]);
  albums.arrived('A', chat, 1, 0);
  expect(albums.take(1)).toEqual([chat]);
  expect(albums.take(1)).toEqual([]);
  albums.arrived('A', chat, 2, 0);
  albums.arrived('A', chat, 3, 0);
  expect(albums.take(3)).toEqual([]);
});

test('a chat is held once the commit that stores the picture is done, not by an earlier one', () => {
  const albums = new Albums();
  albums.announced('A', 2, chat, 0);
  albums.arrived('A', chat, 5, 0);
  expect(albums.take(4)).toEqual([]);
  expect(albums.take(5)).toEqual([chat]);
});

test('the bot does not wait for one picture, for none, or for an album that was never announced', () => {
  const albums = new Albums();
  albums.announced('A', 1, chat, 0);
  albums.announced('B', 0, chat, 0);
  expect(albums.take(9)).toEqual([]);
  albums.arrived('C', chat, 1, 0);
  expect(albums.take(9)).toEqual([]);
});

test('the bot waits for an album while its pictures are missing, whatever else the lead sends', () => {
  const albums = new Albums();
  const byNumber = { jid: '628@s.whatsapp.net', pn: '628', lid: '777' };
  const other = { jid: '888@lid', pn: null, lid: '888' };
  albums.announced('A', 2, chat, 0);
  for (const one of [chat, byNumber]) expect(albums.awaits(one, 1)).toBe(true);
  expect(albums.awaits(other, 1)).toBe(false);
  albums.arrived('A', byNumber, 1, 2);
  expect(albums.awaits(chat, 3)).toBe(true);
  albums.arrived('A', chat, 2, 4);
  for (const one of [chat, byNumber]) expect(albums.awaits(one, 5)).toBe(false);
});

test('the end of one album does not end the wait for another one of the same chat', () => {
  const albums = new Albums();
  albums.announced('A', 2, chat, 0);
  albums.announced('B', 2, chat, 0);
  albums.arrived('A', chat, 1, 1);
  albums.arrived('A', chat, 2, 2);
  albums.arrived('C', chat, 3, 3);
  expect(albums.awaits(chat, 4)).toBe(true);
  expect(albums.take(3)).toEqual([chat]);
});

test('a picture that does not come within a minute is not waited for, until another one comes', () => {
  const albums = new Albums();
  albums.announced('A', 3, chat, 0);
  expect(albums.awaits(chat, 59_999)).toBe(true);
  expect(albums.awaits(chat, 60_000)).toBe(false);
  albums.arrived('A', chat, 1, 70_000);
  expect(albums.awaits(chat, 129_999)).toBe(true);
  expect(albums.awaits(chat, 130_000)).toBe(false);
});

test('the oldest of more than fifty albums is forgotten', () => {
  const albums = new Albums();
  const of = (nth: number) => ({ jid: `${nth}@lid`, pn: null, lid: String(nth) });
  for (let nth = 0; nth < 51; nth += 1) albums.announced(`album ${nth}`, 2, of(nth), 0);
  expect([0, 1, 50].map((nth) => albums.awaits(of(nth), 1))).toEqual([false, true, true]);
});
