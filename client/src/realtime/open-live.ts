import type { QueryClient } from '@tanstack/react-query';
import { io, type Socket } from 'socket.io-client';
import { socketPath, type PanelToServer, type ServerToPanel } from '#contracts/realtime/events';
import { knownBots, shownBot } from '../state/bots.js';
import type { Connection } from '../state/connection.js';
import { readToken } from '../state/token.js';
import { listen } from './listen.js';
import { liveHandlers } from './live-handlers.js';
import { takeBots } from './take-bots.js';
import type { TypingEvent } from './typing.js';

export type Live = Socket<ServerToPanel, PanelToServer>;

const comeBackAfterMs = 3_000;

export type Wires = {
  cache: QueryClient;
  onTyping: (event: TypingEvent) => void;
  /** @param isSilent true when the connection ended because the server sent nothing any more */
  onConnection: (connection: Connection, isSilent?: boolean) => void;
  onUnreadable: () => void;
};

/** Opens a socket and connects its listeners. This code loads after the first view, whose data comes from polling. */
export async function openLive({ cache, onTyping, onConnection, onUnreadable }: Wires, leaving: AbortSignal): Promise<Live> {
  // runs before the first event, so that events of other bots are recognised. A server without this route has one bot per person.
  await takeBots(leaving).catch(() => undefined);
  const socket: Live = io({
    path: socketPath,
    transports: ['websocket'],
    auth: (give) => give({ token: readToken() }),
    reconnectionDelayMax: 10_000,
    // The only way to detect a proxy that accepts the connection and closes it before the handshake.
    timeout: 8_000,
  });
  listen((name, listener) => socket.on(name, listener as () => void), liveHandlers(cache, onTyping), {
    shown: knownBots().find(({ botId }) => botId === shownBot()) ?? null,
    onUnreadable,
  });
  socket.on('connect', () => onConnection('up'));
  // Socket.IO reconnects by itself after a network fault, but not after a refusal or after the server
  // disconnected on purpose (a deploy). By the time of this retry, the browser may hold a newer token or the
  // server may be back.
  const comeBack = () => setTimeout(() => leaving.aborted || socket.active || socket.connect(), comeBackAfterMs);
  socket.on('connect_error', () => {
    onConnection('down');
    if (!socket.active) comeBack();
  });
  socket.on('disconnect', (reason) => {
    onConnection('down', reason === 'ping timeout');
    if (reason === 'io server disconnect') comeBack();
  });
  return socket;
}
