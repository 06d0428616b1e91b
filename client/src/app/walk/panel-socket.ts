import { jest } from '@jest/globals';
import type { EventSubject, PanelEvent } from '#contracts/realtime/events';

/*
 * The panel's end of a socket, whose other end is a test. To be imported before the panel.
 */
// a walk takes many steps, and machines that run many tests at once are slow: only one that hangs is stopped
jest.setTimeout(1_800_000);

type Listener = (...given: unknown[]) => void;

let listeners = new Map<string, Listener>();

const socket = {
  active: true,
  on: (name: string, listener: Listener) => void listeners.set(name, listener),
  connect: () => undefined,
  disconnect: () => undefined,
};

jest.unstable_mockModule('socket.io-client', () => ({
  io: () => {
    listeners = new Map();
    return socket;
  },
}));

/** The server sends an event. */
export function send(event: PanelEvent, payload?: unknown, subject?: EventSubject): void {
  listeners.get(event)!(payload ?? null, subject);
}

/** The socket connects or loses its connection. */
export function connection(event: 'connect' | 'disconnect', reason?: string): void {
  listeners.get(event)!(reason);
}
