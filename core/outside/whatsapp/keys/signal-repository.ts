import { DEFAULT_CONNECTION_CONFIG, MISSING_KEYS_ERROR_TEXT, type SignalKeyStoreWithTransaction, type SocketConfig } from 'baileys';
import type { LidLookup } from '../lookup/lid-lookup.js';
import type { Transactions } from '../order/transactions.js';

type MakeRepository = SocketConfig['makeSignalRepository'];

export interface DecryptWatch {
  /**
   * Called in the same turn of the event loop in which the ratchet step was stored, so that both belong to one commit.
   * @returns false when Baileys must not decode the message
   */
  decrypted(ciphertext: Uint8Array, padded: Uint8Array): boolean;
  /** @returns true when the message is already stored and needs no second delivery. */
  undecryptable(ciphertext: Uint8Array, error: unknown): Promise<boolean>;
}

/** A message without content and with a byte of padding. Baileys acknowledges such a message and emits nothing. */
const emptyMessage = Uint8Array.of(1);

/**
 * Baileys' Signal repository with four additional guarantees:
 * - Its transactions run one at a time per session, but a transaction that waits for WhatsApp does not delay the
 * others (see {@link Transactions}).
 * - A decrypted message is reported at once, not when the event buffer empties.
 * - Baileys does not decode a message that takes too long to decode. It receives an empty message instead.
 * - It never queries WhatsApp for a privacy id. Baileys would query whenever it handles a number without one, several
 * times per message and while holding a lock. Mappings come from messages, the phone's history and earlier look-ups
 * ({@link LidLookup}, {@link Recipients}). A person without a mapping is addressed by number.
 */
export function makeWatchedRepository(watch: DecryptWatch, transactions: Transactions, lookup: LidLookup): MakeRepository {
  return (auth, logger, ask) => {
    lookup.ask = ask;
    const keys = auth.keys as SignalKeyStoreWithTransaction;
    transactions.guard(keys);
    const repository = DEFAULT_CONNECTION_CONFIG.makeSignalRepository(auth, logger, () => Promise.resolve([]));
    const decryptMessage = repository.decryptMessage.bind(repository);
    repository.decryptMessage = async (options) => {
      let padded: Uint8Array;
      try {
        padded = await decryptMessage(options);
      } catch (error) {
        // For this error text Baileys acknowledges the message. For any other text it requests the message again.
        if (await watch.undecryptable(options.ciphertext, error)) throw new Error(MISSING_KEYS_ERROR_TEXT);
        throw error;
      }
      return watch.decrypted(options.ciphertext, padded) ? padded : emptyMessage;
    };
    return repository;
  };
}
