import { expect, test } from '@jest/globals';
import { dayMs, hourMs, minuteMs } from '#contracts/values/base/durations';
import { nextTryMs } from './attachments.rules.js';

test.each([
  ['at once', 0, 5_000],
  ['after two minutes', 2 * minuteMs, 2 * minuteMs],
  ['after an hour', hourMs, hourMs],
  ['after a day', dayMs, hourMs],
])('a file that was not delivered %s is requested again after its age, at least 5 s and at most an hour', (_, ageMs, pauseMs) => {
  expect([0, 0.5, 1].map((chance) => nextTryMs(ageMs, chance))).toEqual([0.75, 1, 1.25].map((part) => part * pauseMs));
});

test('a file is requested for two days', () => {
  expect(nextTryMs(2 * dayMs - 1, 0.5)).toBe(hourMs);
  expect(nextTryMs(2 * dayMs, 0.5)).toBeNull();
});
