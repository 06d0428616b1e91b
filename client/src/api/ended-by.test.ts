import { expect, test } from '@jest/globals';
import { endedBy } from './ended-by.js';

/** A signal that counts its listeners. */
function counted() {
  const controller = new AbortController();
  const { signal } = controller;
  let listeners = 0;
  const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)];
  Object.assign(signal, {
    addEventListener: (...given: Parameters<typeof add>) => {
      listeners += 1;
      add(...given);
    },
    removeEventListener: (...given: Parameters<typeof remove>) => {
      listeners -= 1;
      remove(...given);
    },
  });
  return { controller, signal, listeners: () => listeners };
}

test('each of the signals ends the action, with its own reason', async () => {
  for (const at of [0, 1]) {
    const ends = [counted(), counted()];
    const reason = new Error(`end ${at}`);
    const action = endedBy(
      ends.map(({ signal }) => signal),
      (signal) => new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error))),
    );
    ends[at]!.controller.abort(reason);
    await expect(action).rejects.toBe(reason);
    expect(ends.map(({ listeners }) => listeners())).toEqual([0, 0]);
  }
});

test('an action that ends by itself is not ended, and leaves no listener', async () => {
  const end = counted();
  expect(await endedBy([end.signal], async (signal) => signal.aborted)).toBe(false);
  await expect(endedBy([end.signal], async () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(end.listeners()).toBe(0);
});

test('an action that begins too late is ended from the start', async () => {
  const end = counted();
  const reason = new Error('left');
  end.controller.abort(reason);
  expect(await endedBy([end.signal], async ({ aborted, reason: why }) => [aborted, why])).toEqual([true, reason]);
});
