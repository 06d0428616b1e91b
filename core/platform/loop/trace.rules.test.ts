import { expect, test } from '@jest/globals';
import { newTraceId, traceIdOf } from './trace.rules.js';

test('a new trace id is accepted as one', () => {
  const id = newTraceId();
  expect(traceIdOf(id)).toBe(id);
});

test.each([
  ['a uuid, as Postgres returns it', '0190a7c4-56b1-7d3e-8a11-9f00c0ffee00', '0190a7c456b17d3e8a119f00c0ffee00'],
  ['31 digits', 'a'.repeat(31), null],
  ['other letters', 'g'.repeat(32), null],
  ['zeros only, which Trace Context forbids', '0'.repeat(32), null],
  ['no text', 7, null],
  ['a long text', 'a-'.repeat(50_000), null],
])('%s', (_what, given, expected) => {
  expect(traceIdOf(given)).toBe(expected);
});
