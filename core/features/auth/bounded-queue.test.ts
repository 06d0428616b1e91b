import { expect, test } from '@jest/globals';
import { BoundedQueue } from './bounded-queue.js';

/** An action that ends when the test releases it. */
function held() {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { action: () => done, end };
}

test('only so many acts run at once, the others follow in order', async () => {
  const queue = new BoundedQueue(2, 10);
  const order: number[] = [];
  const gates = [held(), held(), held(), held()];
  const runs = gates.map(({ action }, nth) => queue.run(() => (order.push(nth), action())));
  await Promise.resolve();
  expect(order).toEqual([0, 1]);
  gates[1]!.end();
  await runs[1];
  expect(order).toEqual([0, 1, 2]);
  for (const gate of gates) gate.end();
  await Promise.all(runs);
  expect(order).toEqual([0, 1, 2, 3]);
});

test('what does not fit any more is refused at once', async () => {
  const queue = new BoundedQueue(1, 1);
  const gate = held();
  const runs = [queue.run(gate.action), queue.run(gate.action)];
  await expect(queue.run(gate.action)).rejects.toMatchObject({ code: 'busy', status: 503 });
  gate.end();
  await Promise.all(runs);
});

test('an act that fails leaves its place', async () => {
  const queue = new BoundedQueue(1, 1);
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue.run(() => Promise.resolve('yes'))).resolves.toBe('yes');
});

test('the width holds after acts that had to wait', async () => {
  const queue = new BoundedQueue(1, 10);
  await Promise.all([1, 2, 3].map(() => queue.run(() => Promise.resolve())));
  const [first, second] = [held(), held()];
  let began = 0;
  const runs = [first, second].map(({ action }) => queue.run(() => ((began += 1), action())));
  await Promise.resolve();
  expect(began).toBe(1);
  first.end();
  await runs[0];
  expect(began).toBe(2);
  second.end();
  await runs[1];
});
