/* Fixed lengths of time, without time zones and calendars. A day of a time zone is in `values/time-zones.ts`. */

/** Milliseconds of one hour. */
export const hourMs = 3_600_000;
/** Milliseconds of 24 hours. */
export const dayMs = 24 * hourMs;
/** Seconds of one hour. */
export const hourSeconds = 3_600;
/** Seconds of 24 hours. */
export const daySeconds = 24 * hourSeconds;
