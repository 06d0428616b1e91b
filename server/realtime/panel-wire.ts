import type { EventEmitter } from 'node:events';

/** A browser sends its token, and then an answer to a ping every five seconds. */
const framesAtOnce = 20;
const oneMoreFrameAfterMs = 1_000;
/** For how long a browser may read nothing. One that answers pings has read them. */
const unreadMaxMs = 15_000;

/** The parts of Socket.io's lower layer that are watched. */
export interface PanelWire extends Pick<EventEmitter, 'on'> {
  /** The packets that wait until the transport has sent the last ones. */
  readonly writeBuffer: readonly unknown[];
  readonly transport: Pick<EventEmitter, 'on'> & {
    readonly socket: Pick<EventEmitter, 'on' | 'prependListener' | 'removeAllListeners'> & { terminate(): void };
  };
}

/**
 * Cuts a browser's connection that costs more than a panel does: one that sends many frames, each of which is parsed and
 * may be answered, and one that does not read what it gets, which is kept in memory for it.
 */
export function watchWire(wire: PanelWire): void {
  const { transport } = wire;
  const { socket } = transport;
  let frames = 0;
  let countedAtMs = performance.now();
  let unread: NodeJS.Timeout | undefined;
  const cut = (): void => {
    // frames that have arrived already would still be handed out, one by one
    for (const event of received) socket.removeAllListeners(event);
    socket.terminate();
  };
  const count = (): void => {
    const atMs = performance.now();
    frames = Math.max(0, frames - (atMs - countedAtMs) / oneMoreFrameAfterMs) + 1;
    countedAtMs = atMs;
    if (frames > framesAtOnce) cut();
  };
  for (const event of received) socket.prependListener(event, count);
  // a connection that broke the protocol is otherwise read for half a minute, until it is closed from the other side
  socket.on('error', cut);
  wire.on('packetCreate', () => (unread ??= setTimeout(cut, unreadMaxMs)));
  transport.on('drain', () => {
    clearTimeout(unread);
    unread = wire.writeBuffer.length > 0 ? setTimeout(cut, unreadMaxMs) : undefined;
  });
  wire.on('close', () => clearTimeout(unread));
}

const received = ['message', 'ping', 'pong'] as const;
