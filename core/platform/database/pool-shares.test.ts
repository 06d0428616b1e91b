import { expect, test } from '@jest/globals';
import { PoolShares } from './pool-shares.js';

/** Actions that record when they run, and end when the test calls for it. */
function heldActions() {
  const running: string[] = [];
  const ends: (() => void)[] = [];
  const action = (name: string) => async () => {
    running.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    return name;
  };
  return { running, action, endNext: () => ends.shift()!() };
}
const settled = () => new Promise(setImmediate);

test('one share runs up to its limit, in the order of arrival, and delays no other share', async () => {
  const shares = new PoolShares(2, 10);
  const { running, action, endNext } = heldActions();
  const own = ['a', 'b', 'c', 'd'].map((name) => shares.run('one', action(name)));
  const other = shares.run('other', action('x'));
  await settled();
  expect(running).toEqual(['a', 'b', 'x']);
  endNext();
  await settled();
  expect(running).toEqual(['a', 'b', 'x', 'c']);
  for (let nth = 0; nth < 3; nth += 1) endNext();
  await settled();
  endNext();
  expect(await Promise.all([...own, other])).toEqual(['a', 'b', 'c', 'd', 'x']);
});

test('an act that fails gives its place on', async () => {
  const shares = new PoolShares(1, 10);
  const failing = shares.run('one', () => Promise.reject(new Error('broken')));
  const next = shares.run('one', () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('too many that wait are refused at once', async () => {
  const shares = new PoolShares(1, 1);
  const { action, endNext } = heldActions();
  const first = shares.run('one', action('a'));
  const second = shares.run('one', action('b'));
  await expect(shares.run('one', action('c'))).rejects.toMatchObject({ code: 'too_many_at_once', status: 429 });
  endNext();
  await settled();
  endNext();
  await Promise.all([first, second]);
});
