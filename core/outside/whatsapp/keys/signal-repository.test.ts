import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { SignalKeyStoreWithTransaction } from 'baileys';
import { LidLookup } from '../lookup/lid-lookup.js';
import { cachesOf } from '../lookup/shared-caches.js';
import { silentLogger } from '../link/silent-logger.js';
import { Transactions } from '../order/transactions.js';
import { newCreds } from './creds-codec.js';
import { makeWatchedRepository } from './signal-repository.js';

const keys: SignalKeyStoreWithTransaction = {
  get: async () => ({}),
  set: async () => undefined,
  isInTransaction: () => false,
  transaction: (work) => work(),
};
test('the look-up of privacy ids asks by Baileys’ own question', () => {
  const lookup = new LidLookup(cachesOf(randomUUID(), 'link').unlisted);
  const ask = async () => [];
  const watch = { decrypted: () => true, undecryptable: async () => false };
  makeWatchedRepository(watch, new Transactions(), lookup)({ creds: newCreds(), keys }, silentLogger, ask);
  expect(lookup.ask).toBe(ask);
});
