/** The part of a `ws` socket that the gate wraps. */
export interface FrameSocket {
  send(data: Uint8Array, done?: (error?: Error) => void): void;
  terminate(): void;
}

export interface GatePolicy {
  /** Number of the ledger step that includes all writes so far. */
  step(): number;
  /** Last step that is committed in Postgres. */
  storedStep(): number;
  /**
   * The open transaction whose unwritten changes a frame made now may carry; undefined when the frame can carry no
   * unwritten changes.
   */
  unwritten(): object | undefined;
  /** False once another host may have taken over the session. Nothing may be sent then. */
  mayLeave(): boolean;
  /** A monotonic clock in milliseconds. */
  now(): number;
}

interface HeldFrame {
  readonly data: Uint8Array;
  readonly heldAt: number;
  /**
   * The step that must be stored. Undefined until the frame's transaction is written; `transaction` is set until
   * then.
   */
  step: number | undefined;
  transaction: object | undefined;
}

/**
 * Maximum number of held bytes. More bytes show that Postgres has been unavailable for long. The socket is then
 * closed, and WhatsApp stores further messages for us.
 */
const heldBytesLimit = 4 * 1024 * 1024;

/**
 * Holds outgoing frames until everything they depend on is stored (docs/protocols/whatsapp.md). Baileys sends the
 * receipt of a message before the application sees it, and an encrypted message before its ratchet step is written.
 * Each frame therefore waits for the commit of everything that the session had put when the frame was made. A frame
 * that may carry unwritten changes of an open transaction waits for that transaction first. Frames keep their order,
 * because the noise counters were used when they were encrypted.
 *
 * The gate reports success to Baileys as soon as it takes the frame. Baileys does not continue before this report, so
 * a later report would make Baileys and the gate wait for each other. Holding frames cannot deadlock, for two reasons
 * (docs/decisions/0010). A transaction's query to WhatsApp never waits behind a frame that waits for the same
 * transaction. Earlier writes are stored even while a transaction is open.
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

  /** True when the gate holds a frame that was made in this transaction until the transaction is written. */
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
