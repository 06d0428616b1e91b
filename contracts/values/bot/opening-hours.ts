import { z } from 'zod';
import { dayMs, hourMs } from '../base/durations.js';
import { zoneOffsetHours, type TimeZone } from '../time-zones.js';

const minuteMs = 60_000;

/** Local time as HH:MM, 00:00 to 23:59. */
const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'Jam ditulis seperti 08:00.' });

/** One day's hours. When `closes` is not later than `opens`, the shop closes on the next day. */
export const OpenTimes = z
  .object({ opens: TimeOfDay, closes: TimeOfDay })
  .refine(({ opens, closes }) => opens !== closes, { error: 'Jam buka dan jam tutup tidak boleh sama.', path: ['closes'] });
export type OpenTimes = z.infer<typeof OpenTimes>;

/** Seven days, Monday first; null for a day on which the shop is closed. */
export const OpeningHours = z.array(OpenTimes.nullable()).length(7, { error: 'Jam buka harus berisi tujuh hari.' });
export type OpeningHours = z.infer<typeof OpeningHours>;

/** Names of the days, in the order of {@link OpeningHours}. */
export const dayNames = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const;

/** A time of day as milliseconds after midnight. */
function ofDayMs(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * hourMs + minutes * minuteMs;
}

/** Local time of the Monday from which weeks are counted (1970-01-05), in milliseconds. */
const mondayMs = 4 * dayMs;

/**
 * Opening times around a local moment, each as [from, to). They start with the day before, for hours that pass
 * midnight, and end a week after the moment.
 */
function spans(hours: OpeningHours, localMs: number): [from: number, to: number][] {
  const today = Math.floor(localMs / dayMs);
  return Array.from({ length: 10 }, (_, index) => today - 1 + index).flatMap((day): [number, number][] => {
    const times = hours[((((day * dayMs - mondayMs) / dayMs) % 7) + 7) % 7];
    if (!times) return [];
    const from = day * dayMs + ofDayMs(times.opens);
    const length = ofDayMs(times.closes) - ofDayMs(times.opens);
    return [[from, from + (length > 0 ? length : length + dayMs)]];
  });
}

/**
 * When the shop closes, if it is open at this time; null while it is closed. Opening times that follow each other
 * without a gap count as one.
 */
export function closesAt(hours: OpeningHours, zone: TimeZone, atMs: number): number | null {
  const shiftMs = zoneOffsetHours[zone] * hourMs;
  const localMs = atMs + shiftMs;
  let end: number | null = null;
  for (const [from, to] of spans(hours, localMs)) {
    if (from <= (end ?? localMs) && to > (end ?? localMs)) end = to;
  }
  return end === null ? null : end - shiftMs;
}

/** True when the shop opens on at least one day. Such a shop also closes, because no day's hours last 24 hours. */
export const isEverOpen = (hours: OpeningHours): boolean => hours.some((day) => day !== null);
