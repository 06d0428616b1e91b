import { decodeBinaryNode, encodeBinaryNode } from 'baileys';
import { WebSocket } from 'ws';
import type { RawData } from 'ws';
import type { ServerKeys } from '../wire/certificate.ts';
import type { DeviceLine } from '../wire/device-line.ts';
import { frame, FrameReader } from '../wire/frames.ts';
import { stanza } from '../wire/node.ts';
import type { Stanza } from '../wire/node.ts';
import { NoiseHandshake } from '../wire/noise.ts';
import type { Handshaken, Transport } from '../wire/noise.ts';
import type { Companion } from '../world/companion.ts';

export interface ConnectionHandlers {
  ready: (connection: Connection, client: Handshaken) => void;
  stanza: (connection: Connection, received: Stanza) => void;
  closed: (connection: Connection) => void;
}

let connectionCount = 0;

/** One client's WebSocket: first the Noise handshake in two frames, then stanzas in both directions. */
export class Connection implements DeviceLine {
  /** Number of the connection in this process. */
  readonly id = ++connectionCount;
  readonly since = Date.now();
  /** The linked device. Undefined before login. */
  companion: Companion | undefined;
  /** True after the queue was sent. From then on, new stanzas are sent at once. */
  live = false;
  /** Half-open connection: ignores input and sends nothing. */
  silent = false;
  /** Answers queries, but sends nothing that is queued for the device until its next login. */
  deaf = false;
  #socket: WebSocket;
  #handlers: ConnectionHandlers;
  #handshake: NoiseHandshake;
  #helloDone = false;
  #transport: Transport | undefined;
  #reader = new FrameReader();
  #inbox: Buffer[] = [];
  #outbox: Buffer[] = [];
  #pumping = false;

  constructor(socket: WebSocket, keys: ServerKeys, handlers: ConnectionHandlers) {
    this.#socket = socket;
    this.#handlers = handlers;
    this.#handshake = new NoiseHandshake(keys);
    socket.on('message', (data: RawData) => this.#receive(data as Buffer));
    socket.on('close', () => handlers.closed(this));
    socket.on('error', () => socket.terminate());
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  send(toSend: Stanza): void {
    if (this.silent || !this.#transport || !this.isOpen) return;
    this.#outbox.push(frame(this.#transport.encrypt(encodeBinaryNode(toSend))));
    if (this.#outbox.length === 1) process.nextTick(() => this.#flush());
  }

  /** Sends the frames of one event-loop turn as one WebSocket message, which saves system calls. */
  #flush(): void {
    const [first, ...others] = this.#outbox;
    if (!first) return;
    this.#outbox = [];
    if (this.isOpen) this.#socket.send(others.length > 0 ? Buffer.concat([first, ...others]) : first);
  }

  /**
   * Sends a stream error. Then it closes the connection, or keeps the TCP connection open with `keepLine`. The
   * children give details, for example `<conflict type=replaced/>`.
   */
  streamError(attrs: { code?: number }, content?: Stanza[], keepLine = false): void {
    this.send(stanza('stream:error', attrs, content));
    if (!keepLine) return this.close();
    this.#flush();
    this.silent = true;
    // A paused socket is not read, so it does not answer a close frame either.
    this.#socket.pause();
  }

  /** Refuses a login. */
  fail(reason: number, expire?: number): void {
    this.send(stanza('failure', { reason, location: 'lla', ...(expire !== undefined && { code: 101, expire }) }));
    this.close();
  }

  /** Ends the stream gracefully. */
  streamEnd(): void {
    this.send(stanza('xmlstreamend'));
    this.close();
  }

  close(): void {
    this.#flush();
    this.#socket.close();
  }

  /** Cuts the connection without a close frame. */
  cut(): void {
    this.#socket.terminate();
  }

  #receive(data: Buffer): void {
    if (this.silent) return;
    try {
      this.#inbox.push(...this.#reader.push(data));
    } catch {
      this.cut();
      return;
    }
    if (!this.#pumping) void this.#pump();
  }

  /** Decodes the frames and keeps their order. Decoding is asynchronous, because a frame may be compressed. */
  async #pump(): Promise<void> {
    this.#pumping = true;
    try {
      for (let body = this.#inbox.shift(); body; body = this.#inbox.shift()) {
        if (this.#transport) this.#handlers.stanza(this, await decodeBinaryNode(this.#transport.decrypt(body)));
        else this.#shakeHands(body);
      }
    } catch (error) {
      console.error('whatsapp sandbox: a connection broke the protocol:', error);
      this.cut();
    }
    this.#pumping = false;
  }

  #shakeHands(body: Buffer): void {
    if (!this.#helloDone) {
      this.#helloDone = true;
      this.#socket.send(frame(this.#handshake.hello(body)));
      return;
    }
    const client = this.#handshake.finish(body);
    this.#transport = client.transport;
    this.#handlers.ready(this, client);
  }
}
