import type { ContactView, MessageView } from '#contracts/http/chat';
import { formatPhone } from '#contracts/values/phone';

/** Reads the three forms a timestamp comes in: an object of seconds and nanoseconds, a string, or a number. */
export function readTimestamp(value: unknown): Date | null {
  if (typeof value === 'object' && value !== null && 'seconds' in value) {
    const { seconds, nanoseconds } = value as { seconds: unknown; nanoseconds?: unknown };
    return validDate(Number(seconds) * 1_000 + Number(nanoseconds ?? 0) / 1e6);
  }
  if (typeof value === 'number') return validDate(inMilliseconds(value));
  if (typeof value === 'string' && value.trim() !== '') {
    return /^\d+(\.\d+)?$/.test(value.trim()) ? validDate(inMilliseconds(Number(value))) : validDate(Date.parse(value));
  }
  return null;
}

/** Numbers below 1e11 are seconds: as milliseconds they would be before 1973. */
function inMilliseconds(value: number): number {
  return value < 1e11 ? value * 1_000 : value;
}

function validDate(milliseconds: number): Date | null {
  return Number.isFinite(milliseconds) ? new Date(milliseconds) : null;
}

/** Who wrote it, as the thread labels it. */
export function authorOf(message: Pick<MessageView, 'fromMe' | 'sender'>): 'Leads' | 'Bot' | 'Anda' {
  if (message.fromMe) return 'Leads';
  return message.sender === 'owner' ? 'Anda' : 'Bot';
}

/** A number a person can read; the privacy id of a lead is never shown as one. */
export function shownNumber(contact: Pick<ContactView, 'phoneNumber'>): string {
  return /^\d+$/.test(contact.phoneNumber) ? formatPhone(contact.phoneNumber) : 'Nomor belum diketahui';
}

export function shownName(contact: Pick<ContactView, 'name' | 'phoneNumber'>): string {
  return contact.name.trim() || shownNumber(contact);
}

/** Value of `takeoverUntil` that the switch sets. */
const withoutEnd = 'forever';

export type Takeover = { kind: 'none' } | { kind: 'forever' } | { kind: 'until'; until: Date };

/** Whether a human writes in this conversation at the moment. */
export function takeoverOf(contact: Pick<ContactView, 'takeoverUntil'>, now: Date): Takeover {
  if (contact.takeoverUntil === null) return { kind: 'none' };
  if (contact.takeoverUntil === withoutEnd) return { kind: 'forever' };
  const until = new Date(contact.takeoverUntil);
  return until > now ? { kind: 'until', until } : { kind: 'none' };
}

/** The contact as it will be when the switch has been turned. */
export function withTakeover(contact: ContactView, active: boolean): ContactView {
  return { ...contact, takeoverUntil: active ? withoutEnd : null };
}
