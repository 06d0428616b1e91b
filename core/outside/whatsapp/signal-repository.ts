import {
  DEFAULT_CONNECTION_CONFIG,
  MISSING_KEYS_ERROR_TEXT,
  type SignalDataSet,
  type SignalKeyStoreWithTransaction,
  type SocketConfig,
} from 'baileys';

type MakeRepository = SocketConfig['makeSignalRepository'];

export interface DecryptWatch {
  /** Called in the same turn of the event loop in which the ratchet step was put: both belong to one commit. */
  decrypted(ciphertext: Uint8Array, padded: Uint8Array): void;
  /** @returns true when the message stands already, so that it needs no second delivery. */
  undecryptable(ciphertext: Uint8Array, error: unknown): Promise<boolean>;
  /** A transaction that may have encrypted something begins, or is written. */
  encrypting(): void;
  settled(): void;
  /** Writes keys past any transaction. */
  writeThrough(changes: SignalDataSet): void;
}

/**
 * Baileys' own Signal repository with three promises more:
 *
 * - Its transactions run one at a time per session. Baileys locks them by different names, so sending (which keeps the copy of a
 *   session it read first) could overwrite the ratchet step of a message decrypted meanwhile.
 * - What was decrypted is told at once, not when the event buffer empties.
 * - While a transaction that encrypted is still open, the watch knows: Baileys sends the stanza *before* it writes the ratchet step.
 */
export function makeWatchedRepository(watch: DecryptWatch): MakeRepository {
  return (auth, logger, pnToLid) => {
    const keys = auth.keys as SignalKeyStoreWithTransaction;
    oneAtATime(keys, watch);
    keepTokens(keys, watch);
    const repository = DEFAULT_CONNECTION_CONFIG.makeSignalRepository(auth, logger, pnToLid);
    const { decryptMessage, encryptMessage } = repository;
    repository.decryptMessage = async (options) => {
      let padded: Uint8Array;
      try {
        padded = await decryptMessage.call(repository, options);
      } catch (error) {
        // with this text Baileys tells the server that it has the message; others make it ask the sender again
        if (await watch.undecryptable(options.ciphertext, error)) throw new Error(MISSING_KEYS_ERROR_TEXT);
        throw error;
      }
      watch.decrypted(options.ciphertext, padded);
      return padded;
    };
    repository.encryptMessage = (options) => {
      if (keys.isInTransaction()) watch.encrypting();
      return encryptMessage.call(repository, options);
    };
    return repository;
  };
}

function oneAtATime(keys: SignalKeyStoreWithTransaction, watch: DecryptWatch): void {
  const transaction = keys.transaction.bind(keys);
  let last: Promise<unknown> = Promise.resolve();
  keys.transaction = <Result>(work: () => Promise<Result>, name: string): Promise<Result> => {
    if (keys.isInTransaction()) return transaction(work, name);
    const mine = last.then(async () => {
      try {
        return await transaction(work, name);
      } finally {
        watch.settled();
      }
    });
    last = mine.catch(() => undefined);
    return mine;
  };
}

/**
 * Baileys writes the trusted contact token inside a transaction that has ended, so it is lost and asked for again with every
 * message (whatsapp.md F2). Tokens belong to no ratchet: they are written past the transaction.
 */
function keepTokens(keys: SignalKeyStoreWithTransaction, watch: DecryptWatch): void {
  const set = keys.set.bind(keys);
  keys.set = (changes) => (Object.keys(changes).every((type) => type === 'tctoken') ? watch.writeThrough(changes) : set(changes));
}
