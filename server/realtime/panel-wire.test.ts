import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { watchWire } from './panel-wire.js';
import { watchTimers, type TimerWatch } from '../../test/support/left-timers.js';

/** The lower layer of one browser's connection. */
class Wire extends EventEmitter {
  readonly writeBuffer: unknown[] = [];
  readonly socket = Object.assign(new EventEmitter(), { terminate: () => void (this.cuts += 1) });
  readonly transport = Object.assign(new EventEmitter(), { socket: this.socket });
  cuts = 0;
  handed = 0;

  constructor() {
    super();
    this.socket.on('message', () => (this.handed += 1));
    watchWire(this);
  }

  frames(count: number, event = 'message'): void {
    for (let sent = 0; sent < count; sent += 1) this.socket.emit(event);
  }
}

let wire: Wire;
let timers: TimerWatch;
beforeEach(() => {
  jest.useFakeTimers();
  timers = watchTimers();
  wire = new Wire();
});
afterEach(() => void jest.useRealTimers());

test('twenty frames at once are accepted, and one more each second', () => {
  wire.frames(20);
  for (let second = 0; second < 5; second += 1) {
    jest.advanceTimersByTime(1_000);
    wire.frames(1);
  }
  expect([wire.cuts, wire.handed]).toEqual([0, 25]);
});

test.each(['message', 'ping', 'pong'])('more frames of the kind %s are cut, and the rest of them are not handed out', (event) => {
  wire.frames(20, event);
  expect(wire.cuts).toBe(0);
  wire.frames(1, event);
  expect(wire.cuts).toBe(1);
  const { handed } = wire;
  wire.frames(5);
  expect([wire.cuts, wire.handed]).toEqual([1, handed]);
});

test('a long silence saves up no frames', () => {
  jest.advanceTimersByTime(3_600_000);
  wire.frames(21);
  expect(wire.cuts).toBe(1);
});

test('a connection that breaks the protocol is cut at once', () => {
  wire.socket.emit('error', new Error('bad frame'));
  expect(wire.cuts).toBe(1);
});

test('a browser that reads nothing for a quarter of a minute is cut', () => {
  wire.emit('packetCreate');
  jest.advanceTimersByTime(10_000);
  // further packets do not extend the time limit
  wire.emit('packetCreate');
  jest.advanceTimersByTime(4_999);
  expect(wire.cuts).toBe(0);
  jest.advanceTimersByTime(1);
  expect(wire.cuts).toBe(1);
});

test('a browser that reads gets the whole time for what is left', () => {
  wire.emit('packetCreate');
  jest.advanceTimersByTime(14_999);
  wire.writeBuffer.push('left');
  wire.transport.emit('drain');
  jest.advanceTimersByTime(14_999);
  expect(wire.cuts).toBe(0);
  jest.advanceTimersByTime(1);
  expect(wire.cuts).toBe(1);
});

test('no time runs when everything was read, nor after the end', () => {
  wire.emit('packetCreate');
  wire.transport.emit('drain');
  expect(timers.left()).toEqual([]);
  wire.emit('packetCreate');
  expect(timers.left()).toHaveLength(1);
  wire.emit('close');
  expect(timers.left()).toEqual([]);
});
