import { expect, test } from '@jest/globals';
import { filesToRepeat, judge, neighboursOf, passedAlone } from './second-runs.mjs';

/** @param {Record<string, [number, number] | [number, number, number, number]>} files passed and failed, and when */
const runOf = (files) =>
  new Map(
    Object.entries(files).map(([path, [passed, failed, startedAt = 0, endedAt = 10]]) => [
      path,
      { passed, failed, skipped: 0, startedAt, endedAt },
    ]),
  );

test('failed files of a whole run are repeated, of named files never, and of many none', () => {
  const first = runOf({ a: [3, 0], b: [2, 1] });
  expect(filesToRepeat(first, true)).toEqual(['b']);
  expect(filesToRepeat(first, false)).toEqual([]);
  const failures = (/** @type {number} */ count) =>
    runOf(Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, /** @type {[number, number]} */ ([0, 1])])));
  expect(filesToRepeat(failures(8), true)).toHaveLength(8);
  expect(filesToRepeat(failures(9), true)).toEqual([]);
});

test('neighbours are the files that ran at the same time, longest together first, six at most, and no suspect', () => {
  const first = runOf({ a: [1, 1, 10, 20], before: [1, 0, 0, 10], short: [1, 0, 19, 30], long: [1, 0, 5, 15], other: [1, 1, 10, 20] });
  expect(neighboursOf(first, ['a', 'other'])).toEqual(['long', 'short']);
  const many = runOf({
    a: [1, 1, 0, 100],
    ...Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`n${index}`, /** @type {[number, number, number, number]} */ ([1, 0, index, 100])]),
    ),
  });
  expect(neighboursOf(many, ['a'])).toEqual(['n0', 'n1', 'n2', 'n3', 'n4', 'n5']);
});

test('a file that fails again alone has failed, and is not run a third time', () => {
  const alone = runOf({ b: [2, 1] });
  expect(passedAlone(['b'], alone)).toEqual([]);
  expect(judge(runOf({ a: [3, 0], b: [2, 1] }), alone)).toEqual({ totals: { passed: 5, failed: 1, skipped: 0 }, shaky: [], again: [] });
});

test('a file that passes alone and beside its neighbours has passed, and is listed', () => {
  const result = judge(runOf({ a: [3, 0], b: [2, 1] }), runOf({ b: [3, 0] }), runOf({ a: [3, 0], b: [3, 0] }));
  expect(result).toEqual({ totals: { passed: 6, failed: 0, skipped: 0 }, shaky: ['b'], again: [] });
});

test('a file that fails again beside its neighbours has failed, although it passed alone', () => {
  const result = judge(runOf({ a: [3, 0], b: [2, 1] }), runOf({ b: [3, 0] }), runOf({ a: [3, 0], b: [2, 1] }));
  expect(result).toEqual({ totals: { passed: 6, failed: 1, skipped: 0 }, shaky: [], again: ['b'] });
});

test('a neighbour that fails in the third run only is named, and has not failed', () => {
  const result = judge(runOf({ a: [3, 0], b: [2, 1] }), runOf({ b: [3, 0] }), runOf({ a: [2, 1], b: [3, 0] }));
  expect(result).toEqual({ totals: { passed: 6, failed: 0, skipped: 0 }, shaky: ['b', 'a'], again: [] });
});

test('a third run that ended without judging a file counts as its failure', () => {
  expect(judge(runOf({ b: [2, 1] }), runOf({ b: [3, 0] }), new Map()).again).toEqual(['b']);
});

test('a run without any file has failed', () => {
  expect(judge(new Map()).totals.failed).toBe(1);
});
