import type { ContactView, MessageView } from '#contracts/http/chat/chat';
import { limits } from '#contracts/values/limits';
import { formatPhone } from '#contracts/values/people/phone';
import { formatUsername } from '#contracts/values/people/username';

/** Who wrote it, as the thread labels it. */
export function authorOf(message: Pick<MessageView, 'fromMe' | 'sender'>): 'Leads' | 'Bot' | 'Anda' {
  if (message.fromMe) return 'Leads';
  return message.sender === 'owner' ? 'Anda' : 'Bot';
}

/** How a person can be found: number and username, as far as known; the privacy id of a lead is never shown as a number. */
export function shownNumber({ phoneNumber, username }: Pick<ContactView, 'phoneNumber' | 'username'>): string {
  const known = [/^\d+$/.test(phoneNumber) && formatPhone(phoneNumber), username && formatUsername(username)];
  return known.filter(Boolean).join(' · ') || 'Nomor disembunyikan';
}

export function shownName(contact: Pick<ContactView, 'name' | 'phoneNumber' | 'username'>): string {
  return contact.name.trim() || shownNumber(contact);
}

/** Value of `takeoverUntil` that the switch sets. */
const withoutEnd = 'forever';

/** The contact as it will be when the switch has been turned. */
export function withTakeover(contact: ContactView, active: boolean): ContactView {
  return { ...contact, takeoverUntil: active ? withoutEnd : null };
}

/** Where the next page of the list begins; undefined after the last. A list whose rows have no id but the number came whole. */
export function contactsAfter(page: readonly ContactView[]): string | undefined {
  const last = page.at(-1);
  return page.length < limits.pageSize || last?.conversationId === last?.phoneNumber ? undefined : last?.conversationId;
}

/** Where the page of older messages begins; undefined when there are none. A list without numbers of the server's came whole. */
export function messagesBefore(page: readonly MessageView[]): number | undefined {
  const [oldest] = page;
  return page.length < limits.pageSize || !oldest || oldest.seq < 0 ? undefined : oldest.seq;
}
