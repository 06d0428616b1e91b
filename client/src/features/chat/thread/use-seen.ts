import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { chat, type ContactView } from '#contracts/http/chat/chat';
import { call } from '../../../api/client.js';

const timeoutMs = 5_000;

/**
 * Mutation scope of the requests that mark chats as seen or unread. It sends them one after the other. Two parallel
 * requests could reach the server in the wrong order. A chat that the owner opens and then marks as unread would then
 * end up as seen.
 */
export const readStateScope = { id: 'read-state' };

function onVisibility(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/**
 * Marks an open thread as seen, and marks it again for each message that arrives while the page is visible. When the
 * thread is marked as unread, here or on another device, it stays unread until the owner opens it again. Best effort:
 * nothing depends on it.
 */
export function useSeen({ phoneNumber, unread, markedUnread = false }: ContactView): void {
  const isLookedAt = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const opened = useRef<string>(undefined);
  const { mutate: markSeen } = useMutation({
    scope: readStateScope,
    // The other requests of this scope wait until this request is answered or times out.
    mutationFn: (seen: string) => call(chat.markSeen, { params: { phoneNumber: seen }, timeoutMs }),
  });
  useEffect(() => {
    if (!isLookedAt || (opened.current === phoneNumber && (unread === 0 || markedUnread))) return;
    opened.current = phoneNumber;
    markSeen(phoneNumber);
  }, [isLookedAt, markSeen, phoneNumber, unread, markedUnread]);
}
