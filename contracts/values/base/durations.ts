/*
 * Fixed durations, independent of time zones and calendars. Calendar days of a time zone are in
 * `values/time-zones.ts`.
 */

/** Milliseconds of one minute. */
export const minuteMs = 60_000;
/** Milliseconds of one hour. */
export const hourMs = 3_600_000;
/** Milliseconds of 24 hours. */
export const dayMs = 24 * hourMs;
/** Seconds of one hour. */
export const hourSeconds = 3_600;
/** Seconds of 24 hours. */
export const daySeconds = 24 * hourSeconds;
