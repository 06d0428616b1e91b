import { expect, test } from '@jest/globals';
import { beginningDay, countWords, mustAsk } from './old-chats.rules.js';

const days = (...on: number[]) => {
  const day = (nth: number) => ({ enabled: on.includes(nth), aiEnabled: false, text: '' });
  return { day1: day(1), day2: day(2), day3: day(3) };
};

test.each([
  [days(), days(), null],
  [days(), days(1), 1],
  [days(), days(1, 3), 3],
  [days(), days(2), 2],
  [days(1), days(1, 2), null],
  [days(3), days(), null],
])('follow-ups begin when the first day is switched on (%#)', (before, next, day) => {
  expect(beginningDay(before, next)).toBe(day);
});

test('the question names how many', () => {
  expect(countWords({ total: 42, queued: 0 })).toBe(
    '42 chat sudah ada sebelum follow-up dinyalakan. Pilih siapa yang ikut disapa kalau tetap diam.',
  );
  expect(countWords({ total: 1_000, queued: 0 })).toMatch(/^Lebih dari 1\.000 chat/);
  expect(countWords({ total: 0, queued: 3 })).toBe('3 follow-up lama masih di antrean; "Hanya chat baru" membatalkannya.');
});

test.each([
  [0, 0, false],
  [3, 0, true],
  [0, 2, true],
])('%i idle leads and %i queued follow-ups: asked %s', (total, queued, asked) => expect(mustAsk({ total, queued })).toBe(asked));
