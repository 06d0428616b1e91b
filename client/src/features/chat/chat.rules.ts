import type { ContactView, MessageView } from '#contracts/http/chat/chat';
import { limits } from '#contracts/values/limits';
import { formatPhone } from '#contracts/values/people/phone';
import { formatUsername } from '#contracts/values/people/username';

/** Author label of a message in the thread. */
export function authorOf(message: Pick<MessageView, 'fromMe' | 'sender'>): 'Leads' | 'Bot' | 'Anda' {
  if (message.fromMe) return 'Leads';
  return message.sender === 'owner' ? 'Anda' : 'Bot';
}

/** Number and username of a contact, as far as known. A privacy id (LID) is never shown as a number. */
export function shownNumber({ phoneNumber, username }: Pick<ContactView, 'phoneNumber' | 'username'>): string {
  const known = [/^\d+$/.test(phoneNumber) && formatPhone(phoneNumber), username && formatUsername(username)];
  return known.filter(Boolean).join(' · ') || 'Nomor disembunyikan';
}

export function shownName(contact: Pick<ContactView, 'name' | 'phoneNumber' | 'username'>): string {
  return contact.name.trim() || shownNumber(contact);
}

/** Value of `takeoverUntil` when the owner switches the takeover on. */
const withoutEnd = 'forever';

/** The contact after switching the takeover on or off. */
export function withTakeover(contact: ContactView, active: boolean): ContactView {
  return { ...contact, takeoverUntil: active ? withoutEnd : null };
}

/**
 * Cursor of the next page; undefined after the last page. When the rows have the phone number as their conversation
 * id, the server has sent the whole list at once, so there is no next page.
 */
export function contactsAfter(page: readonly ContactView[]): string | undefined {
  const last = page.at(-1);
  return page.length < limits.pageSize || last?.conversationId === last?.phoneNumber ? undefined : last?.conversationId;
}

/**
 * Cursor of the next older page; undefined when there is none. A negative `seq` means that the server sent the whole
 * thread at once.
 * @param limit the requested number of messages
 */
export function messagesBefore(page: readonly MessageView[], limit: number): number | undefined {
  const [oldest] = page;
  return isLastPage(page, limit) || !oldest || oldest.seq < 0 ? undefined : oldest.seq;
}

/**
 * The server ends a page early when the next message would make it too large. Such a page has at least this number of
 * characters, at three bytes each.
 */
const cutPageChars = (limits.threadPageBytes - 400_000) / 3;

/** True when the page has fewer messages than requested, and their size is not the reason. */
export function isLastPage(page: readonly MessageView[], limit: number): boolean {
  return page.length < limit && page.reduce((sum, { body, quoted }) => sum + body.length + (quoted?.body.length ?? 0), 0) < cutPageChars;
}
