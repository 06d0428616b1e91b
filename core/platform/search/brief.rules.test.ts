import { expect, test } from '@jest/globals';
import { briefOf } from './brief.rules.js';

const chars = (text: string): number => text.length;

test.each([
  ['no rows', [], 2, true],
  ['as many rows as may be', ['a', 'b'], 2, true],
  ['one row too many', ['a', 'b', 'c'], 2, false],
  ['as many characters as may be', ['x'.repeat(5_000), 'x'.repeat(1_000)], 2, true],
  ['one character too many', ['x'.repeat(5_000), 'x'.repeat(1_001)], 2, false],
])('a list of %s is given whole, or nothing of it', (_what, rows, rowsMax, isWhole) => {
  expect(briefOf(rows, rowsMax, chars)).toEqual({ rows: isWhole ? rows : [], isWhole });
});
