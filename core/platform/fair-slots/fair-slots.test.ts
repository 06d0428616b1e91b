import { expect, test } from '@jest/globals';
import { FairSlots } from './fair-slots.js';

const idle = () => new Promise<void>((resolve) => setImmediate(resolve));

test('one key takes its share only, others begin at once, and what waits begins in its order', async () => {
  const slots = new FairSlots(4, 2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (key: string, name: string) =>
    slots.run(key, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2', 'b2'].map((name) => run(name[0]!, name));
  await idle();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
  const steps = [
    ['b1', 'c2'],
    ['a1', 'a3'],
    ['c1', 'b2'],
    ['a2', 'a4'],
  ] as const;
  for (const [ended, next] of steps) {
    ends.get(ended)!();
    await idle();
    expect(begun.at(-1)).toBe(next);
  }
  for (const end of ends.values()) end();
  await Promise.all(all);
  expect(begun).toHaveLength(8);
});

test('an action that fails gives its slot back', async () => {
  const slots = new FairSlots(1, 1);
  await expect(slots.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await slots.run('a', () => Promise.resolve(1))).toBe(1);
});
