import { dayMs } from '#contracts/values/base/durations';
import type { TimeZone } from '#contracts/values/time-zones';

const places: Readonly<Record<TimeZone, string>> = { WIB: 'Asia/Jakarta', WITA: 'Asia/Makassar', WIT: 'Asia/Jayapura' };

export interface ZoneClock {
  /** Calendar day in the zone: `2026-11-20`. */
  dateOf: (moment: Date) => string;
  /** Date of a moment, such as `Jumat, 20 November`. Today is `Hari ini` and tomorrow is `Besok`. */
  heading: (moment: Date, now: Date) => string;
  /** Time of day, such as `08.00`. */
  time: (moment: Date) => string;
}

/** Formats moments in an Indonesian time zone. */
export function clockOf(zone: TimeZone): ZoneClock {
  const timeZone = places[zone];
  const date = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const weekday = new Intl.DateTimeFormat('id-ID', { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  const time = new Intl.DateTimeFormat('id-ID', { timeZone, hour: '2-digit', minute: '2-digit' });
  const dateOf = (moment: Date) => date.format(moment);
  return {
    dateOf,
    heading: (moment, now) => {
      if (dateOf(moment) === dateOf(now)) return 'Hari ini';
      if (dateOf(moment) === dateOf(new Date(now.getTime() + dayMs))) return 'Besok';
      return weekday.format(moment);
    },
    time: (moment) => time.format(moment),
  };
}
