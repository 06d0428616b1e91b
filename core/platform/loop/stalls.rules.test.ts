import { describe, expect, test } from '@jest/globals';
import { mainSample, StallLines, type LoopSample } from './stalls.rules.js';

const operation = (name: string) => ({ name, ids: {} });
const slow = operation('GET /api/slow');
const other = operation('job other');
const sample = (of: LoopSample['operation'], stack = ''): LoopSample => ({ operation: of, stack });

describe('the operation that is reported', () => {
  test('is the one seen most often, with the stack in the middle of it', () => {
    const found = mainSample([sample(other, 'a'), sample(slow, 'b'), sample(slow, 'c'), sample(slow, 'd'), sample(undefined, 'e')]);
    expect(found).toEqual({ operation: slow, stack: 'c' });
  });

  test('is a named one, however seldom it was seen', () => {
    expect(mainSample([sample(undefined), sample(undefined), sample(slow)])?.operation).toBe(slow);
  });

  test('is none where nothing was seen', () => {
    expect(mainSample([])).toBeUndefined();
  });
});

describe('the lines in the log', () => {
  test('are logged once per operation and minute, with the number of unlogged ones', () => {
    const lines = new StallLines();
    expect(lines.admit('a', 0)).toEqual({ unlogged: 0 });
    expect(lines.admit('a', 1_000)).toBeNull();
    expect(lines.admit('a', 59_999)).toBeNull();
    expect(lines.admit('b', 59_999)).toEqual({ unlogged: 2 });
    expect(lines.admit('a', 60_000)).toEqual({ unlogged: 0 });
  });

  test('are ten in a minute at most, whatever blocks', () => {
    const lines = new StallLines();
    const admitted = Array.from({ length: 50 }, (_, index) => lines.admit(`operation ${index}`, index)).filter((line) => line !== null);
    expect(admitted).toHaveLength(10);
    expect(lines.admit('later', 60_000)).toEqual({ unlogged: 40 });
  });
});
