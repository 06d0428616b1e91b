import { expect, test } from '@jest/globals';
import { readTalk } from './made-up-talk.rules.js';

test('the open messages are those of the lead since the bot’s last one', () => {
  const { history, open } = readTalk([
    { role: 'lead', body: 'Halo' },
    { role: 'bot', body: 'Halo, Kak' },
    { role: 'lead', body: 'Ada gamis?' },
    { role: 'lead', body: 'Warna navy' },
  ]);
  expect(history.map(({ sender, body }) => [sender, body])).toEqual([
    ['lead', 'Halo'],
    ['bot', 'Halo, Kak'],
  ]);
  expect(open.map(({ body, seq }) => [body, seq])).toEqual([
    ['Ada gamis?', 3],
    ['Warna navy', 4],
  ]);
});

test('nothing is open when the bot spoke last', () => {
  expect(readTalk([{ role: 'bot', body: 'Halo' }]).open).toEqual([]);
});
