import { expect, test } from '@jest/globals';
import { isFailureNews } from './reply-notices.rules.js';

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 2, 2, hour, minute));

test.each([
  ['the first one', null, null, at(8), true],
  ['the first one of a bot that has answered', null, at(7), at(8), true],
  ['the same one, two hours later', at(8), at(7), at(10), false],
  ['one without any answer ever, two hours later', at(8), null, at(10), false],
  ['the same one, a day later', at(8), at(7), at(32), true],
  ['the same one, just before a day has passed', at(8), at(7), at(31, 59), false],
  ['a new one after an answer', at(8), at(9), at(10), true],
  ['a new one within the hour', at(8), at(8, 20), at(8, 59), false],
  ['a new one after an hour', at(8), at(8, 20), at(9), true],
])('an outage is told: %s', (_, toldAt, thoughtAt, now, isTold) => {
  expect(isFailureNews(toldAt, thoughtAt, now)).toBe(isTold);
});
