import { z } from 'zod';
import { limits } from '../../values/limits.js';
import { sampleLinesMax, sampleQuestionMaxChars, sampleShops } from '../../values/sample-shops.js';
import { ReplyTrace } from '../chat/reply-trace.js';
import { PromptSettings } from './prompt.js';
import { route } from '../route.js';

/** Training texts to use in place of the stored texts. If a field is absent, the stored text is used. */
const TriedPrompts = PromptSettings.pick({ prompt: true, secondary_prompt: true }).partial();
export type TriedPrompts = z.infer<typeof TriedPrompts>;

/**
 * A message of an invented chat. It may be as long as a real message, because the page sends the bot's own answers
 * back with the next question.
 */
const Line = z
  .string()
  .trim()
  .min(1, { error: 'Tulis pesan terlebih dahulu.' })
  .max(limits.ownerMessageMaxChars, { error: `Pesan paling panjang ${limits.ownerMessageMaxChars} huruf.` });

/**
 * "Uji Coba Bot": the owner tests the bot with their own prompt, without WhatsApp. The first tries of a day
 * use no quota.
 */
export const tryOut = {
  send: route('POST', '/try-out', {
    scope: 'bot',
    needs: 'training.write',
    body: z.object({
      messages: z
        .array(z.object({ role: z.enum(['lead', 'bot']), body: Line }))
        .min(1)
        .max(30),
      prompts: TriedPrompts.optional(),
    }),
    reply: z.object({
      bubbles: z.array(z.string()),
      tools: z.array(z.object({ name: z.string(), result: z.string() })),
      /** Photo id per bubble; null for a text bubble. */
      photos: z.array(z.string().nullable()).optional(),
      trace: ReplyTrace.optional(),
      left: z.number().int(),
    }),
  }),
  /**
   * Latest questions of leads, newest first, for comparing prompts. `left` is the number of free tries left today.
   */
  questions: route('GET', '/try-out/questions', {
    scope: 'bot',
    needs: 'training.write',
    reply: z.object({ questions: z.array(z.string()), left: z.number().int() }),
  }),
  /** A sample shop of the landing page: any visitor may ask its bot. */
  sampleShop: route('POST', '/try-out/shops/:shop', {
    scope: 'public',
    params: { shop: z.enum(sampleShops, { error: 'Pilih salah satu usaha contoh.' }) },
    body: z.object({
      messages: z
        .array(
          z.discriminatedUnion('role', [
            z.object({
              role: z.literal('lead'),
              body: z
                .string()
                .trim()
                .min(1, { error: 'Tulis pesan terlebih dahulu.' })
                .max(sampleQuestionMaxChars, { error: `Pesan paling panjang ${sampleQuestionMaxChars} huruf.` }),
            }),
            z.object({ role: z.literal('bot'), body: Line }),
          ]),
        )
        .min(1)
        .max(sampleLinesMax, { error: 'Chat uji coba ini sudah panjang. Mulai lagi dari awal.' }),
    }),
    reply: z.object({ bubbles: z.array(z.string()) }),
  }),
} as const;
