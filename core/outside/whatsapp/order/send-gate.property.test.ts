import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { SignalKeyStoreWithTransaction } from 'baileys';
import fc from 'fast-check';
import { SendGate } from './send-gate.js';
import { Transactions } from './transactions.js';
import { runs } from '../../../../test/support/runs.js';

/** Actions of a caller of Baileys' socket, in any combination. */
type Action =
  /** A transaction: its steps in order, then commit or rollback. */
  | { readonly kind: 'transaction'; readonly steps: readonly Step[]; readonly fails: boolean }
  /** A write outside of a transaction and a frame that depends on it (a receipt). */
  | { readonly kind: 'receipt' }
  /** A query outside of any transaction. */
  | { readonly kind: 'question' };
type Step = 'read' | 'read two' | 'ask' | 'say' | 'think';
/** Events of the environment while the actions run. */
type World = 'commit' | 'answer' | 'pause' | 'kill';

const step = fc.constantFrom<Step>('read', 'read two', 'ask', 'say', 'think');
const action = fc.oneof(
  fc.record({ kind: fc.constant('transaction' as const), steps: fc.array(step, { maxLength: 5 }), fails: fc.boolean() }),
  fc.constant<Action>({ kind: 'receipt' }),
  fc.constant<Action>({ kind: 'question' }),
);
const story = fc.record({
  actions: fc.array(action, { minLength: 1, maxLength: 8 }),
  world: fc.array(fc.constantFrom<World>('commit', 'commit', 'answer', 'answer', 'pause', 'kill'), { maxLength: 12 }),
});

interface Frame {
  readonly number: number;
  readonly question: boolean;
  /** The ledger step that must be stored before the frame leaves; Infinity while unknown. */
  needs: number;
}

/** A socket like Baileys', a ledger like ours, and a server that answers what reaches it. */
class Session {
  readonly frames: Frame[] = [];
  readonly left: number[] = [];
  readonly ended: string[] = [];
  put = 0;
  stored = 0;
  killed = false;
  readonly early: string[] = [];
  private readonly ws = new EventEmitter();
  private readonly transactions = new Transactions();
  private readonly gate: SendGate;
  private readonly keys: SignalKeyStoreWithTransaction;
  private readonly unanswered: number[] = [];

  constructor() {
    this.ws.setMaxListeners(0);
    this.gate = this.transactions.gate = new SendGate(
      (data) => this.leave(data[0]!),
      () => this.kill(),
      {
        step: () => this.put,
        storedStep: () => this.stored,
        unwritten: () => this.transactions.unwritten(),
        mayLeave: () => !this.killed,
        now: () => 0,
      },
    );
    this.keys = {
      get: async () => ({}),
      set: async () => undefined,
      isInTransaction: () => false,
      transaction: async (work) => {
        const said = await work();
        this.put++;
        for (const frame of said as Frame[]) frame.needs = this.put;
        return said;
      },
    };
    this.transactions.guard(this.keys);
    this.transactions.watch(this.ws);
  }

  /**
   * Sends a query. As in Baileys, the answer's listener is added in the turn of the event loop in which the frame is
   * made.
   */
  private ask(): Promise<void> {
    const number = this.frames.length;
    return new Promise((answered, failed) => {
      if (this.killed) return failed(new Error('closed'));
      this.ws.once('close', () => failed(new Error('closed')));
      this.ws.once(`TAG:${number}`, () => answered());
      this.send(true, this.put);
    });
  }

  private send(question: boolean, needs: number): Frame {
    const frame = { number: this.frames.length, question, needs };
    this.frames.push(frame);
    this.gate.take(Uint8Array.of(frame.number));
    return frame;
  }

  private leave(number: number): void {
    const frame = this.frames[number]!;
    if (frame.needs > this.stored) this.early.push(`frame ${number} needs ${frame.needs}, stored is ${this.stored}`);
    this.left.push(number);
    if (frame.question) this.unanswered.push(number);
  }

  async perform(acted: Action): Promise<void> {
    if (acted.kind === 'receipt') {
      this.put++;
      this.send(false, this.put);
    } else if (acted.kind === 'question') await this.ask();
    else await this.transact(acted.steps, acted.fails);
  }

  private async transact(steps: readonly Step[], fails: boolean): Promise<void> {
    await this.keys.transaction(async () => {
      const said: Frame[] = [];
      let touched = false;
      for (const one of steps) {
        // as in every transaction of Baileys, nothing follows a query
        if (one === 'ask' && said.length === 0) await this.ask();
        else if (one === 'say' && touched) said.push(this.send(false, Infinity));
        else if (one === 'say') this.send(false, this.put);
        else if (one === 'think') await turn();
        else if (one !== 'ask') {
          touched = true;
          await this.read(one === 'read' ? ['somebody'] : ['one', 'other']);
        }
      }
      if (fails) throw new Error('undone');
      return said;
    }, '');
  }

  private read(addresses: string[]): Promise<unknown> {
    return Promise.all(addresses.map(async (address) => this.keys.get('session', [address])));
  }

  apply(event: World): void {
    if (event === 'kill') this.kill();
    else if (event === 'commit') {
      this.stored = this.put;
      this.gate.release();
    } else if (event === 'answer') {
      const number = this.unanswered.shift();
      if (number !== undefined) this.ws.emit(`TAG:${number}`);
    }
  }

  private kill(): void {
    this.killed = true;
    this.gate.breakOff();
    this.ws.emit('close');
  }
}

/**
 * Runs until all work has ended. Commits and answers continue to arrive, because Postgres and WhatsApp are reachable.
 */
async function untilAllEnded(session: Session, work: Promise<unknown>): Promise<boolean> {
  let over = false;
  void work.then(() => (over = true));
  for (let round = 0; round < 200 && !over; round++) {
    session.apply('commit');
    session.apply('answer');
    await turn();
  }
  return over;
}

/**
 * A deadlock that once occurred: a transaction sends a frame before its turn and then waits for its turn. The
 * transaction that has the turn sends a query behind that frame.
 */
const saidBeforeItsTurn: { actions: Action[]; world: World[] } = {
  actions: [
    { kind: 'transaction', steps: ['ask', 'say', 'read'], fails: false },
    { kind: 'transaction', steps: ['think', 'read', 'ask'], fails: false },
  ],
  world: [],
};

test('no frame waits for itself, none leaves before its commit, and all leave in order', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ actions, world }) => {
      const session = new Session();
      const work = Promise.allSettled(actions.map((one) => session.perform(one)));
      for (const event of world) {
        session.apply(event);
        await turn();
      }
      expect(await untilAllEnded(session, work)).toBe(true);
      session.apply('commit');
      expect(session.early).toEqual([]);
      const inOrder = session.frames.map((frame) => frame.number).slice(0, session.left.length);
      expect(session.left).toEqual(inOrder);
      if (!session.killed) expect(session.left).toHaveLength(session.frames.length);
    }),
    { numRuns: runs(400), examples: [[saidBeforeItsTurn]] },
  );
});
