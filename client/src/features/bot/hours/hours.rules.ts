import type { BotHours } from '#contracts/http/bot/hours';
import type { AnswersWhen } from '#contracts/values/bot/answers-when';
import { dayNames, isEverOpen, type OpeningHours } from '#contracts/values/bot/opening-hours';

/** The owner's options for when the bot answers, in words. */
export const whenWords: Readonly<Record<AnswersWhen, readonly [label: string, hint: string]>> = {
  always: ['Selalu', 'Setiap pelanggan langsung dibalas, siang dan malam.'],
  'outside-hours': ['Hanya di luar jam buka', 'Pada jam buka pelanggan menunggu Anda. Yang belum dijawab saat toko tutup dibalas bot.'],
  unanswered: ['Hanya jika belum ada yang menjawab', 'Pelanggan menunggu Anda dulu. Setelah itu bot membalas.'],
};

const usual = { opens: '08:00', closes: '17:00' } as const;

/** Default hours for an owner without stored ones: Monday to Saturday. */
export const usualHours: OpeningHours = [usual, usual, usual, usual, usual, usual, null];

/**
 * Opens or closes one day and returns the hours. A day that opens takes its stored times. Without stored times it
 * takes the times of the nearest open day before it.
 */
export function withDay(hours: OpeningHours, day: number, isOpen: boolean, stored?: OpeningHours): OpeningHours {
  const pattern = stored?.[day] ?? hours.slice(0, day).findLast((one) => one !== null) ?? hours.find((one) => one !== null) ?? usual;
  return hours.map((one, index) => (index === day ? (isOpen ? { ...pattern } : null) : one));
}

/** The hours with one time changed. */
export function withTime(hours: OpeningHours, day: number, end: 'opens' | 'closes', time: string): OpeningHours {
  return hours.map((one, index) => (index === day && one ? { ...one, [end]: time } : one));
}

/** The hours that the form shows after a choice. These are the default hours when the owner has entered none. */
export function hoursFor(when: AnswersWhen, hours: OpeningHours): OpeningHours {
  return when === 'outside-hours' && !isEverOpen(hours) ? usualHours : hours;
}

/** True when the shop closes after midnight on this day. */
export const passesMidnight = ({ opens, closes }: { opens: string; closes: string }): boolean => closes < opens;

/** The stored choice in one line. */
export function hoursSummary({ when, afterMinutes, hours }: Pick<BotHours, 'when' | 'afterMinutes' | 'hours'>): string {
  const [label] = whenWords[when];
  if (when === 'unanswered') return `${label} setelah ${afterMinutes} menit`;
  if (when === 'always') return label;
  const openDays = dayNames.filter((_, day) => hours[day]);
  return `${label} · buka ${openDays.length} hari seminggu`;
}
