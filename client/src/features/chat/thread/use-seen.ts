import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { chat, type ContactView } from '#contracts/http/chat/chat';
import { call } from '../../../api/client.js';

const timeoutMs = 5_000;

/**
 * Requests that mark chats as read or unread are sent one after the other: two at once may reach the server in the other
 * order, and a chat that is marked unread a moment after it was opened would then be read.
 */
export const readStateScope = { id: 'read-state' };

function onVisibility(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/**
 * Marks an open thread as seen, and also each message that arrives while it is visible. A thread marked as
 * unread, here or on another device, stays unread until it is opened again. Best effort: nothing depends on
 * it.
 */
export function useSeen({ phoneNumber, unread, markedUnread = false }: ContactView): void {
  const isLookedAt = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const opened = useRef<string>(undefined);
  const { mutate: markSeen } = useMutation({
    scope: readStateScope,
    // other requests about reading wait for this one
    mutationFn: (seen: string) => call(chat.markSeen, { params: { phoneNumber: seen }, timeoutMs }),
  });
  useEffect(() => {
    if (!isLookedAt || (opened.current === phoneNumber && (unread === 0 || markedUnread))) return;
    opened.current = phoneNumber;
    markSeen(phoneNumber);
  }, [isLookedAt, markSeen, phoneNumber, unread, markedUnread]);
}
