import { expect, test } from '@jest/globals';
import { Lane } from './lane.js';

/** An act that ends when it is told to. */
function held() {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { act: () => done, end };
}

test('only so many acts run at once, the others follow in order', async () => {
  const lane = new Lane(2, 10);
  const order: number[] = [];
  const gates = [held(), held(), held(), held()];
  const runs = gates.map(({ act }, nth) => lane.run(() => (order.push(nth), act())));
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
  const lane = new Lane(1, 1);
  const gate = held();
  const runs = [lane.run(gate.act), lane.run(gate.act)];
  await expect(lane.run(gate.act)).rejects.toMatchObject({ code: 'busy', status: 503 });
  gate.end();
  await Promise.all(runs);
});

test('an act that fails leaves its place', async () => {
  const lane = new Lane(1, 1);
  await expect(lane.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(lane.run(() => Promise.resolve('yes'))).resolves.toBe('yes');
});
