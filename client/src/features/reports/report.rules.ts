import { dayPlus } from '#contracts/values/time-zones';

/** Which periods the page shows. */
export type Period = 'day' | 'week';
export const daysOf: Readonly<Record<Period, 1 | 7>> = { day: 1, week: 7 };

const oneDay = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const shortDay = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', day: 'numeric', month: 'long' });
const yearDay = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/**
 * Name of a period. A day: `Rabu, 25 November 2026`. A week: `16–22 November 2026`, or `30 November–6 Desember 2026`
 * across two months.
 */
export function periodName(from: string, days: number): string {
  const [first, last] = [dateOf(from), dateOf(dayPlus(from, days - 1))];
  if (days === 1) return oneDay.format(first);
  const begin = first.getUTCMonth() === last.getUTCMonth() ? first.getUTCDate() : shortDay.format(first);
  return `${begin}–${yearDay.format(last)}`;
}

/** The change compared with the previous period, in words; empty without a previous period. */
export function changeSince(now: number, before: number): string {
  if (before === 0) return '';
  if (now === before) return 'sama seperti sebelumnya';
  return `${now > before ? 'naik' : 'turun'} dari ${before.toLocaleString('id-ID')}`;
}

/** Options for the hour: none, then each full hour. */
export const hourChoices: readonly { value: string; label: string }[] = [
  { value: 'none', label: 'Tidak dikirim' },
  ...Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `Pukul ${String(hour).padStart(2, '0')}.00` })),
];
