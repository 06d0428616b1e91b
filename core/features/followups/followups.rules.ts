import { dayMs, hourMs } from '#contracts/values/base/durations';
import type { FollowUpConfig, FollowUpDay } from '#contracts/http/chat/followup';
import { zoneOffsetHours, type TimeZone } from '#contracts/values/time-zones';

export type DayNumber = 1 | 2 | 3;
export const dayNumbers: readonly DayNumber[] = [1, 2, 3];

/** Follow-ups leave from the first of these hours on, before the second one, by the owner's clock. */
export const windowHours = { opens: 8, closes: 20 } as const;

/**
 * A follow-up that could not leave within this time after its moment is left out: its day is over, and the next one of the same
 * silence would stand right behind it.
 */
export const staleAfterMs = 16 * hourMs;

/** The calendar day there, as YYYY-MM-DD. The three zones of Indonesia know no summer time. */
export function dayIn(zone: TimeZone, at: Date): string {
  return new Date(at.getTime() + zoneOffsetHours[zone] * hourMs).toISOString().slice(0, 10);
}

/** When that calendar day (YYYY-MM-DD) begins there. */
export function dayStart(zone: TimeZone, date: string): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) - zoneOffsetHours[zone] * hourMs);
}

/** The moment itself when it is within the window there, else the next moment at which the window opens. */
export function intoWindow(at: Date, zone: TimeZone): Date {
  const localMs = at.getTime() + zoneOffsetHours[zone] * hourMs;
  const midnightMs = Math.floor(localMs / dayMs) * dayMs;
  const inDayMs = localMs - midnightMs;
  if (inDayMs >= windowHours.opens * hourMs && inDayMs < windowHours.closes * hourMs) return at;
  const opensMs = midnightMs + windowHours.opens * hourMs + (inDayMs < windowHours.opens * hourMs ? 0 : dayMs);
  return new Date(opensMs - zoneOffsetHours[zone] * hourMs);
}

/** When the window closes that this moment lies in. */
export function windowEnd(at: Date, zone: TimeZone): Date {
  const localMs = at.getTime() + zoneOffsetHours[zone] * hourMs;
  return new Date(Math.floor(localMs / dayMs) * dayMs + windowHours.closes * hourMs - zoneOffsetHours[zone] * hourMs);
}

/** The next moment at which a window opens, later than this one's. */
export function nextOpening(at: Date, zone: TimeZone): Date {
  return intoWindow(new Date(Math.max(windowEnd(at, zone).getTime(), at.getTime())), zone);
}

/** When the follow-up of that day is due: N × 24 h after the lead's last message, moved into the window. */
export function dueAt(silentSince: Date, day: number, zone: TimeZone): Date {
  return intoWindow(new Date(silentSince.getTime() + day * dayMs), zone);
}

/** Whether it waits for a later moment than its own: a limit held it up, or the one before it that left late. */
export function isMoved(at: Date, silentSince: Date, day: DayNumber, zone: TimeZone): boolean {
  return at > dueAt(silentSince, day, zone);
}

/** Until when a follow-up that was held up still makes sense: the window of the next day's own one, which then moves on by one itself. */
export function lastMoment(silentSince: Date, day: DayNumber, zone: TimeZone): Date {
  return windowEnd(dueAt(silentSince, day + 1, zone), zone);
}

/** What is scheduled for a silence; a day that is over already is left out. */
export function planOf(silentSince: Date, zone: TimeZone, now: Date): { readonly day: DayNumber; readonly dueAt: Date }[] {
  return dayNumbers
    .map((day) => ({ day, dueAt: dueAt(silentSince, day, zone) }))
    .filter((one) => one.dueAt.getTime() + staleAfterMs > now.getTime());
}

export function configOfDay(config: FollowUpConfig, day: DayNumber): FollowUpDay {
  return config[`day${day}`];
}

/** Follow-ups that a number sends on its first day of them; each further day allows twice as many, up to the owner's limit. */
const firstDayLimit = 20;

/** @param daysBefore earlier days on which this number sent follow-ups. */
export function limitOfDay(daysBefore: number, dailyLimit: number): number {
  return Math.min(dailyLimit, firstDayLimit * 2 ** Math.min(daysBefore, 20));
}

const gapMinMs = 45_000;
const gapMaxMs = 10 * 60_000;

/**
 * The pause after one follow-up: what waits is spread over the rest of the window, within bounds, never quite regularly.
 * @param waiting how many more may leave in this window. @param random 0 to 1.
 */
export function gapAfter(now: Date, zone: TimeZone, waiting: number, random: number): number {
  const leftMs = Math.max(0, windowEnd(now, zone).getTime() - now.getTime());
  const evenMs = Math.min(gapMaxMs, leftMs / Math.max(1, waiting));
  return Math.round(Math.max(gapMinMs, evenMs * (0.7 + 0.6 * random)));
}

/** The owner's text for one lead. Who has no name is called as one calls customers. */
export function fillIn(text: string, name: string): string {
  const called = name.replaceAll(/\s+/g, ' ').trim() || 'Kak';
  // a function: the name may hold `$&` and the like
  return text.replaceAll(/\{\s*nama\s*\}/gi, () => called).trim();
}
