import { dayMs } from '#contracts/values/base/durations';
import type { BotState } from '#contracts/http/bot/bot';
import type { Restriction } from './bots.types.js';

/**
 * What WhatsApp reports about a number: its quota of new chats, how many of them are used, and the reason of a
 * restriction. This is the stored format, with times in ISO.
 */
export interface NumberHealth {
  /** Null when WhatsApp reports no limit. */
  readonly newChats: { readonly total: number; readonly used: number; readonly status: string; readonly endsAt: string | null } | null;
  /** When WhatsApp reported `newChats`. */
  readonly readAt: string | null;
  /** WhatsApp's code for the reason of a restriction. */
  readonly why: string | null;
}

/** New chats that the bot may still start by itself. */
export interface NewChatAllowance {
  /**
   * Part of our share that was left when WhatsApp reported its count. Chats started since then are not subtracted.
   */
  readonly left: number;
  readonly readAt: Date;
  /** When WhatsApp resets the count; null when WhatsApp does not report it. */
  readonly endsAt: Date | null;
}

/** Share of WhatsApp's quota for follow-ups and first contacts. The remainder is left to the owner. */
const share = 0.8;
/** A count without a stated end is ignored after this time. */
const countFreshMs = dayMs;

/**
 * How many new chats may still be started. Null when there is no limit, or when the count has expired. The
 * next count arrives up to an hour after a cycle has ended. Until then, for at most a day, the new cycle is
 * assumed to have the same total.
 */
export function newChatsLeft(health: NumberHealth | null, now: Date): NewChatAllowance | null {
  const cap = health?.newChats;
  if (!cap || !health.readAt) return null;
  const readAt = new Date(health.readAt);
  const endsAt = endOf(cap, readAt);
  const ours = Math.floor(cap.total * share);
  if (endsAt && endsAt <= now) return cap.total > 0 && isFresh(endsAt, now) ? { left: ours, readAt: endsAt, endsAt: null } : null;
  if (!endsAt && !isFresh(readAt, now)) return null;
  return { left: cap.status === 'CAPPED' ? 0 : Math.max(0, ours - cap.used), readAt, endsAt };
}

function isFresh(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() < countFreshMs;
}

/** When the cycle ends. Null when WhatsApp names no end, or when the named end had already passed. */
function endOf({ endsAt }: NonNullable<NumberHealth['newChats']>, readAt: Date): Date | null {
  const end = endsAt === null ? null : new Date(endsAt);
  return end && end > readAt ? end : null;
}

/** Why a number may not start a chat now, and until when. The end is null when WhatsApp names none. */
export interface NoNewChat {
  readonly kind: 'restricted' | 'spent';
  readonly until: Date | null;
}

/**
 * Why the number may not start one more chat; null when it may.
 * @param started chats begun since WhatsApp reported its count
 */
export function whyNoNewChat(
  { restriction, newChats }: { readonly restriction: Restriction | null; readonly newChats: NewChatAllowance | null },
  started: number,
  now: Date,
): NoNewChat | null {
  if (isInForce(restriction, now)) return { kind: 'restricted', until: restriction?.kind === 'until' ? restriction.until : null };
  return newChats && newChats.left - started <= 0 ? { kind: 'spent', until: newChats.endsAt } : null;
}

function isInForce(restriction: Restriction | null, now: Date): boolean {
  return restriction !== null && (restriction.kind === 'until' ? restriction.until : restriction.resumeAt) > now;
}

/** Daily send limit of a newly linked number. It grows by an equal amount each day until the ramp is over. */
export function rampLimit(linkedSince: Date | null, now: Date, rampDays: number, dailyLimit: number): number {
  if (linkedSince === null || rampDays === 0) return dailyLimit;
  const days = Math.floor((now.getTime() - linkedSince.getTime()) / dayMs) + 1;
  return days >= rampDays ? dailyLimit : Math.max(1, Math.ceil((dailyLimit * days) / rampDays));
}

/**
 * Maximum number of first contacts per day at the end of the ramp. After the ramp, only WhatsApp's own limit applies.
 * It equals the usual limit of follow-ups.
 */
const rampTop = 100;

/** How many chats the owner of a newly linked number may start within a day; null when the ramp is over. */
export function newChatRamp(linkedSince: Date | null, now: Date, rampDays: number): number | null {
  const limit = rampLimit(linkedSince, now, rampDays, rampTop);
  return limit < rampTop ? limit : null;
}

type Shown = NonNullable<BotState['health']>;

/** One-line summary of a number's health for its owner. */
export function presentHealth(health: NumberHealth | null, restriction: Restriction | null, now: Date): Shown {
  if (restriction && isInForce(restriction, now)) {
    const why = `WhatsApp membatasi nomor ini untuk memulai chat baru${reasonOf(health?.why)}.`;
    const text = `${why} Jangan memulai chat baru dari HP sampai pembatasan berakhir.`;
    return { level: 'limited', text, until: restriction.kind === 'until' ? restriction.until.toISOString() : null };
  }
  const room = newChatsLeft(health, now);
  const cap = health?.newChats;
  // The cycle of this count has ended, and nothing is known about the next one.
  if (!room || !cap || room.readAt.toISOString() !== health.readAt)
    return { level: 'good', text: 'WhatsApp tidak membatasi nomor ini.', until: null };
  const until = room.endsAt?.toISOString() ?? null;
  const count = cap.total > 0 ? `${cap.used} dari ${cap.total} chat baru sudah terpakai.` : 'Kuota chat baru sudah habis.';
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

/** Translates WhatsApp's reason code for the owner. Empty for a code that says nothing useful. */
function reasonOf(why: string | null | undefined): string {
  if (!why || why === 'DEFAULT') return '';
  if (why === 'BIZ_QUALITY') return ' karena banyak penerima melaporkan atau memblokir pesannya';
  if (why === 'WEB_COMPANION_ONLY') return ' dari perangkat tertaut';
  return why.startsWith('BIZ_COMMERCE_VIOLATION') ? ' karena dagangan yang melanggar kebijakan WhatsApp' : '';
}
