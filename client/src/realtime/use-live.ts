import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Socket } from 'socket.io-client';
import { socketPath, type PanelToServer, type ServerToPanel } from '#contracts/realtime/events';
import { queryKeys } from '../api/query-keys.js';
import { useSetAtom } from '../state/atoms.js';
import { connectionAtom, serverSilentAtom, type Connection } from '../state/connection.js';
import { readToken } from '../state/token.js';
import { whenIdle } from '../state/when-idle.js';
import { typingAtom, withTyping, type TypingEvent } from './typing.js';

type Live = Socket<ServerToPanel, PanelToServer>;

const comeBackAfterMs = 3_000;
const typingLastsMs = 30_000;

type Wires = {
  cache: QueryClient;
  onTyping: (event: TypingEvent) => void;
  /** @param isSilent true when the connection ended because the server sent nothing any more */
  onConnection: (connection: Connection, isSilent?: boolean) => void;
  onUnreadable: () => void;
};

/** Connects a socket to its listeners. The socket code loads after the first view, which polling fills. */
async function openLive({ cache, onTyping, onConnection, onUnreadable }: Wires, leaving: AbortSignal): Promise<Live> {
  const [{ io }, { listen }, { liveHandlers }] = await Promise.all([
    import('socket.io-client'),
    import('./listen.js'),
    import('./live-handlers.js'),
  ]);
  const socket: Live = io({
    path: socketPath,
    transports: ['websocket'],
    auth: (give) => give({ token: readToken() }),
    reconnectionDelayMax: 10_000,
    // The only way to detect a proxy that accepts the connection and closes it before the handshake.
    timeout: 8_000,
  });
  listen((name, listener) => socket.on(name, listener as () => void), liveHandlers(cache, onTyping), onUnreadable);
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

/**
 * Holds this browser's only socket while the panel is open. Every connection starts with a refetch of all
 * live data.
 */
export function useLive(): void {
  const cache = useQueryClient();
  const setConnection = useSetAtom(connectionAtom);
  const setSilent = useSetAtom(serverSilentAtom);
  const setTyping = useSetAtom(typingAtom);
  useEffect(() => {
    const leaving = new AbortController();
    const ends = new Map<string, ReturnType<typeof setTimeout>>();
    const onTyping = (event: TypingEvent) => {
      const { conversationId } = event;
      setTyping((map) => withTyping(map, event));
      clearTimeout(ends.get(conversationId));
      ends.delete(conversationId);
      if (!event.active) return;
      // WhatsApp does not always report that someone stopped typing.
      const end = setTimeout(() => {
        ends.delete(conversationId);
        setTyping((map) => withTyping(map, { ...event, active: false }));
      }, typingLastsMs);
      ends.set(conversationId, end);
    };
    const onConnection = (connection: Connection, isSilent = false) => {
      if (leaving.signal.aborted) return;
      setConnection(connection);
      if (connection === 'up' || isSilent) setSilent(isSilent);
      if (connection === 'down') setTyping({});
      // No event reports what changed between the first read and the connection, or while the socket was
      // down.
      else void cache.invalidateQueries({ queryKey: queryKeys.live });
    };
    const reread = () => void cache.invalidateQueries({ queryKey: queryKeys.live });
    let opening: Promise<Live | null> | undefined;
    const callOff = whenIdle(() => {
      opening = openLive({ cache, onTyping, onConnection, onUnreadable: reread }, leaving.signal).catch(() => {
        onConnection('down');
        return null;
      });
    });
    return () => {
      leaving.abort();
      callOff();
      for (const timer of ends.values()) clearTimeout(timer);
      void opening?.then((socket) => socket?.disconnect());
      setConnection('connecting');
    };
  }, [cache, setConnection, setSilent, setTyping]);
}
