import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import type { SignalKeyStoreWithTransaction } from 'baileys';
import { Transactions } from './transactions.js';

function started() {
  const transactions = new Transactions();
  const socket = new EventEmitter();
  const keys: SignalKeyStoreWithTransaction = {
    get: async () => ({}),
    set: async () => undefined,
    isInTransaction: () => false,
    transaction: (work) => work(),
  };
  transactions.guard(keys);
  transactions.watch(socket);
  /** The steps of Baileys before it makes the frame of a query. */
  const ask = () => socket.once('TAG:1', () => undefined);
  return { transactions, keys, ask };
}

test('the frame of a query carries nothing unwritten, and the next frame of the same turn does', async () => {
  const { transactions, keys, ask } = started();
  await keys.transaction(async () => {
    await keys.get('session', ['628120000001.0']);
    ask();
    const query = transactions.unwritten();
    const message = transactions.unwritten();
    expect(query).toBeUndefined();
    expect(message).toBeDefined();
  }, 'send');
});

test('a query whose frame is not made in its turn does not count for a later frame', async () => {
  const { transactions, keys, ask } = started();
  await keys.transaction(async () => {
    await keys.get('session', ['628120000001.0']);
    ask();
    await Promise.resolve();
    expect(transactions.unwritten()).toBeDefined();
  }, 'send');
});

test('a frame outside of a transaction, or of one that touched no contended key, carries nothing unwritten', async () => {
  const { transactions, keys } = started();
  expect(transactions.unwritten()).toBeUndefined();
  await keys.transaction(async () => {
    await keys.get('tctoken', ['628120000001']);
    expect(transactions.unwritten()).toBeUndefined();
  }, 'send');
});

test.each([
  ['session', true],
  ['pre-key', true],
  ['identity-key', true],
  ['sender-key', true],
  ['sender-key-memory', true],
  ['app-state-sync-key', false],
  ['device-list', false],
  ['tctoken', false],
] as const)('a frame after %s was read or written carries what is unwritten: %s', async (type, carries) => {
  const { transactions, keys } = started();
  const changes: Parameters<typeof keys.set>[0] = { [type]: { '1': null } };
  for (const touch of [() => keys.get(type, ['1']), () => keys.set(changes), () => keys.set({ ...changes, 'lid-mapping': { '1': null } })])
    await keys.transaction(async () => {
      await touch();
      expect(transactions.unwritten() !== undefined).toBe(carries);
    }, 'send');
});

const settled = () => new Promise<void>((resume) => void setImmediate(resume));

test('a transaction that gave its turn up for a query waits for the next one before it touches a contended key', async () => {
  const { keys, ask } = started();
  const done: string[] = [];
  const [answer, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const asking = keys.transaction(async () => {
    ask();
    await answer.promise;
    await keys.get('session', ['628120000001.0']);
    done.push('asked');
  }, 'asking');
  const other = keys.transaction(async () => {
    await keys.get('session', ['628120000001.0']);
    answer.resolve();
    await end.promise;
    done.push('other');
  }, 'other');
  await settled();
  expect(done).toEqual([]);
  end.resolve();
  await Promise.all([asking, other]);
  expect(done).toEqual(['other', 'asked']);
});

test.each([
  ['holds frames of it', true, ['cut']],
  ['holds none', false, []],
])('after a transaction that fails, a gate that %s', async (_what, holds, done) => {
  const { transactions, keys } = started();
  const cuts: string[] = [];
  transactions.gate = { holdsFor: () => holds, written: () => void cuts.push('written'), breakOff: () => void cuts.push('cut') };
  const failing = keys.transaction(() => Promise.reject(new Error('rolled back')), 'send');
  await expect(failing).rejects.toThrow('rolled back');
  expect(cuts).toEqual(done);
  await keys.transaction(async () => undefined, 'next');
  expect(cuts).toEqual([...done, 'written']);
});
