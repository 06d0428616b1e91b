import { expect, test } from '@jest/globals';
import { Coalesced } from './coalesced.js';

test('of many concurrent callers the first runs, and the others share one run after it', async () => {
  const coalesced = new Coalesced<string, number>();
  const ends: ((value: number) => void)[] = [];
  const run = () => new Promise<number>((resolve) => ends.push(resolve));
  const all = Array.from({ length: 50 }, () => coalesced.next('a', run));
  expect(ends).toHaveLength(1);
  ends[0]!(1);
  await all[0];
  expect(ends).toHaveLength(2);
  ends[1]!(2);
  expect(await Promise.all(all)).toEqual([1, ...Array.from({ length: 49 }, () => 2)]);
});

test('keys do not wait for each other, and a key that is at rest begins at once', async () => {
  const coalesced = new Coalesced<string, string>();
  const never = coalesced.next('stuck', () => new Promise(() => undefined));
  expect(never).toBeInstanceOf(Promise);
  for (const round of ['one', 'two', 'three']) expect(await coalesced.next('a', async () => round)).toBe(round);
});

test('a failed run fails only the callers that share it', async () => {
  const coalesced = new Coalesced<string, string>();
  let fail!: (error: Error) => void;
  const first = coalesced.next('a', () => new Promise((_resolve, reject) => (fail = reject)));
  const second = coalesced.next('a', async () => 'good');
  fail(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe('good');
});
