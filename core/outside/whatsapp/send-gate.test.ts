import { beforeEach, describe, expect, test } from '@jest/globals';
import { SendGate, type FrameSocket } from './send-gate.js';

describe('the gate', () => {
  let sent: string[];
  let closed: number;
  let told: number;
  let law: { now: number | undefined; stored: number; held: boolean };
  let gate: SendGate;
  let socket: FrameSocket;
  const send = (text: string): void => socket.send(Buffer.from(text), () => told++);

  beforeEach(() => {
    sent = [];
    closed = told = 0;
    law = { now: 0, stored: 0, held: true };
    socket = { send: (data) => void sent.push(Buffer.from(data).toString()), terminate: () => closed++ };
    gate = SendGate.before(socket, { step: () => law.now, storedStep: () => law.stored, mayLeave: () => law.held });
  });

  test('lets pass what follows from nothing unstored', () => {
    send('hello');
    expect(sent).toEqual(['hello']);
  });

  test('tells success at once, holds the frame until its step is stored, keeps the order', () => {
    law.now = 1;
    send('receipt');
    law.now = 2;
    send('message');
    expect([sent, told]).toEqual([[], 2]);
    law.stored = 1;
    gate.release();
    expect(sent).toEqual(['receipt']);
    law.stored = 2;
    gate.release();
    expect(sent).toEqual(['receipt', 'message']);
  });

  test('what is let go together leaves in one packet', () => {
    const packets: number[] = [];
    let before = 0;
    const wire = { cork: () => (before = sent.length), uncork: () => packets.push(sent.length - before) };
    socket = { ...socket, _socket: wire, send: (data) => void sent.push(Buffer.from(data).toString()) };
    gate = SendGate.before(socket, { step: () => law.now, storedStep: () => law.stored, mayLeave: () => law.held });
    law.now = 1;
    send('receipt');
    send('message');
    law.stored = 1;
    gate.release();
    expect(packets).toEqual([2]);
  });

  test('a frame made in an open transaction belongs to what the transaction writes', () => {
    law.now = undefined;
    send('encrypted');
    gate.release();
    expect(sent).toEqual([]);
    law.now = 1;
    gate.settle();
    expect(sent).toEqual([]);
    law.stored = 1;
    gate.release();
    expect(sent).toEqual(['encrypted']);
  });

  test('no frame overtakes a held one', () => {
    law.now = 1;
    send('first');
    law.now = 0;
    send('second');
    expect(sent).toEqual([]);
    law.stored = 1;
    gate.release();
    expect(sent).toEqual(['first', 'second']);
  });

  test('a host that may have lost the session sends nothing more', () => {
    law.now = 1;
    send('held');
    law.held = false;
    law.stored = 1;
    gate.release();
    send('later');
    expect([sent, closed]).toEqual([[], 1]);
  });

  test('too much waiting closes the socket', () => {
    law.now = 1;
    for (let i = 0; i < 5; i++) socket.send(Buffer.alloc(1024 * 1024));
    expect([sent, closed, gate.waiting]).toEqual([[], 1, 0]);
  });
});
