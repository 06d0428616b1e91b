import type { EventEmitter } from 'node:events';

/** Limits of received frames. A browser sends its token, and then an answer to a ping every five seconds. */
const framesAtOnce = 20;
const oneMoreFrameAfterMs = 1_000;
/** Maximum time in which a browser may leave packets unread. A browser that answers pings has read them. */
const unreadMaxMs = 15_000;

/** The parts of Socket.io's lower layer that are watched. */
export interface PanelWire extends Pick<EventEmitter, 'on'> {
  /** The packets that wait until the transport has sent the previous packets. */
  readonly writeBuffer: readonly unknown[];
  readonly transport: Pick<EventEmitter, 'on'> & {
    readonly socket: Pick<EventEmitter, 'on' | 'prependListener' | 'removeAllListeners'> & { terminate(): void };
  };
}

/**
 * Cuts a browser's connection that costs more than a panel does. One case is a browser that sends many frames,
 * because each frame is parsed and may be answered. The other is a browser that does not read its packets, because
 * they are kept in memory.
 */
export function watchWire(wire: PanelWire): void {
  const { transport } = wire;
  const { socket } = transport;
  let frames = 0;
  let countedAtMs = performance.now();
  let unread: NodeJS.Timeout | undefined;
  const cut = (): void => {
    // removes the listeners, because frames that have already arrived would still be emitted one by one
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
  // a connection that violated the protocol would otherwise be read for half a minute, until the other side closes it
  socket.on('error', cut);
  wire.on('packetCreate', () => (unread ??= setTimeout(cut, unreadMaxMs)));
  transport.on('drain', () => {
    clearTimeout(unread);
    unread = wire.writeBuffer.length > 0 ? setTimeout(cut, unreadMaxMs) : undefined;
  });
  wire.on('close', () => clearTimeout(unread));
}

const received = ['message', 'ping', 'pong'] as const;
