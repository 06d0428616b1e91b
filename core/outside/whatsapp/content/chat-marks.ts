import type { BaileysEventEmitter, ChatUpdate } from 'baileys';
import { personOf, type PersonAddress } from '../jids.js';

/**
 * Chats with persons that another device marked as unread (−1) or as read (0). Any other number is Baileys' own count
 * of incoming messages. Null means a mark from before this device was linked.
 */
export function readMarks(chats: readonly ChatUpdate[]): (PersonAddress & { readonly unread: boolean })[] {
  return chats.flatMap(({ id, unreadCount }) => {
    const person = unreadCount === -1 || unreadCount === 0 ? personOf(id) : null;
    return person ? [{ ...person, unread: unreadCount === -1 }] : [];
  });
}

/**
 * Removes marks from before this device was linked. The product does not need them, and each mark would block later
 * updates of its chat. Baileys' event buffer holds such a mark until the history names the chat, which may never
 * happen. It merges all later updates of the chat into the mark (7.0.0-rc14, `append` in `event-buffer.js`; no
 * upstream issue found).
 * @param ev event emitter of a new socket, before its first event
 */
export function leaveOutEarlierMarks(ev: BaileysEventEmitter): void {
  const emit = ev.emit.bind(ev);
  ev.emit = (event, said) => {
    if (event !== 'chats.update') return emit(event, said);
    const now = (said as ChatUpdate[]).filter(({ conditional }) => !conditional);
    return now.length > 0 && emit('chats.update', now);
  };
}
