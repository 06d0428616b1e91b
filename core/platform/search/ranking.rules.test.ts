import { describe, expect, test } from '@jest/globals';
import { ranked } from './ranking.rules.js';

describe('a list that is far larger than any shop’s', () => {
  /** A word of letters only. */
  const wordOf = (nth: number) =>
    `b${nth
      .toString(26)
      .padStart(6, '0')
      .replaceAll(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!)}`;
  const words = (from: number, count: number) => Array.from({ length: count }, (_, at) => wordOf(from + at));

  test('is known by the first field of each row; of the others, a part is read', () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => ({
      fields: [
        [wordOf(at), 3] as const,
        [`${words(1_000 + 200 * at, 200).join(' ')} ${at === 0 ? 'safir' : at === 999 ? 'zamrud' : ''}`, 1] as const,
      ],
    }));
    for (const at of [0, 500, 999]) expect(ranked(rows, wordOf(at), 5).rows).toEqual([rows[at]]);
    expect(ranked(rows, 'safir', 5).total).toBe(1);
    expect(ranked(rows, 'zamrud', 5).total).toBe(0);
  });

  test('is not compared with a misspelt word to its end', () => {
    const rows = (before: number) => [...words(0, before), 'bintangk'].map((word) => ({ fields: [[word, 1] as const] }));
    expect(ranked(rows(15_000), 'bintamgk', 5).total).toBeGreaterThan(0);
    expect(ranked(rows(30_000), 'bintamgk', 5).total).toBe(0);
  });
});
