import type { EventEmitter } from 'node:events';

/** A browser sends its token, and then an answer to a ping every five seconds. */
const framesAtOnce = 20;
const oneMoreFrameAfterMs = 1_000;
/** For how long a browser may read nothing. One that answers pings has read them. */
const unreadMaxMs = 15_000;

/** The parts of Socket.io's lower layer that are watched. */
export interface PanelWire extends Pick<EventEmitter, 'on'> {
  readonly transport: Pick<EventEmitter, 'on'> & {
    readonly socket: Pick<EventEmitter, 'prependListener' | 'removeAllListeners'> & { terminate(): void };
  };
}

/**
 * Cuts a browser's connection that costs more than a panel does: one that sends many frames, each of which is parsed and
 * may be answered, and one that does not read what it gets, which is kept in memory for it.
 * @param now monotonic, in milliseconds
 */
export function watchWire(wire: PanelWire, now: () => number = () => performance.now()): void {
  const { transport } = wire;
  const { socket } = transport;
  let frames = 0;
  let countedAtMs = now();
  let unreadSinceMs: number | null = null;
  const cut = (): void => {
    // frames that have arrived already would still be handed out, one by one
    for (const event of received) socket.removeAllListeners(event);
    socket.terminate();
  };
  const count = (): void => {
    const atMs = now();
    frames = Math.max(0, frames - (atMs - countedAtMs) / oneMoreFrameAfterMs) + 1;
    countedAtMs = atMs;
    if (frames > framesAtOnce) cut();
  };
  for (const event of received) socket.prependListener(event, count);
  transport.on('drain', () => (unreadSinceMs = null));
  wire.on('packetCreate', () => {
    unreadSinceMs ??= now();
    if (now() - unreadSinceMs > unreadMaxMs) cut();
  });
}

const received = ['message', 'ping', 'pong'] as const;
