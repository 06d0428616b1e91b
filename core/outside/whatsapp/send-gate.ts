/** The part of a `ws` socket that the gate stands in front of. */
export interface FrameSocket {
  send(data: Uint8Array, done?: (error?: Error) => void): void;
  terminate(): void;
  /** The TCP connection below. */
  readonly _socket?: { cork(): void; uncork(): void } | null;
}

export interface GateLaw {
  /** Step of the ledger that a frame taken now belongs to; undefined while a transaction is still writing it. */
  step(): number | undefined;
  /** Last step that stands in Postgres. */
  storedStep(): number;
  /** False once this host may have lost the session: nothing leaves any more. */
  mayLeave(): boolean;
}

/** More than this waiting means that Postgres has been away for long: the socket closes, WhatsApp keeps the rest for us. */
const heldBytesLimit = 4 * 1024 * 1024;

/**
 * Holds outgoing frames until everything they follow from is stored (whatsapp.md F4, section 13).
 *
 * Baileys sends the receipt of a message before the application sees it, and an encrypted message before its ratchet step is
 * written. So each frame waits here for the commit of all that the session had learnt when the frame was made. Frames
 * keep their order, because the noise counters were used when they were encrypted. A frame that follows from nothing
 * unstored (handshake, login, keep-alive of a quiet session) passes at once. The sender is told success when the gate takes
 * the frame: Baileys awaits a receipt before it goes on, and the two would wait for each other.
 */
export class SendGate {
  private readonly held: { readonly data: Uint8Array; step: number | undefined }[] = [];
  private heldBytes = 0;
  private broken = false;

  constructor(
    private readonly send: (data: Uint8Array) => void,
    private readonly close: () => void,
    private readonly law: GateLaw,
    /** The connection, to put what is let go together into one packet. */
    private readonly wire: () => FrameSocket['_socket'] = () => null,
  ) {}

  /** Puts a gate in front of a socket's `send`. */
  static before(socket: FrameSocket, law: GateLaw): SendGate {
    const original = socket.send.bind(socket);
    const gate = new SendGate(
      (data) => original(data),
      () => socket.terminate(),
      law,
      () => socket._socket,
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

  take(data: Uint8Array): void {
    if (this.broken) return;
    if (!this.law.mayLeave()) return this.breakOff();
    const step = this.law.step();
    if (this.held.length === 0 && step !== undefined && step <= this.law.storedStep()) {
      this.send(data);
      return;
    }
    this.held.push({ data, step });
    this.heldBytes += data.byteLength;
    if (this.heldBytes > heldBytesLimit) this.breakOff();
  }

  /** The transaction that frames were made in is written now: they belong to its step. */
  settle(): void {
    const step = this.law.step();
    if (step === undefined) return;
    for (const frame of this.held) frame.step ??= step;
    this.release();
  }

  /** Lets go what is covered by now. Called after each commit. */
  release(): void {
    if (this.broken || this.held.length === 0) return;
    if (!this.law.mayLeave()) return this.breakOff();
    const stored = this.law.storedStep();
    const wire = this.wire();
    wire?.cork();
    let count = 0;
    while (count < this.held.length) {
      const { data, step } = this.held[count]!;
      if (step === undefined || step > stored) break;
      this.heldBytes -= data.byteLength;
      this.send(data);
      count++;
    }
    wire?.uncork();
    this.held.splice(0, count);
  }

  /** Drops what waits and cuts the connection: unacknowledged messages come again at the next login. */
  breakOff(): void {
    if (this.broken) return;
    this.broken = true;
    this.held.length = 0;
    this.heldBytes = 0;
    this.close();
  }
}
