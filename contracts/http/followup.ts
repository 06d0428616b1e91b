import { z } from 'zod';
import { limits } from '../values/limits.js';
import { route } from './route.js';
import { Done } from './shapes.js';

export const FollowUpDay = z.object({
  enabled: z.boolean(),
  aiEnabled: z.boolean(),
  text: z.string().max(limits.followUpTextMaxChars, { error: 'Teks follow-up terlalu panjang.' }),
});
export type FollowUpDay = z.infer<typeof FollowUpDay>;
export const FollowUpConfig = z.object({ day1: FollowUpDay, day2: FollowUpDay, day3: FollowUpDay });
export type FollowUpConfig = z.infer<typeof FollowUpConfig>;

export const followup = {
  read: route('GET', '/followup', { reply: FollowUpConfig }),
  save: route('POST', '/followup', { body: FollowUpConfig, reply: Done }),
} as const;
