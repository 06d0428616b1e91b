import { beforeEach, describe, expect, test } from '@jest/globals';
import { SendGate, type FrameSocket, type GatePolicy } from './send-gate.js';

describe('the gate', () => {
  let sent: string[];
  let closed: number;
  let told: number;
  let state: { step: number; stored: number; held: boolean; transaction: object | undefined; ms: number };
  let gate: SendGate;
  let socket: FrameSocket;
  const policy: GatePolicy = {
    step: () => state.step,
    storedStep: () => state.stored,
    unwritten: () => state.transaction,
    mayLeave: () => state.held,
    now: () => state.ms,
  };
  const send = (text: string): void => socket.send(Buffer.from(text), () => told++);

  beforeEach(() => {
    sent = [];
    closed = told = 0;
    state = { step: 0, stored: 0, held: true, transaction: undefined, ms: 0 };
    socket = { send: (data) => void sent.push(Buffer.from(data).toString()), terminate: () => closed++ };
    gate = SendGate.before(socket, policy);
  });

  test('passes a frame that depends on nothing unstored', () => {
    send('hello');
    expect(sent).toEqual(['hello']);
  });

  test('tells success at once, holds the frame until its step is stored, keeps the order', () => {
    state.step = 1;
    send('receipt');
    state.step = 2;
    send('message');
    expect([sent, told]).toEqual([[], 2]);
    state.stored = 1;
    gate.release();
    expect(sent).toEqual(['receipt']);
    state.stored = 2;
    gate.release();
    expect(sent).toEqual(['receipt', 'message']);
  });

  test('a frame made in an open transaction belongs to what the transaction writes', () => {
    const transaction = (state.transaction = {});
    send('encrypted');
    state.transaction = undefined;
    gate.release();
    expect([sent, gate.holdsFor(transaction), gate.holdsFor({})]).toEqual([[], true, false]);
    state.step = 1;
    gate.written(transaction);
    expect(sent).toEqual([]);
    state.stored = 1;
    gate.release();
    expect(sent).toEqual(['encrypted']);
  });

  test('a transaction that wrote nothing new holds its frames no longer than itself', () => {
    const transaction = (state.transaction = {});
    send('encrypted');
    state.transaction = undefined;
    gate.written({});
    expect(sent).toEqual([]);
    gate.written(transaction);
    expect(sent).toEqual(['encrypted']);
  });

  test('tells how long the oldest held frame has waited', () => {
    state.step = 1;
    send('first');
    state.ms = 300;
    send('second');
    state.ms = 1_000;
    expect(gate.oldestHeldMs()).toBe(1_000);
    state.stored = 1;
    gate.release();
    expect(gate.oldestHeldMs()).toBe(0);
  });

  test('no frame overtakes a held one', () => {
    state.step = 1;
    send('first');
    state.step = 0;
    send('second');
    expect(sent).toEqual([]);
    state.stored = 1;
    gate.release();
    expect(sent).toEqual(['first', 'second']);
  });

  test('a host that may have lost the session sends nothing more', () => {
    state.step = 1;
    send('held');
    state.held = false;
    state.stored = 1;
    gate.release();
    send('later');
    expect([sent, closed]).toEqual([[], 1]);
  });

  test('nor anything first', () => {
    state.held = false;
    send('first');
    expect([sent, closed]).toEqual([[], 1]);
  });

  test('too much waiting closes the socket', () => {
    state.step = 1;
    for (let i = 0; i < 5; i++) socket.send(Buffer.alloc(1024 * 1024));
    expect([sent, closed, gate.waiting]).toEqual([[], 1, 0]);
  });

  test('frames that left make room again, however many have passed the gate', () => {
    for (let nth = 0; nth < 10; nth++) {
      state.step++;
      socket.send(Buffer.alloc(3 * 1024 * 1024));
      state.stored = state.step;
      gate.release();
    }
    expect([sent.length, closed, gate.waiting]).toEqual([10, 0, 0]);
  });

  test('as much as may wait does wait, and one more byte closes the socket', () => {
    state.step = 1;
    socket.send(Buffer.alloc(4 * 1024 * 1024));
    expect([closed, gate.waiting]).toEqual([0, 1]);
    socket.send(Buffer.alloc(1));
    expect([closed, gate.waiting]).toEqual([1, 0]);
  });

  test('when the oldest frame has left, the age is that of the next one', () => {
    state.step = 1;
    send('first');
    [state.step, state.ms] = [2, 300];
    send('second');
    [state.stored, state.ms] = [1, 1_000];
    gate.release();
    expect([sent, gate.oldestHeldMs()]).toEqual([['first'], 700]);
  });

  test('of several open transactions each releases its own frames only', () => {
    const [one, other] = [{}, {}];
    state.transaction = one;
    send('of one');
    state.transaction = other;
    send('of another');
    gate.written(other);
    expect([sent, gate.holdsFor(one), gate.holdsFor(other)]).toEqual([[], true, false]);
    gate.written(one);
    expect(sent).toEqual(['of one', 'of another']);
  });

  test('a socket that is closed is closed once, and takes no frame any more', () => {
    for (let nth = 0; nth < 3; nth++) gate.breakOff();
    send('later');
    gate.release();
    expect([sent, closed, gate.waiting]).toEqual([[], 1, 0]);
  });
});
