import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { watchThread, type Working } from './watch-thread.js';

test('a call that ends at once reads neither processor time nor memory from the system', () => {
  let reads = 0;
  const read = (): Promise<number> => Promise.resolve((reads += 1));
  const worker: Working = Object.assign(new EventEmitter(), { postMessage: () => undefined, terminate: () => Promise.resolve(0) });
  const limits = { timeMs: 60_000, cpuMs: 1_000, heapMb: 32, buffersMb: 32 };
  watchThread(worker, limits, { cpuMs: read, bufferBytes: read }).stopWatching();
  expect(reads).toBe(0);
});
