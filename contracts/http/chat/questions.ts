import { z } from 'zod';
import { reading } from '../../values/reading.js';
import { limits } from '../../values/limits.js';
import { AnswerInput } from '../bot/knowledge.js';
import { route } from '../route.js';
import { Done } from '../shapes.js';

/** A question from the bot to its owner about a lead's conversation. */
export const QuestionView = z.object({
  id: z.string(),
  question: z.string(),
  askedAt: z.string(),
  /** Who worded the question: the bot or the lead. */
  origin: z.enum(['bot', 'lead']).register(reading, { unknown: 'lead' }).optional(),
});
export type QuestionView = z.infer<typeof QuestionView>;

export const QuestionAnswer = z.object({
  answer: z
    .string()
    .trim()
    .min(1, 'Jawaban tidak boleh kosong.')
    .max(limits.answerMaxChars, `Jawaban paling panjang ${limits.answerMaxChars} huruf.`),
  /** True to also save the answer in the list of questions with answers. The bot then uses it for other leads. */
  keep: z.boolean(),
  /**
   * The entry to save, as the owner confirmed it. If absent, the server saves an entry that it proposes from the
   * question and the answer.
   */
  kept: AnswerInput.optional(),
});
export type QuestionAnswer = z.infer<typeof QuestionAnswer>;

export const questions = {
  /** Open questions of a conversation, oldest first. */
  list: route('GET', '/chat/contacts/:phoneNumber/questions', { scope: 'bot', needs: 'chat.read', reply: z.array(QuestionView) }),
  /** The bot sends the answer to the lead, word for word, in a separate bubble. */
  answer: route('POST', '/chat/questions/:questionId/answer', { scope: 'bot', needs: 'chat.write', body: QuestionAnswer, reply: Done }),
  /** Dismisses the question without an answer. */
  dismiss: route('POST', '/chat/questions/:questionId/dismiss', { scope: 'bot', needs: 'chat.write', reply: Done }),
} as const;
