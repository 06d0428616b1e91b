import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BinaryNode } from 'baileys';
import { bytesOf, costOf, heldBytesMax, LeadFlow } from './lead-flow.js';
import { watchTimers, type TimerWatch } from '../../../../test/support/left-timers.js';

let timers: TimerWatch;
beforeEach(() => {
  jest.useFakeTimers();
  timers = watchTimers();
});
afterEach(() => void jest.useRealTimers());

const stanza = (bytes: number): BinaryNode => ({
  tag: 'message',
  attrs: {},
  content: [{ tag: 'enc', attrs: {}, content: new Uint8Array(bytes) }],
});

function start() {
  const source = new PassThrough();
  const flow = new LeadFlow(source, () => Date.now());
  const handled: string[] = [];
  const tails = new Map<string, Promise<void>>();
  /** Handles one message after the other, like the queue of a conversation. */
  const receive = (name: string, bytes = 100, names = [name]): void => {
    const mayBegin = flow.arrived(names, stanza(bytes));
    tails.set(
      name,
      (tails.get(name) ?? Promise.resolve()).then(mayBegin).then(() => void handled.push(name)),
    );
  };
  const count = (name: string) => handled.filter((one) => one === name).length;
  return { source, flow, receive, count, handled };
}

test('the messages of a flooding lead are read at a bounded rate, those of another lead at once', async () => {
  const { receive, count } = start();
  for (let nth = 0; nth < 400; nth += 1) receive('flooding');
  receive('quiet');
  await jest.advanceTimersByTimeAsync(0);
  expect([count('flooding'), count('quiet')]).toEqual([300, 1]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(count('flooding')).toBe(350);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(count('flooding')).toBe(400);
});

test('long messages use up the share sooner, and none costs more than a chat may wait twenty seconds for', async () => {
  const { receive, count } = start();
  for (let nth = 0; nth < 60; nth += 1) receive('long', 65_536);
  await jest.advanceTimersByTimeAsync(0);
  expect(count('long')).toBe(17);
  expect([costOf(0), costOf(4_095), costOf(65_536), costOf(50_000_000)]).toEqual([1, 1, 17, 100]);
});

test('a chat that was quiet for two minutes has its burst again, and no more', async () => {
  const { receive, count } = start();
  for (let nth = 0; nth < 300; nth += 1) receive('lead');
  await jest.advanceTimersByTimeAsync(120_000);
  for (let nth = 0; nth < 310; nth += 1) receive('lead');
  await jest.advanceTimersByTimeAsync(0);
  expect(count('lead')).toBe(600);
});

test('number and privacy id of one lead have one share', async () => {
  const { receive, count } = start();
  for (let nth = 0; nth < 300; nth += 1) receive('lead', 100, ['pn', 'lid']);
  for (let nth = 0; nth < 10; nth += 1) receive('lead', 100, nth % 2 === 0 ? ['lid'] : ['pn']);
  await jest.advanceTimersByTimeAsync(0);
  expect(count('lead')).toBe(300);
});

test('the connection is not read while too much waits, and again afterwards', async () => {
  const { source, receive } = start();
  const large = 409_600; // costs the maximum
  for (let bytes = 0; bytes <= heldBytesMax; bytes += large) receive('flooding', large);
  expect(source.isPaused()).toBe(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(source.isPaused()).toBe(false); // the burst has made room
  for (let bytes = 0; bytes <= heldBytesMax; bytes += large) receive('flooding', large);
  expect(source.isPaused()).toBe(true);
  await jest.advanceTimersByTimeAsync(240_000);
  expect(source.isPaused()).toBe(false);
});

test('nothing that waits is handled after the connection has ended', async () => {
  const { source, receive, count } = start();
  for (let nth = 0; nth < 310; nth += 1) receive('flooding');
  await jest.advanceTimersByTimeAsync(0);
  source.emit('close');
  await jest.advanceTimersByTimeAsync(60_000);
  expect([count('flooding'), timers.left()]).toEqual([300, []]);
});

test('the long messages of a chat of which much waits are set aside, its short ones and those of others are not', async () => {
  const { flow, receive } = start();
  const has = (name: string, bytes: number) => flow.hasRoom([name], stanza(bytes));
  for (let nth = 0; nth < 30; nth += 1) receive('flooding', 65_536);
  expect([has('flooding', 65_536), has('flooding', 30_000), has('flooding', 100), has('quiet', 65_536)]).toEqual([false, true, true, true]);
  for (let nth = 0; nth < 30; nth += 1) receive('flooding', 65_536);
  expect([has('flooding', 30_000), has('flooding', 100), has('quiet', 30_000)]).toEqual([false, true, true]);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(has('flooding', 65_536)).toBe(true);
});

test('of many chats, those that could send a whole burst are forgotten, and no other', async () => {
  const { flow, receive, count } = start();
  for (let nth = 0; nth < 300; nth += 1) receive('flooding');
  const hold = flow.arrived(['waiting'], stanza(100));
  await jest.advanceTimersByTimeAsync(0);
  for (let nth = 0; nth < 1_100; nth += 1) flow.hasRoom([`lead ${nth}`], stanza(100));
  for (let nth = 0; nth < 10; nth += 1) receive('flooding');
  await jest.advanceTimersByTimeAsync(0);
  expect(count('flooding')).toBe(300);
  await hold();
});

test('a chat whose messages wait is not forgotten, however many others there are', () => {
  const { flow } = start();
  flow.arrived(['waiting'], stanza(1_100_000));
  for (let nth = 0; nth <= 1_000; nth += 1) void flow.arrived([`other ${nth}`], stanza(1))();
  expect(flow.hasRoom(['waiting'], stanza(40_000))).toBe(false);
});

test.each<[string, BinaryNode['content'], number]>([
  ['bytes', new Uint8Array(7), 7],
  ['a text', 'seven c', 7],
  ['nothing', undefined, 0],
  [
    'all its children, and theirs',
    [
      { tag: 'enc', attrs: {}, content: new Uint8Array(3) },
      {
        tag: 'list',
        attrs: {},
        content: [
          { tag: 'a', attrs: {}, content: 'ab' },
          { tag: 'b', attrs: {}, content: new Uint8Array(2) },
        ],
      },
    ],
    7,
  ],
])('the size of a stanza is that of %s', (_what, content, bytes) => {
  expect(bytesOf({ tag: 'message', attrs: {}, ...(content !== undefined && { content }) })).toBe(bytes);
});
