import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '../api/query-keys.js';
import { useSetAtom } from '../state/atoms.js';
import { connectionAtom, serverSilentAtom, type Connection } from '../state/connection.js';
import { whenIdle } from '../state/when-idle.js';
import type { Live } from './open-live.js';
import { typingAtom, withTyping, type TypingEvent } from './typing.js';

const typingLastsMs = 30_000;

/**
 * Holds this tab's only socket while the panel shows a bot. Every connection starts with a refetch of all
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
      // No event reports changes between the first fetch and the connection, or changes while the socket was down.
      // All live data is therefore fetched again.
      else void cache.invalidateQueries({ queryKey: queryKeys.live });
    };
    const reread = () => void cache.invalidateQueries({ queryKey: queryKeys.live });
    let opening: Promise<Live | null> | undefined;
    const callOff = whenIdle(() => {
      opening = import('./open-live.js')
        .then(({ openLive }) => openLive({ cache, onTyping, onConnection, onUnreadable: reread }, leaving.signal))
        .catch(() => {
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
