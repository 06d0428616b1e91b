import { dayMs } from '#contracts/values/base/durations';
import type { BotState } from '#contracts/http/bot/bot';
import type { Restriction } from './bots.types.js';

/** WhatsApp's own count of the chats that a number begins, and why it is restricted; as it is stored, times in ISO. */
export interface NumberHealth {
  /** Null: WhatsApp names no limit. */
  readonly newChats: { readonly total: number; readonly used: number; readonly status: string; readonly endsAt: string | null } | null;
  /** When WhatsApp told the above. */
  readonly readAt: string | null;
  /** WhatsApp's word for the reason of a restriction. */
  readonly why: string | null;
}

/** New chats that the bot may still begin by itself. */
export interface NewChatRoom {
  /** Of our share when WhatsApp told the count; what left since is still to be taken off. */
  readonly left: number;
  readonly readAt: Date;
  /** When WhatsApp counts anew; null where it does not say. */
  readonly endsAt: Date | null;
}

/** Share of WhatsApp's quota that is used for follow-ups and first contacts; the rest is the owner's. */
const share = 0.8;
/** Without a stated end a count that old says nothing any more. */
const countFreshMs = dayMs;

/** How many new chats may still be begun; null for no limit, and for a count whose time is over. */
export function roomForNewChats(health: NumberHealth | null, now: Date): NewChatRoom | null {
  const cap = health?.newChats;
  if (!cap || !health.readAt) return null;
  const readAt = new Date(health.readAt);
  const endsAt = cap.endsAt === null ? null : new Date(cap.endsAt);
  if ((endsAt ?? new Date(readAt.getTime() + countFreshMs)) <= now) return null;
  const left = cap.status === 'CAPPED' ? 0 : Math.max(0, Math.floor(cap.total * share) - cap.used);
  return { left, readAt, endsAt };
}

/** What a number may send on its day after being linked: the same share more each day, until the ramp is over. */
export function rampLimit(linkedSince: Date | null, now: Date, rampDays: number, dailyLimit: number): number {
  if (linkedSince === null || rampDays === 0) return dailyLimit;
  const days = Math.floor((now.getTime() - linkedSince.getTime()) / dayMs) + 1;
  return days >= rampDays ? dailyLimit : Math.max(1, Math.ceil((dailyLimit * days) / rampDays));
}

type Shown = NonNullable<BotState['health']>;

/** The one line of a number's health for its owner. */
export function presentHealth(health: NumberHealth | null, restriction: Restriction | null, now: Date): Shown {
  const isRestricted = restriction !== null && (restriction.kind === 'until' ? restriction.until : restriction.resumeAt) > now;
  if (isRestricted) {
    const why = `WhatsApp membatasi nomor ini untuk memulai percakapan baru${reasonOf(health?.why)}.`;
    const text = `${why} Jangan memulai percakapan baru dari ponsel sampai pembatasan berakhir. Percakapan yang berjalan tetap dibalas.`;
    return { level: 'limited', text, until: restriction.kind === 'until' ? restriction.until.toISOString() : null };
  }
  const room = roomForNewChats(health, now);
  const cap = health?.newChats;
  if (!room || !cap) return { level: 'good', text: 'WhatsApp tidak membatasi nomor ini.', until: null };
  const until = room.endsAt?.toISOString() ?? null;
  const count = `${cap.used} dari ${cap.total} percakapan baru sudah terpakai.`;
  if (cap.status === 'CAPPED' || cap.used >= cap.total)
    return { level: 'limited', text: `${count} Tunggu sampai kuota WhatsApp diperbarui. Follow-up menunggu dengan sendirinya.`, until };
  if (room.left === 0 || cap.status.endsWith('WARNING'))
    return {
      level: 'careful',
      text: `${count} Kurangi pesan ke pelanggan baru. Follow-up dilanjutkan setelah kuota WhatsApp diperbarui.`,
      until,
    };
  return { level: 'good', text: count, until };
}

/** WhatsApp's word in the owner's; empty for one that says nothing. */
function reasonOf(why: string | null | undefined): string {
  if (!why || why === 'DEFAULT') return '';
  if (why === 'BIZ_QUALITY') return ' karena banyak penerima melaporkan atau memblokir pesannya';
  if (why === 'WEB_COMPANION_ONLY') return ' dari perangkat tertaut';
  return why.startsWith('BIZ_COMMERCE_VIOLATION') ? ' karena dagangan yang melanggar kebijakan WhatsApp' : '';
}
