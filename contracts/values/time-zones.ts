import { z } from 'zod';

/** The time zones of Indonesia; none has daylight saving time. */
export const TimeZone = z.enum(['WIB', 'WITA', 'WIT']);
export type TimeZone = z.infer<typeof TimeZone>;

/** Hours ahead of UTC. */
export const zoneOffsetHours: Readonly<Record<TimeZone, number>> = { WIB: 7, WITA: 8, WIT: 9 };
