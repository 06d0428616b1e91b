import { AsyncLocalStorage } from 'node:async_hooks';
import type { SignalKeyStoreWithTransaction } from 'baileys';

/** The part of the transactions that the gate needs. The gate is created after them. */
export interface TransactionGate {
  holdsFor(transaction: object): boolean;
  written(transaction: object): void;
  breakOff(): void;
}

/** Events of Baileys' socket that reveal a query; `newListener` is Node's own. */
export interface QuestionSource {
  on(event: 'newListener', listener: (event: string | symbol) => void): unknown;
  emit(event: string, ...args: unknown[]): unknown;
  listenerCount(event: string): number;
}

interface Transaction {
  readonly of: Transactions;
  open: boolean;
  /** True after the transaction has read or changed contended keys. It then keeps its turn until it is written. */
  involved: boolean;
  /**
   * Releases the turn; null while the transaction has no turn. It is a promise that is pending while the transaction
   * waits for its turn, because a transaction may do several things at once.
   */
  turn: Promise<() => void> | null;
}

/** One AsyncLocalStorage for all sessions, because each further one slows every promise of the process. */
const current = new AsyncLocalStorage<Transaction>();

/**
 * Keys that two transactions may change at the same time. All other keys are written without being read first, or
 * belong to a single transaction.
 */
const contended = new Set(['session', 'pre-key', 'identity-key', 'sender-key', 'sender-key-memory']);
/** Maximum time in ms that a transaction may wait for WhatsApp's answer while it delays others. */
export const questionLimitMs = 5_000;
const answerPrefix = 'TAG:';

/**
 * Serialises the transactions of one session on Baileys' key store. Baileys locks the transactions by different
 * names. Sending keeps the copy of a session that it read first, so it could overwrite the ratchet step of a message
 * that was decrypted in the meantime.
 *
 * Some transactions query WhatsApp. A query is recognised by its listener for the answer, which the caller adds in
 * the same turn of the event loop in which the frame is made. During the wait, a transaction that has not touched a
 * contended key gives its turn to others. A transaction that has touched one keeps its turn, and its query fails
 * after {@link questionLimitMs}. Work that Baileys starts within a transaction and finishes after its end runs
 * outside of the transaction. Otherwise its writes would be lost (docs/protocols/whatsapp.md).
 */
export class Transactions {
  gate: TransactionGate | undefined;
  private last: Promise<void> = Promise.resolve();
  private count = 0;
  private asking = false;
  private readonly outside = AsyncLocalStorage.snapshot();

  /**
   * The open transaction whose changes a frame made now may carry. Undefined for a query, and for a frame of a
   * transaction that has not touched a contended key. Such a frame carries no unwritten changes. Holding it could
   * cause a deadlock: its transaction may still wait for the turn, while the transaction with the turn waits for an
   * answer to a query behind the frame.
   */
  unwritten(): object | undefined {
    const transaction = this.present();
    const isQuestion = this.asking;
    this.asking = false;
    return !isQuestion && transaction?.involved ? transaction : undefined;
  }

  /** Listens for queries. */
  watch(socket: QuestionSource): void {
    socket.on('newListener', (event) => {
      if (typeof event === 'string' && event.startsWith(answerPrefix)) this.asks(socket, event);
    });
  }

  private asks(socket: QuestionSource, answer: string): void {
    this.asking = true;
    // the frame of the query is made in this turn of the event loop, or not at all
    queueMicrotask(() => (this.asking = false));
    const transaction = this.present();
    if (!transaction) return;
    if (!transaction.involved) {
      this.giveUp(transaction);
      return;
    }
    setTimeout(() => {
      if (socket.listenerCount(answer) > 0) socket.emit(answer, noAnswer);
    }, questionLimitMs).unref();
  }

  /** Wraps the store's methods. */
  guard(keys: SignalKeyStoreWithTransaction): void {
    const get = keys.get.bind(keys);
    const set = keys.set.bind(keys);
    const transaction = keys.transaction.bind(keys);
    keys.get = async (type, ids) => {
      if (this.isOver()) return this.outside(() => get(type, ids));
      if (contended.has(type)) await this.involve();
      return get(type, ids);
    };
    keys.set = async (changes) => {
      if (this.isOver()) return this.outside(() => set(changes));
      if (Object.keys(changes).some((type) => contended.has(type))) await this.involve();
      return set(changes);
    };
    keys.transaction = (work) => {
      if (this.isOver()) return this.outside(() => keys.transaction(work, ''));
      // a nested transaction joins the outer transaction; libsignal locks each address, so the turn is always taken
      // before libsignal's lock
      if (this.present()) return this.involve().then(work);
      return this.run((run) => transaction(run, `${++this.count}`), work);
    };
  }

  private async run<Result>(enter: (work: () => Promise<Result>) => Promise<Result>, work: () => Promise<Result>): Promise<Result> {
    const transaction: Transaction = { of: this, open: true, involved: false, turn: this.nextTurn() };
    await transaction.turn;
    try {
      const result = await current.run(transaction, () => enter(work));
      this.gate?.written(transaction);
      return result;
    } catch (error) {
      // The writes of the transaction are rolled back, so a frame that was made from them must not be sent.
      if (this.gate?.holdsFor(transaction)) this.gate.breakOff();
      throw error;
    } finally {
      transaction.open = false;
      this.giveUp(transaction);
    }
  }

  private giveUp(transaction: Transaction): void {
    void transaction.turn?.then((leave) => leave());
    transaction.turn = null;
  }

  private nextTurn(): Promise<() => void> {
    let leave!: () => void;
    const before = this.last;
    this.last = new Promise((resolve) => (leave = resolve));
    return before.then(() => leave);
  }

  private async involve(): Promise<void> {
    const transaction = this.present();
    if (!transaction) return;
    transaction.involved = true;
    transaction.turn ??= this.nextTurn();
    await transaction.turn;
  }

  private present(): Transaction | undefined {
    const transaction = current.getStore();
    return transaction?.open && transaction.of === this ? transaction : undefined;
  }

  private isOver(): boolean {
    const transaction = current.getStore();
    return transaction !== undefined && !(transaction.open && transaction.of === this);
  }
}

/** Error response for a query that timed out. Baileys treats it as a refusal. */
const noAnswer = {
  tag: 'iq',
  attrs: { type: 'error' },
  content: [{ tag: 'error', attrs: { code: '408', text: 'no answer within the limit of a transaction' } }],
};
