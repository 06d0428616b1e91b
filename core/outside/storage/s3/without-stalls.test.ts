import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { withoutStalls } from './without-stalls.js';
import { watchTimers, type TimerWatch } from '../../../../test/support/left-timers.js';

const stallMs = 60_000;

let timers: TimerWatch;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  timers = watchTimers();
});
afterEach(() => void jest.useRealTimers());

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('bytes pass unchanged, and no timer is left', async () => {
  const source = Readable.from([Buffer.from('one '), Buffer.from('two')], { objectMode: false });
  expect((await buffer(withoutStalls(source, stallMs))).toString()).toBe('one two');
  expect(timers.left()).toEqual([]);
});

test('a source that stops in the middle fails the reader after that time, and not before', async () => {
  const source = new PassThrough();
  const passed = withoutStalls(source, stallMs);
  const failed = once(passed, 'end').catch(String);
  const pieces: string[] = [];
  passed.on('data', (piece: Buffer) => pieces.push(piece.toString()));
  source.write('first');
  await turn();
  jest.advanceTimersByTime(stallMs - 1);
  await turn();
  expect([pieces, source.destroyed]).toEqual([['first'], false]);
  jest.advanceTimersByTime(1);
  expect(await failed).toBe(`Error: no bytes for ${stallMs} ms`);
  expect(source.destroyed).toBe(true);
});

test('each piece gives the source the whole time again', async () => {
  const source = new PassThrough();
  const passed = withoutStalls(source, stallMs);
  const read = buffer(passed);
  for (let sent = 0; sent < 3; sent += 1) {
    source.write('x');
    await turn();
    jest.advanceTimersByTime(stallMs - 1);
    await turn();
  }
  source.end();
  expect((await read).toString()).toBe('xxx');
});

test('a reader that takes long loses nothing', async () => {
  const source = new PassThrough();
  const pieces = withoutStalls(source, stallMs)[Symbol.asyncIterator]();
  source.write('x');
  expect((await pieces.next()).done).toBe(false);
  // the next piece has already arrived, so only the reader is slow
  source.end('y');
  await turn();
  jest.advanceTimersByTime(stallMs * 10);
  expect(String((await pieces.next()).value)).toBe('y');
});

test('a source that breaks off fails the reader with its reason', async () => {
  const source = new PassThrough();
  const read = buffer(withoutStalls(source, stallMs));
  source.write('x', () => source.destroy(new Error('reset')));
  await expect(read).rejects.toThrow('reset');
  expect(timers.left()).toEqual([]);
});

test('a reader that leaves ends the source', async () => {
  const source = new PassThrough();
  const passed = withoutStalls(source, stallMs);
  // more than the stream reads ahead
  for (let sent = 0; sent < 4; sent += 1) source.write(Buffer.alloc(100_000));
  const pieces = passed[Symbol.asyncIterator]();
  await pieces.next();
  const closed = once(source, 'close');
  passed.destroy();
  await closed;
  expect(timers.left()).toEqual([]);
});
