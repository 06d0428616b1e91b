import { afterEach, expect, test } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { samplerName, startLoopWatcher } from './loop-watcher.js';

const everyMs = 40;
/** Length of a pause that may be sampled, because a busy machine interrupts the event loop of a test. */
const noticeablePauseMs = 5;
const longestBlockMs = 60_000;
const sampler = Symbol.for(samplerName);
let watcher: Worker;
let stacks: string[] = [];

/**
 * Starts the thread, and resolves when the thread checks the beats. There are no beats yet, so the thread takes
 * samples.
 */
async function watched(): Promise<() => void> {
  const beats = new Int32Array(new SharedArrayBuffer(8));
  stacks = [];
  Object.assign(globalThis, { [sampler]: () => stacks.push(new Error('sample').stack ?? '') });
  watcher = startLoopWatcher(beats, everyMs);
  while (stacks.length === 0) await turn();
  return () => void Atomics.add(beats, 0, 1);
}

/** @returns the largest number of samples that the pauses between these beats explain */
async function beatFor(beat: () => void, ms: number): Promise<number> {
  const from = performance.now();
  let explained = 0;
  for (let last = from; last - from < ms;) {
    beat();
    await turn();
    const pauseMs = performance.now() - last;
    last += pauseMs;
    if (pauseMs > noticeablePauseMs) explained += 1 + Math.ceil(pauseMs / everyMs);
  }
  return explained;
}

/** @returns milliseconds until that many samples were taken inside of this function */
function blockedUntilSampled(times: number): number {
  const from = performance.now();
  while (stacks.length < times && performance.now() - from < longestBlockMs);
  return performance.now() - from;
}

afterEach(async () => {
  await watcher?.terminate();
  Reflect.deleteProperty(globalThis, sampler);
});

test('a loop that beats is not sampled', async () => {
  const beat = await watched();
  await beatFor(beat, 2 * everyMs);
  stacks = [];
  const explained = await beatFor(beat, 15 * everyMs);
  expect(stacks.length).toBeLessThanOrEqual(explained);
});

test('a loop that stands still is sampled inside of what blocks it, once per look', async () => {
  const beat = await watched();
  await beatFor(beat, 2 * everyMs);
  stacks = [];
  const blockedMs = blockedUntilSampled(5);
  expect(stacks).toEqual(Array.from({ length: 5 }, () => expect.stringContaining('blockedUntilSampled')));
  expect(blockedMs).toBeGreaterThan(3 * everyMs);
});
