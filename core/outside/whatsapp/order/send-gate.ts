/** The part of a `ws` socket that the gate wraps. */
export interface FrameSocket {
  send(data: Uint8Array, done?: (error?: Error) => void): void;
  terminate(): void;
}

export interface GatePolicy {
  /** Ledger step after all writes so far. */
  step(): number;
  /** Last step that is committed in Postgres. */
  storedStep(): number;
  /**
   * The open transaction whose unwritten changes a frame made now may carry; undefined when it can carry
   * none.
   */
  unwritten(): object | undefined;
  /** False once another host may have the session: nothing may be sent any more. */
  mayLeave(): boolean;
  /** A monotonic clock in milliseconds. */
  now(): number;
}

interface HeldFrame {
  readonly data: Uint8Array;
  readonly heldAt: number;
  /** Set when the transaction of the frame is written; until then `transaction` is set. */
  step: number | undefined;
  transaction: object | undefined;
}

/**
 * When more bytes are held, Postgres has been unavailable for long: the socket is closed, and WhatsApp
 * stores further messages for us.
 */
const heldBytesLimit = 4 * 1024 * 1024;

/**
 * Holds outgoing frames until everything they depend on is stored (docs/protocols/whatsapp.md). Baileys sends the
 * receipt of a message before the application sees it, and an encrypted message before its ratchet step is written. Each
 * frame therefore waits for the commit of everything that the session had put when the frame was made. A frame that may
 * carry unwritten changes of an open transaction waits for that transaction first. Frames keep their order, because the
 * noise counters were used when they were encrypted. The gate reports success to Baileys as soon as it takes the frame:
 * Baileys awaits the sending of a receipt before it continues, and both would otherwise wait for each other. This cannot
 * deadlock: a query to WhatsApp is never among the frames that wait for their own transaction, and earlier writes are
 * stored without help from any transaction (docs/decisions/0010).
 */
export class SendGate {
  private readonly held: HeldFrame[] = [];
  private heldBytes = 0;
  private broken = false;

  constructor(
    private readonly send: (data: Uint8Array) => void,
    private readonly close: () => void,
    private readonly policy: GatePolicy,
  ) {}

  /** Wraps a socket's `send` with a gate. */
  static before(socket: FrameSocket, policy: GatePolicy): SendGate {
    const original = socket.send.bind(socket);
    const gate = new SendGate(
      (data) => original(data),
      () => socket.terminate(),
      policy,
    );
    socket.send = (data, done) => {
      gate.take(data);
      done?.();
    };
    return gate;
  }

  get waiting(): number {
    return this.held.length;
  }

  /** Age of the oldest held frame in milliseconds; 0 when none is held. */
  oldestHeldMs(): number {
    const [oldest] = this.held;
    return oldest ? this.policy.now() - oldest.heldAt : 0;
  }

  take(data: Uint8Array): void {
    if (this.broken) return;
    if (!this.policy.mayLeave()) return this.breakOff();
    const transaction = this.policy.unwritten();
    const step = transaction ? undefined : this.policy.step();
    if (this.held.length === 0 && step !== undefined && step <= this.policy.storedStep()) {
      this.send(data);
      return;
    }
    this.held.push({ data, step, transaction, heldAt: this.policy.now() });
    this.heldBytes += data.byteLength;
    if (this.heldBytes > heldBytesLimit) this.breakOff();
  }

  /** True when a frame made in this transaction waits for the transaction. */
  holdsFor(transaction: object): boolean {
    return this.held.some((frame) => frame.transaction === transaction);
  }

  /** The transaction is written at the current ledger step, so its frames belong to that step. */
  written(transaction: object): void {
    const step = this.policy.step();
    let some = false;
    for (const frame of this.held) {
      if (frame.transaction !== transaction) continue;
      frame.step = step;
      frame.transaction = undefined;
      some = true;
    }
    if (some) this.release();
  }

  /** Sends the frames whose step is stored. Called after each commit. */
  release(): void {
    if (this.broken || this.held.length === 0) return;
    if (!this.policy.mayLeave()) return this.breakOff();
    const stored = this.policy.storedStep();
    let count = 0;
    while (count < this.held.length) {
      const { data, step } = this.held[count]!;
      if (step === undefined || step > stored) break;
      this.heldBytes -= data.byteLength;
      this.send(data);
      count++;
    }
    this.held.splice(0, count);
  }

  /** Discards held frames and cuts the connection. Unacknowledged messages come again at the next login. */
  breakOff(): void {
    if (this.broken) return;
    this.broken = true;
    this.held.length = 0;
    this.heldBytes = 0;
    this.close();
  }
}
