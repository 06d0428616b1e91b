import { jest } from '@jest/globals';
import type { EventSubject, PanelEvent } from '#contracts/realtime/events';

/*
 * Replaces the page's WebSocket, which jsdom would connect to the network. The test plays the server and implements
 * both protocols of Socket.IO: Engine.IO 4 outside (`0` open, `4` message) and Socket.IO 5 inside (`0` connect, `2`
 * event).
 *
 * Import this module before the panel, because socket.io-client takes the global class when it is loaded.
 */
// a walk takes many steps, and busy machines are slow: only a walk that hangs is stopped
jest.setTimeout(1_800_000);

/** The long interval prevents pings from the server within a test, unless {@link fallsSilent} changes it. */
const handshake = { sid: 'sid', upgrades: [], pingInterval: 100_000_000, pingTimeout: 20_000, maxPayload: 1_000_000 };

/** How the server handles a new connection. `waits`: it neither accepts nor refuses it yet. */
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
    // Runs later, as in a browser, so that the caller can set its listeners first.
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

  /** Handles a message from the client. Answers only the connect message with the token. */
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
// Makes the pauses between two attempts to connect constant. They are random otherwise.
Math.random = () => 0;

/** Starts a new page. The server neither accepts nor refuses its connection until the test calls `connection`. */
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

/**
 * The next connection announces a ping every second, but no ping arrives. Returns the milliseconds until the page
 * detects this.
 */
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
