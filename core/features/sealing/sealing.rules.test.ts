import { describe, expect, test } from '@jest/globals';
import { added, nextPass } from './sealing.rules.js';

const now = new Date('2026-11-22T10:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);

describe('a pass over a table', () => {
  test.each([
    ['was never made', null, 'begin'],
    ['sealed with another key', { keyId: 'old', lastCounts: { old: 3 }, endedAt: ago(1_000) }, 'begin'],
    ['was interrupted', { keyId: 'new', lastCounts: null, endedAt: null }, 'continue'],
    ['left nothing under another key', { keyId: 'new', lastCounts: { new: 9 }, endedAt: ago(3_600_000) }, 'rest'],
    ['found an empty table', { keyId: 'new', lastCounts: {}, endedAt: ago(3_600_000) }, 'rest'],
    ['was counted a day ago', { keyId: 'new', lastCounts: { new: 9 }, endedAt: ago(24 * 3_600_000) }, 'begin'],
    ['left rows behind just now', { keyId: 'new', lastCounts: { new: 9, old: 1 }, endedAt: ago(1_000) }, 'rest'],
    ['left rows behind a minute ago', { keyId: 'new', lastCounts: { new: 9, old: 1 }, endedAt: ago(60_000) }, 'begin'],
  ] as const)('that %s', (_what, row, next) => {
    expect(nextPass(row, 'new', now)).toBe(next);
  });

  test('is counted page by page, and tables without sealed values are not named', () => {
    expect(added({ a: 1 }, { a: 2, b: 3, c: 0 })).toEqual({ a: 3, b: 3 });
  });
});
