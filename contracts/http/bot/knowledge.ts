import { z } from 'zod';
import { reading } from '../../values/reading.js';
import { limits } from '../../values/limits.js';
import { route } from '../route.js';
import { Done } from '../shapes.js';

/** A question that leads ask, with the owner's answer. */
export const AnswerInput = z.object({
  question: z
    .string()
    .trim()
    .min(1, 'Pertanyaan tidak boleh kosong.')
    .max(limits.questionMaxChars, `Pertanyaan paling panjang ${limits.questionMaxChars} huruf.`),
  answer: z
    .string()
    .trim()
    .min(1, 'Jawaban tidak boleh kosong.')
    .max(limits.answerMaxChars, `Jawaban paling panjang ${limits.answerMaxChars} huruf.`),
});
export type AnswerInput = z.infer<typeof AnswerInput>;

export const AnswerView = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  /** Who worded the question. Replaced when the owner saves the entry again. */
  origin: z.enum(['owner', 'bot', 'lead']).register(reading, { unknown: 'lead' }).optional(),
});
export type AnswerView = z.infer<typeof AnswerView>;

/** Newest first. `next` is the cursor of the next page; null on the last. */
export const AnswerPage = z.object({ answers: z.array(AnswerView), next: z.string().nullable(), total: z.number().int() });
export type AnswerPage = z.infer<typeof AnswerPage>;

export const knowledge = {
  list: route('GET', '/knowledge', {
    scope: 'account',
    needs: 'training.read',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).optional(),
      after: z.string().max(200).optional(),
      q: z.string().trim().max(100).optional(),
    }),
    reply: AnswerPage,
  }),
  create: route('POST', '/knowledge', { scope: 'account', needs: 'training.write', body: AnswerInput, reply: AnswerView }),
  update: route('PUT', '/knowledge/:answerId', { scope: 'account', needs: 'training.write', body: AnswerInput, reply: AnswerView }),
  remove: route('DELETE', '/knowledge/:answerId', { scope: 'account', needs: 'training.write', reply: Done }),
} as const;
