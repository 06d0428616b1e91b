import { AsyncLocalStorage } from 'node:async_hooks';
import type { SignalKeyStoreWithTransaction } from 'baileys';

/** What the gate must know of transactions; it is made after them. */
export interface TransactionGate {
  holdsFor(transaction: object): boolean;
  written(transaction: object): void;
  breakOff(): void;
}

/** Events of Baileys' socket that tell of a question; `newListener` is Node's own. */
export interface QuestionSource {
  on(event: 'newListener', listener: (event: string | symbol) => void): unknown;
  emit(event: string, ...args: unknown[]): unknown;
  listenerCount(event: string): number;
}

interface Transaction {
  readonly of: Transactions;
  open: boolean;
  /** It read or changed what others change too: it keeps its turn until it is written. */
  involved: boolean;
  /** Gives the turn back; null while it has none. Pending while it waits for its turn: it may do several things at once. */
  turn: Promise<() => void> | null;
}

/** One storage for all sessions: each further one costs every promise of the process. */
const current = new AsyncLocalStorage<Transaction>();

/** Keys that two transactions may change at once. All others are either written blindly or belong to one transaction alone. */
const contended = new Set(['session', 'pre-key', 'identity-key', 'sender-key', 'sender-key-memory']);
/** So long a transaction may wait for WhatsApp's answer while it keeps the others waiting. */
export const questionLimitMs = 5_000;
const answerPrefix = 'TAG:';

/**
 * The transactions of one session on Baileys' key store, one at a time: Baileys locks them by different names, so that sending (which
 * keeps the copy of a session it read first) could overwrite the ratchet step of a message decrypted meanwhile.
 *
 * Some of them ask WhatsApp something. A question is recognised by whoever asks it beginning to listen for its answer, in the same
 * turn of the event loop in which the frame is made. While it waits, a transaction that has not touched a contended key gives its
 * turn to the others; one that has keeps it, and gets no answer after {@link questionLimitMs}. What Baileys starts within a
 * transaction and finishes after its end runs outside of it: its writes would be lost otherwise (docs/protocols/whatsapp.md).
 */
export class Transactions {
  gate: TransactionGate | undefined;
  private last: Promise<void> = Promise.resolve();
  private count = 0;
  private asking = false;
  private readonly outside = AsyncLocalStorage.snapshot();

  /**
   * The open transaction whose changes the frame made now may carry; undefined for a question, and for a frame of a transaction that
   * has not touched a contended key: it carries nothing unwritten, and were it held for a transaction that may still have to wait
   * for its turn, the one whose turn it is could wait for an answer behind it.
   */
  unwritten(): object | undefined {
    const transaction = this.present();
    const isQuestion = this.asking;
    this.asking = false;
    return !isQuestion && transaction?.involved ? transaction : undefined;
  }

  /** Listens for questions. */
  watch(socket: QuestionSource): void {
    socket.on('newListener', (event) => {
      if (typeof event === 'string' && event.startsWith(answerPrefix)) this.asks(socket, event);
    });
  }

  private asks(socket: QuestionSource, answer: string): void {
    this.asking = true;
    // the frame is made in this turn or not at all
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

  /** Puts itself in front of the store's methods. */
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
      // within another one its changes join that one's; libsignal locks each address: our turn comes before its lock, always
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
      // what it wrote is undone: a frame that was made of it must not leave
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

/** What a question hears that nobody answered: Baileys takes it for a refusal. */
const noAnswer = {
  tag: 'iq',
  attrs: { type: 'error' },
  content: [{ tag: 'error', attrs: { code: '408', text: 'no answer within the limit of a transaction' } }],
};
