import { dayMs, hourMs } from '#contracts/values/base/durations';
import type { FollowUpConfig, FollowUpDay } from '#contracts/http/chat/followup';
import { zoneOffsetHours, type TimeZone } from '#contracts/values/time-zones';

export type DayNumber = 1 | 2 | 3;
export const dayNumbers: readonly DayNumber[] = [1, 2, 3];

/** Follow-ups are sent from the first hour (inclusive) to the second (exclusive), in the owner's local time. */
export const windowHours = { opens: 8, closes: 20 } as const;

/**
 * A follow-up that could not be sent within this time after it was due is skipped. Otherwise the next follow-up of
 * the same idle period would follow immediately.
 */
export const staleAfterMs = 16 * hourMs;

/** This time if it is within the zone's window, else the next opening of the window. */
export function intoWindow(at: Date, zone: TimeZone): Date {
  const localMs = at.getTime() + zoneOffsetHours[zone] * hourMs;
  const midnightMs = Math.floor(localMs / dayMs) * dayMs;
  const inDayMs = localMs - midnightMs;
  if (inDayMs >= windowHours.opens * hourMs && inDayMs < windowHours.closes * hourMs) return at;
  const opensMs = midnightMs + windowHours.opens * hourMs + (inDayMs < windowHours.opens * hourMs ? 0 : dayMs);
  return new Date(opensMs - zoneOffsetHours[zone] * hourMs);
}

/** End of the window on the day of this time. */
export function windowEnd(at: Date, zone: TimeZone): Date {
  const localMs = at.getTime() + zoneOffsetHours[zone] * hourMs;
  return new Date(Math.floor(localMs / dayMs) * dayMs + windowHours.closes * hourMs - zoneOffsetHours[zone] * hourMs);
}

/** The next time at which a window opens, after the window of this time. */
export function nextOpening(at: Date, zone: TimeZone): Date {
  return intoWindow(new Date(Math.max(windowEnd(at, zone).getTime(), at.getTime())), zone);
}

/** When the follow-up of that day is due: N × 24 h after the lead's last message, moved into the window. */
export function dueAt(silentSince: Date, day: number, zone: TimeZone): Date {
  return intoWindow(new Date(silentSince.getTime() + day * dayMs), zone);
}

/**
 * Start of the latest idle period for which the follow-up of that day is too late. For idle periods that began later,
 * it may still be sent.
 */
export function oldestSilence(now: Date, day: DayNumber, zone: TimeZone): Date {
  const staleAt = new Date(now.getTime() - staleAfterMs);
  // A time outside the window is treated as the end of the previous window: all follow-ups in between are
  // due at the next opening.
  const opens = intoWindow(staleAt, zone);
  const dueAfter = opens > staleAt ? windowEnd(new Date(opens.getTime() - dayMs), zone).getTime() - 1 : staleAt.getTime();
  return new Date(dueAfter - day * dayMs);
}

/** True when a follow-up is due later than its original time: a limit delayed it, or the previous one was sent late. */
export function isMoved(at: Date, silentSince: Date, day: DayNumber, zone: TimeZone): boolean {
  return at > dueAt(silentSince, day, zone);
}

/**
 * Latest time for a delayed follow-up: the end of the window in which the next day's follow-up is due. The next day's
 * follow-up then moves by a day as well.
 */
export function lastMoment(silentSince: Date, day: DayNumber, zone: TimeZone): Date {
  return windowEnd(dueAt(silentSince, day + 1, zone), zone);
}

/** The follow-ups to schedule for an idle period; days that are already over are left out. */
export function planOf(silentSince: Date, zone: TimeZone, now: Date): { readonly day: DayNumber; readonly dueAt: Date }[] {
  return dayNumbers
    .map((day) => ({ day, dueAt: dueAt(silentSince, day, zone) }))
    .filter((one) => one.dueAt.getTime() + staleAfterMs > now.getTime());
}

export function configOfDay(config: FollowUpConfig, day: DayNumber): FollowUpDay {
  return config[`day${day}`];
}

/**
 * Daily limit of a number on the first day on which it sends follow-ups. Each further day doubles it, up to
 * the owner's limit.
 */
const firstDayLimit = 20;

/**
 * Daily limit of a number, which grows with the days on which the number has sent follow-ups.
 * @param daysBefore earlier days on which this number sent follow-ups.
 */
export function limitOfDay(daysBefore: number, dailyLimit: number): number {
  return Math.min(dailyLimit, firstDayLimit * 2 ** Math.min(daysBefore, 20));
}

const gapMinMs = 45_000;
const gapMaxMs = 10 * 60_000;

/**
 * The pause after one follow-up. Pending follow-ups are spread over the rest of the window, within bounds and
 * with random variation.
 * @param waiting how many more may be sent in this window.
 * @param random 0 to 1.
 */
export function gapAfter(now: Date, zone: TimeZone, waiting: number, random: number): number {
  const leftMs = Math.max(0, windowEnd(now, zone).getTime() - now.getTime());
  const evenMs = Math.min(gapMaxMs, leftMs / Math.max(1, waiting));
  return Math.round(Math.max(gapMinMs, evenMs * (0.7 + 0.6 * random)));
}

/** Fills the owner's text for one lead. A lead without a name is addressed as "Kak". */
export function fillIn(text: string, name: string): string {
  const called = name.replaceAll(/\s+/g, ' ').trim() || 'Kak';
  // the replacement is a function, because a name may contain `$&` or similar
  return text.replaceAll(/\{\s*nama\s*\}/gi, () => called).trim();
}
