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
