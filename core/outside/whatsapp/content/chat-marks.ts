import type { BaileysEventEmitter, ChatUpdate } from 'baileys';
import { personOf, type PersonAddress } from '../jids.js';

/**
 * Which chats with people were marked as unread (−1) or as read (0) on another device. Any other number is Baileys' own count of what came in,
 * and null a mark that was there before this device was.
 */
export function readMarks(chats: readonly ChatUpdate[]): (PersonAddress & { readonly unread: boolean })[] {
  return chats.flatMap(({ id, unreadCount }) => {
    const person = unreadCount === -1 || unreadCount === 0 ? personOf(id) : null;
    return person ? [{ ...person, unread: unreadCount === -1 }] : [];
  });
}

/**
 * Leaves out the marks that were there before this device was: no one here asks for them, and each would make its chat deaf. They come
 * with a condition, that the history names the chat. Until it does, and it need not, Baileys' event buffer holds the mark, and merges into
 * it whatever is said of that chat later (7.0.0-rc14, `append` in `event-buffer.js`; no upstream issue found).
 * @param ev of a new socket, before its first event
 */
export function leaveOutEarlierMarks(ev: BaileysEventEmitter): void {
  const emit = ev.emit.bind(ev);
  ev.emit = (event, said) => {
    if (event !== 'chats.update') return emit(event, said);
    const now = (said as ChatUpdate[]).filter(({ conditional }) => !conditional);
    return now.length > 0 && emit('chats.update', now);
  };
}
