import { z } from 'zod';
import { reading } from '../reading.js';

/**
 * - `always`: at once, day and night;
 * - `outside-hours`: messages that arrive while the shop is open are answered only after it closes;
 * - `unanswered`: only after the owner has left a lead without an answer for a number of minutes.
 */
export const AnswersWhen = z.enum(['always', 'outside-hours', 'unanswered']).register(reading, { unknown: 'always' });
export type AnswersWhen = z.infer<typeof AnswersWhen>;
