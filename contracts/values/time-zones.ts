import { z } from 'zod';
import { dayMs, hourMs } from './base/durations.js';

/** The time zones of Indonesia; none has daylight saving time. */
export const TimeZone = z.enum(['WIB', 'WITA', 'WIT']);
export type TimeZone = z.infer<typeof TimeZone>;

/** Hours ahead of UTC. */
export const zoneOffsetHours: Readonly<Record<TimeZone, number>> = { WIB: 7, WITA: 8, WIT: 9 };

/** The calendar day in that zone, as YYYY-MM-DD. */
export function dayIn(zone: TimeZone, at: Date): string {
  return new Date(at.getTime() + zoneOffsetHours[zone] * hourMs).toISOString().slice(0, 10);
}

/** Start of that calendar day (YYYY-MM-DD) in that zone. */
export function dayStart(zone: TimeZone, date: string): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) - zoneOffsetHours[zone] * hourMs);
}

/** A calendar day (YYYY-MM-DD) moved by a number of days. */
export function dayPlus(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
