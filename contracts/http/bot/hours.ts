import { z } from 'zod';
import { AnswersWhen } from '../../values/bot/answers-when.js';
import { OpeningHours, isEverOpen } from '../../values/bot/opening-hours.js';
import { limits } from '../../values/limits.js';
import { reading } from '../../values/reading.js';
import { TimeZone } from '../../values/time-zones.js';
import { route } from '../route.js';
import { Done } from '../shapes.js';

const afterError = `Lama menunggu harus antara ${limits.answersAfterMinutesMin} dan ${limits.answersAfterMinutesMax} menit.`;

const settings = {
  when: AnswersWhen,
  afterMinutes: z
    .int({ error: afterError })
    .min(limits.answersAfterMinutesMin, { error: afterError })
    .max(limits.answersAfterMinutesMax, { error: afterError }),
  hours: OpeningHours,
  zone: TimeZone,
};
const isPossible = ({ when, hours }: { when?: AnswersWhen | undefined; hours: OpeningHours }): boolean =>
  when !== 'outside-hours' || isEverOpen(hours);
const impossible = { error: 'Isi jam buka paling sedikit satu hari, atau pilih Selalu.', path: ['hours'] };

/** When the bot answers, and the opening hours of the shop. */
export const BotHours = z.object(settings).refine(isPossible, impossible);
export type BotHours = z.infer<typeof BotHours>;

/**
 * A request without `when` leaves it unchanged, because a page that is older than the server may not know the stored
 * value.
 */
const BotHoursChange = z.object({ ...settings, when: AnswersWhen.optional() }).refine(isPossible, impossible);
export type BotHoursChange = z.infer<typeof BotHoursChange>;

/** The same settings in an answer. The rules for valid input are not checked again. */
const StoredHours = z.object({
  when: AnswersWhen,
  afterMinutes: z.int(),
  hours: z.array(z.object({ opens: z.string(), closes: z.string() }).nullable()),
  zone: TimeZone.register(reading, { unknown: 'WIB' }),
});

export const hours = {
  read: route('GET', '/bot/hours', { scope: 'bot', needs: 'training.read', reply: StoredHours }),
  save: route('POST', '/bot/hours', { scope: 'bot', needs: 'training.write', body: BotHoursChange, reply: Done }),
} as const;
