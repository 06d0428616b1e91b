import { expect, test } from '@jest/globals';
import { outcomeOf } from './push-outcome.rules.js';

const now = new Date('2026-11-22T12:00:00Z');

test.each([
  [200, 'accepted'],
  [201, 'accepted'],
  [299, 'accepted'],
  [300, 'refused'],
  [199, 'refused'],
  [404, 'gone'],
  [410, 'gone'],
  [408, 'later'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
  // redirects are not followed: they could lead anywhere
  [307, 'refused'],
])('%s is %s', (status, kind) => {
  expect(outcomeOf(status, undefined, now)).toMatchObject({ kind, ...(kind !== 'accepted' && { why: `answered ${status}` }) });
});

test.each([
  ['120', 120_000],
  ['1234567890', null],
  ['Sun, 22 Nov 2026 12:01:00 GMT', 60_000],
  ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
  ['soon', null],
  [undefined, null],
])('Retry-After %s', (header, retryAfterMs) => {
  expect(outcomeOf(429, header, now)).toMatchObject({ retryAfterMs });
});
