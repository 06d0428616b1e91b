import { z } from 'zod';
import { reading } from '../reading.js';

/**
 * - `always`: at once, day and night;
 * - `outside-hours`: not what leads write while the shop is open, until it closes;
 * - `unanswered`: only what nobody has answered for some minutes.
 */
export const AnswersWhen = z.enum(['always', 'outside-hours', 'unanswered']).register(reading, { unknown: 'always' });
export type AnswersWhen = z.infer<typeof AnswersWhen>;
