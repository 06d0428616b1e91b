import { z } from 'zod';
import { route } from '../route.js';
import { Done } from '../shapes.js';

/** Settings for messages from broadcast lists, for Meta's business agent, and for the bot's introduction in its first answer. */
export const ReplySpeakers = z.object({
  /** True when the bot also answers messages that leads write to their own broadcast lists. */
  answersBroadcasts: z.boolean(),
  /**
   * True when Meta's business agent on the shop's phone counts as the owner: after its answer, the bot does not answer in
   * that chat for a while.
   */
  metaAiAnswers: z.boolean(),
  /**
   * True when the bot's first answer to a lead says that it comes from an AI assistant, and contains the address of
   * the privacy terms.
   */
  introducesAi: z.boolean(),
});
export type ReplySpeakers = z.infer<typeof ReplySpeakers>;

export const speakers = {
  read: route('GET', '/prompt/speakers', { scope: 'bot', needs: 'training.read', reply: ReplySpeakers }),
  /** Settings that the request lacks stay unchanged. */
  save: route('POST', '/prompt/speakers', { scope: 'bot', needs: 'training.write', body: ReplySpeakers.partial(), reply: Done }),
} as const;
