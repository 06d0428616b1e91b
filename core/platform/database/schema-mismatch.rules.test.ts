import { expect, test } from '@jest/globals';
import { schemaMismatch } from './schema-mismatch.rules.js';

test('the same migrations in any order are no mismatch', () => {
  expect(schemaMismatch(['A1', 'B2'], ['B2', 'A1'])).toBeNull();
  expect(schemaMismatch([], [])).toBeNull();
});

test.each([
  ['an empty database', ['A1', 'B2'], [], 'older than this release: it lacks A1 and 1 more'],
  ['one migration behind', ['A1', 'B2'], ['A1'], 'older than this release: it lacks B2.'],
  ['an older one that came in later', ['A1', 'B2', 'C3'], ['A1', 'C3'], 'older than this release: it lacks B2.'],
  ['one ahead', ['A1'], ['A1', 'B2'], 'newer than this release: it has B2,'],
  ['another branch', ['A1', 'B2'], ['A1', 'X2'], 'older than this release: it lacks B2.'],
])('%s', (_, known, run, sentence) => {
  expect(schemaMismatch(known, run)).toContain(sentence);
});
