import { clocksOf, daysOf, type TimeOfDay, type TimeRange } from './schedules.rules.js';

/** The days and hours that a text names. */
export interface Times {
  /** Days of the week, where Monday is 0. Holidays have numbers of their own. */
  readonly days: readonly number[];
  readonly clocks: readonly TimeOfDay[];
  /** Names of parts of the day, for example "malam". */
  readonly parts: ReadonlySet<string>;
}

const weekend = /(?<!\p{L})(?:weekend|week end|akhir pekan)(?!\p{L})/iu;
const weekendDays = [5, 6];
/** One pattern per holiday on which many shops are closed, with all of its names. */
const holidays = [
  /(?<!\p{L})(?:lebaran|idul ?fitri)(?!\p{L})/iu,
  /(?<!\p{L})(?:tanggal merah|tgl merah|libur nasional|hari libur)(?!\p{L})/iu,
  /(?<!\p{L})(?:natal|tahun baru)(?!\p{L})/iu,
  /(?<!\p{L})nyepi(?!\p{L})/iu,
];
const firstHoliday = 7;
const dayPart = /(?<!\p{L})(pagi|siang|sore|malam)(?!\p{L})/giu;
const spokenPart = /(?<!\p{L})(?:malem|mlm)(?!\p{L})/giu;

/** The text with "malam" for the spoken form "malem". */
export function plainTimes(text: string): string {
  return text.replaceAll(spokenPart, 'malam');
}

export function timesIn(written: string): Times {
  const text = plainTimes(written);
  const days = [...daysOf(text), ...holidays.flatMap((one, at) => (one.test(text) ? [firstHoliday + at] : []))];
  const clocks = clocksOf(text);
  return {
    days: days.length === 0 && weekend.test(text) ? weekendDays : days,
    clocks,
    parts: new Set(clocks.length > 0 ? [] : [...text.matchAll(dayPart)].map(([part]) => part.toLowerCase())),
  };
}

const works = /(?<!\p{L})(?:buka|(?:di)?kirim|(?:di)?antar|praktek|layani|melayani|sesi|berangkat)(?:nya|kan)?(?!\p{L})/iu;
const rests = /(?<!\p{L})(?:tutup|libur|off)(?!\p{L})/iu;

/** True when a text says that the shop works on certain days: "Minggu kami buka". */
export function statesWorkdays(text: string): boolean {
  return works.test(text) && !rests.test(text) && timesIn(text).days.length > 0;
}

/** True for a time that lies within one of the ranges, in at least one reading of each (morning or evening). */
export function isWithinHours(time: TimeOfDay, ranges: readonly TimeRange[]): boolean {
  return ranges.some(({ from, to }) =>
    from.some((first) =>
      to.some((last) => time.some((one) => (first <= last ? one >= first && one <= last : one >= first || one <= last))),
    ),
  );
}
