import { dayMs } from '#contracts/values/base/durations';
import { madeOnce } from './made-once.js';

const zone = { timeZone: 'Asia/Jakarta' } as const;
const locale = 'id-ID';

const clock = madeOnce(() => new Intl.DateTimeFormat(locale, { ...zone, hour: '2-digit', minute: '2-digit' }));
const longDay = madeOnce(() => new Intl.DateTimeFormat(locale, { ...zone, day: 'numeric', month: 'long', year: 'numeric' }));
const shortDay = madeOnce(() => new Intl.DateTimeFormat(locale, { ...zone, day: 'numeric', month: 'numeric' }));
const weekday = madeOnce(
  () => new Intl.DateTimeFormat(locale, { ...zone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
);
const dayKey = madeOnce(() => new Intl.DateTimeFormat('en-CA', { ...zone, year: 'numeric', month: '2-digit', day: '2-digit' }));

/** Formats a moment. An invalid date from the server must not break the rest of the screen. */
function written(format: () => Intl.DateTimeFormat, moment: Date): string {
  return Number.isNaN(moment.getTime()) ? 'Tidak tersedia' : format().format(moment);
}

/** `14.05` */
export function formatClock(moment: Date): string {
  return written(clock, moment);
}

/** `31 Agustus 2025` */
export function formatLongDay(moment: Date): string {
  return written(longDay, moment);
}

/** `31/8` */
export function formatShortDay(moment: Date): string {
  return written(shortDay, moment);
}

/** `31 Agustus 2025 pukul 14.05` */
export function formatMoment(moment: Date): string {
  const day = formatLongDay(moment);
  return Number.isNaN(moment.getTime()) ? day : `${day} pukul ${formatClock(moment)}`;
}

/** `2025-08-31`, the date in Jakarta. */
export function dayOf(moment: Date): string {
  return written(dayKey, moment);
}

/** Heading between the days of a chat: Hari ini, Kemarin, or the date. */
export function formatDayHeading(moment: Date, now: Date): string {
  const day = dayOf(moment);
  if (day === dayOf(now)) return 'Hari ini';
  if (day === dayOf(new Date(now.getTime() - dayMs))) return 'Kemarin';
  return written(weekday, moment);
}

/** Right edge of a contact row: the time for today, Kemarin, else the date. */
export function formatRowTime(moment: Date, now: Date): string {
  const day = dayOf(moment);
  if (day === dayOf(now)) return formatClock(moment);
  if (day === dayOf(new Date(now.getTime() - dayMs))) return 'Kemarin';
  return formatShortDay(moment);
}

/** Like {@link formatRowTime}, for the middle of a sentence: 'Menunggu sejak kemarin.' */
export function formatTimeInText(moment: Date, now: Date): string {
  const row = formatRowTime(moment, now);
  return row === 'Kemarin' ? 'kemarin' : row;
}
