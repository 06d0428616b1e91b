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
  /** @param isSilent it ended because nothing was heard any more */
  onConnection: (connection: Connection, isSilent?: boolean) => void;
  onUnreadable: () => void;
};

/** Wires a socket to its listeners. The code of the socket comes after the first view: polls fill that one. */
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
    // A proxy that takes the connection and hangs up before the handshake is noticed only by this.
    timeout: 8_000,
  });
  listen((name, listener) => socket.on(name, listener as () => void), liveHandlers(cache, onTyping), onUnreadable);
  socket.on('connect', () => onConnection('up'));
  // The library tries again by itself after a network fault, but not after a refusal or a server that hung up on
  // purpose (a deploy): by then this browser may hold a newer token, or the server may be back.
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

/** Holds the one socket of this browser while the panel is open. Every connection starts with a fresh read of live facts. */
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
      // WhatsApp does not always tell that somebody stopped.
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
      // What was pushed between the first read and the connection, or while it was away, is in no event.
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
