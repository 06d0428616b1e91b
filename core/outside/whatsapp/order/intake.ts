import { AsyncLocalStorage } from 'node:async_hooks';
import type { BinaryNode } from 'baileys';
import { currentOperation, runAs, type Operation } from '#core/platform/loop/operation';
import { newTraceId } from '#core/platform/loop/trace.rules';
import { isOfPerson } from '../jids.js';

/** The part of Baileys' socket that the intake wraps. */
export interface StanzaSource {
  listeners(event: string): unknown[];
  removeAllListeners(event: string): unknown;
  on(event: string, listener: (node: BinaryNode) => unknown): unknown;
  /** Node's own event: a listener is being added. */
  on(event: 'newListener', listener: (event: string | symbol) => void): unknown;
}
export interface FrameTaker {
  send(data: Uint8Array, done?: (error?: Error) => void): void;
}

interface Handling {
  readonly by: Intake;
  readonly stanza: BinaryNode;
}

/** Why the processing of messages ended. `waId` is the id of the message that was being processed, if any. */
export interface IntakeFailure {
  readonly waId: string | null;
  readonly error: unknown;
}

const event = 'CB:message';
const answerPrefix = 'TAG:';
/** One AsyncLocalStorage for all links, because each further one slows every promise of the process. */
const handling = new AsyncLocalStorage<Handling>();

/**
 * Controls what is sent to WhatsApp about an incoming message.
 *
 * Nothing about a message is sent (no receipt, refusal or request to send it again) before the message is `settled`:
 * it was put into the ledger, or needs no storage. The gate then holds the frame until the ledger is stored.
 *
 * A failure of our own code before that ends the connection at once, because WhatsApp sends an unacknowledged message
 * again at the next login. Baileys would turn an unreadable key ('no key' for libsignal) or an exception of ours into
 * a refusal of the message. So the connection is ended first, and the error is thrown afterwards.
 *
 * Baileys also refuses messages for reasons that we do not foresee, such as an unknown cipher. Such a refusal affects
 * one message only: `refused` stores a placeholder, and the refusal is sent.
 */
export class Intake {
  private readonly known = new WeakSet<BinaryNode>();
  /** Received messages that are not settled yet. */
  private readonly open = new Map<BinaryNode, PromiseWithResolvers<void>>();
  private hasFailed = false;
  /**
   * True when Baileys has just added a listener for an answer. The frame that is made in this turn of the event loop
   * is then a query, and not about a message.
   */
  private isAsking = false;

  /**
   * @param end ends the connection, so that nothing more is sent. Called once.
   * @param refused stores a placeholder. Called when Baileys is about to refuse a message that it did not pass to us.
   */
  constructor(
    private readonly end: (failure: IntakeFailure) => void,
    private readonly refused: (stanza: BinaryNode) => void,
  ) {}

  /** Wraps Baileys' handler of messages, and the sending of frames. */
  guard(stanzas: StanzaSource, frames: FrameTaker): void {
    const handlers = stanzas.listeners(event) as ((node: BinaryNode) => unknown)[];
    stanzas.removeAllListeners(event);
    for (const handle of handlers) {
      stanzas.on(event, (stanza) => (isOfPerson(stanza) ? this.handle(stanza, handle) : handle(stanza)));
    }
    stanzas.on('newListener', (name) => {
      if (typeof name !== 'string' || !name.startsWith(answerPrefix)) return;
      this.isAsking = true;
      queueMicrotask(() => (this.isAsking = false));
    });
    const send = frames.send.bind(frames);
    frames.send = (data, done) => {
      const stanza = this.isAsking ? undefined : this.inHand();
      if (stanza && !this.known.has(stanza)) this.refuse(stanza);
      send(data, done);
    };
  }

  /** Registers a received message, which Baileys may process later. */
  came(stanza: BinaryNode): void {
    this.open.set(stanza, Promise.withResolvers());
  }

  /** Marks the message of this stanza as settled. Baileys may answer it from now on. */
  settled(stanza: BinaryNode): void {
    this.known.add(stanza);
    this.close(stanza);
  }

  /**
   * Resolves when all messages received so far are settled, so that their content is in the ledger. Never resolves if
   * the link ends before.
   */
  async takenSoFar(): Promise<void> {
    await Promise.all(Array.from(this.open.values(), ({ promise }) => promise));
  }

  /**
   * Runs our code inside a call from Baileys. If the code fails, the connection ends before Baileys receives the
   * error.
   */
  async own<Result>(work: () => Result | Promise<Result>, stanza?: BinaryNode): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      this.failed(error, stanza);
      throw error;
    }
  }

  /**
   * Reports a failure of our own code.
   * @param stanza the failed message; by default the message that Baileys currently processes
   */
  failed(error: unknown, stanza = this.inHand()): void {
    if (this.hasFailed) return;
    this.hasFailed = true;
    this.end({ waId: stanza?.attrs['id'] ?? null, error });
  }

  /** True after a failure. Results of unfinished work are then ignored. */
  get isOver(): boolean {
    return this.hasFailed;
  }

  private refuse(stanza: BinaryNode): void {
    if (this.hasFailed) return;
    try {
      this.refused(stanza);
      this.settled(stanza);
    } catch (error) {
      this.failed(error, stanza);
    }
  }

  private handle(stanza: BinaryNode, handle: (stanza: BinaryNode) => unknown): unknown {
    const handled = runAs(messageOperation(stanza), () => handling.run({ by: this, stanza }, () => handle(stanza)));
    const close = () => this.close(stanza);
    void Promise.resolve(handled).then(close, close);
    return handled;
  }

  private close(stanza: BinaryNode): void {
    this.open.get(stanza)?.resolve();
    this.open.delete(stanza);
  }

  private inHand(): BinaryNode | undefined {
    const present = handling.getStore();
    return present?.by === this ? present.stanza : undefined;
  }
}

function messageOperation({ attrs }: BinaryNode): Operation {
  const connection = currentOperation();
  return {
    name: 'whatsapp message',
    trace: newTraceId(), // each message starts its own trace, different from the connection's
    get ids() {
      return { ...connection?.ids, waId: attrs['id'], type: attrs['type'] };
    },
  };
}
