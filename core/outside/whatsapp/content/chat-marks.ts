import type { ChatUpdate } from 'baileys';
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
