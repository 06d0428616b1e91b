import { jest } from '@jest/globals';
import type { EventSubject, PanelEvent } from '#contracts/realtime/events';

/*
 * The page's WebSocket, which jsdom would open to the network. The test is the other end, and implements the two
 * protocols of Socket.IO: Engine.IO 4 around (`0` open, `4` message), Socket.IO 5 inside (`0` connect, `2` event). To be
 * imported before the panel, because socket.io-client takes the global class when it is loaded.
 */
// a walk takes many steps, and busy machines are slow: only a walk that hangs is stopped
jest.setTimeout(1_800_000);

/** The server must not send a ping within a test, unless {@link fallsSilent} says so. */
const handshake = { sid: 'sid', upgrades: [], pingInterval: 100_000_000, pingTimeout: 20_000, maxPayload: 1_000_000 };

/** `waits`: neither accepted nor refused yet. */
let server: 'waits' | 'accepts' | 'refuses' = 'waits';
const sockets: PageSocket[] = [];
let pingInterval = handshake.pingInterval;
const accepted = '40{"sid":"sid"}';
/** The answer to a page that gives its token. */
let welcome = accepted;

class PageSocket {
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onerror?: (error: Error) => void;
  onclose?: (closing: { code: number; reason: string }) => void;
  #state: 'connecting' | 'open' | 'closed' = 'connecting';

  constructor() {
    sockets.push(this);
    // as in a browser: the caller sets its listeners first
    queueMicrotask(() => this.decide());
  }

  decide(): void {
    if (this.#state !== 'connecting' || server === 'waits') return;
    if (server === 'refuses') return this.break();
    this.#state = 'open';
    this.onopen?.();
    this.receive(`0${JSON.stringify({ ...handshake, pingInterval })}`);
  }

  receive(data: string): void {
    this.onmessage?.({ data });
  }

  /** The client connects with its token; its other messages get no answer. */
  send(data: string): void {
    if (data.startsWith('40')) queueMicrotask(() => this.receive(welcome));
  }

  /** The connection breaks. */
  break(): void {
    if (this.#state === 'closed') return;
    if (this.#state === 'connecting') this.onerror?.(new Error('refused'));
    this.#state = 'closed';
    this.onclose?.({ code: 1006, reason: '' });
  }

  close(): void {
    this.#state = 'closed';
  }
}

globalThis.WebSocket = PageSocket as unknown as typeof WebSocket;
// the pauses between two attempts to connect are random
Math.random = () => 0;

/** The server neither accepts nor refuses a new page, until `connection` says so. */
export function newPage(): void {
  server = 'waits';
  pingInterval = handshake.pingInterval;
  welcome = accepted;
  sockets.length = 0;
}

/** The server sends an event. */
export function send(event: PanelEvent, payload?: unknown, subject?: EventSubject): void {
  sockets.at(-1)!.receive(`42${JSON.stringify([event, payload ?? null, ...(subject ? [subject] : [])])}`);
}

/** `up`: the server accepts connections from now on. `down`: connections break, and new ones are refused. `held`: new ones wait. */
export function connection(is: 'up' | 'down' | 'held'): void {
  server = ({ up: 'accepts', down: 'refuses', held: 'waits' } as const)[is];
  if (is === 'up') sockets.at(-1)?.decide();
  if (is === 'down') sockets.at(-1)?.break();
}

/** The server ends the session on purpose, as it does before a deploy. */
export function dismissed(): void {
  sockets.at(-1)!.receive('41');
}

/** Announces a ping every second on the next connection, and sends none. Returns the milliseconds until the page notices. */
export function fallsSilent(): number {
  pingInterval = 1_000;
  return pingInterval + handshake.pingTimeout;
}

/** The server accepts connections and refuses the page itself, as it does without a valid token. */
export function refused(): void {
  welcome = '44{"message":"unauthorized"}';
  connection('up');
}

/** Number of times that the page has opened a connection. */
export const connections = (): number => sockets.length;
