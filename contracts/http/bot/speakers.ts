import { z } from 'zod';
import { route } from '../route.js';
import { Done } from '../shapes.js';

/** Settings for messages from broadcast lists and for Meta's business agent. */
export const ReplySpeakers = z.object({
  /** What leads write to broadcast lists of theirs is answered as well. */
  answersBroadcasts: z.boolean(),
  /** Where Meta's business agent answers on the shop's phone, the bot leaves the chat to it for a while. */
  metaAiAnswers: z.boolean(),
});
export type ReplySpeakers = z.infer<typeof ReplySpeakers>;

export const speakers = {
  read: route('GET', '/prompt/speakers', { reply: ReplySpeakers }),
  save: route('POST', '/prompt/speakers', { body: ReplySpeakers, reply: Done }),
} as const;
