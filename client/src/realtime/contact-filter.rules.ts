import type { ContactFilter, ContactView } from '#contracts/http/chat/chat';
import { isCall } from '#contracts/values/needs';

export type Takeover = { kind: 'none' } | { kind: 'forever' } | { kind: 'until'; until: Date };

/** Takeover state of a conversation at the time `now`: whether a human handles it, and until when. */
export function takeoverOf(contact: Pick<ContactView, 'takeoverUntil'>, now: Date): Takeover {
  if (contact.takeoverUntil === null) return { kind: 'none' };
  if (contact.takeoverUntil === 'forever') return { kind: 'forever' };
  const until = new Date(contact.takeoverUntil);
  return until > now ? { kind: 'until', until } : { kind: 'none' };
}

/** True when the owner took the conversation over. False after a handover by the bot. */
export function isTakenByOwner(contact: Pick<ContactView, 'takeoverUntil' | 'needsOwner'>, now: Date): boolean {
  return !isCall(contact.needsOwner?.reason) && takeoverOf(contact, now).kind !== 'none';
}

/** True when a contact matches a filter of the list. */
export function fitsFilter(contact: ContactView, filter: ContactFilter | null, now: Date): boolean {
  switch (filter) {
    case null:
      return true;
    case 'needs-owner':
      return contact.needsOwner !== null;
    case 'taken-over':
      return isTakenByOwner(contact, now);
    case 'unread':
      return contact.unread > 0;
  }
}
