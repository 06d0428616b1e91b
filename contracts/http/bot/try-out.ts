import { z } from 'zod';
import { sampleLinesMax, sampleQuestionMaxChars, sampleShops } from '../../values/sample-shops.js';
import { ReplyTrace } from '../chat/chat.js';
import { PromptSettings } from './prompt.js';
import { route } from '../route.js';

/** Training texts to answer by instead of the stored ones; what is absent is as stored. */
const TriedPrompts = PromptSettings.pick({ prompt: true, secondary_prompt: true }).partial();
export type TriedPrompts = z.infer<typeof TriedPrompts>;

/** "Uji Coba Bot": the owner chats with their own prompt; no WhatsApp, no quota for the first tries of a day. */
export const tryOut = {
  send: route('POST', '/try-out', {
    body: z.object({
      messages: z
        .array(z.object({ role: z.enum(['lead', 'bot']), body: z.string().trim().min(1).max(2_000) }))
        .min(1)
        .max(30),
      prompts: TriedPrompts.optional(),
    }),
    reply: z.object({
      bubbles: z.array(z.string()),
      tools: z.array(z.object({ name: z.string(), result: z.string() })),
      /** The photo of each bubble, by its id; null for a text. */
      photos: z.array(z.string().nullable()).optional(),
      trace: ReplyTrace.optional(),
      left: z.number().int(),
    }),
  }),
  /** What leads asked last, newest first, to compare words by, and the free tries that are left today. */
  questions: route('GET', '/try-out/questions', { reply: z.object({ questions: z.array(z.string()), left: z.number().int() }) }),
  /** A made-up shop of the landing page: anybody may ask its bot something. */
  sampleShop: route('POST', '/try-out/shops/:shop', {
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
            z.object({ role: z.literal('bot'), body: z.string().trim().min(1).max(2_000) }),
          ]),
        )
        .min(1)
        .max(sampleLinesMax, { error: 'Percakapan uji coba ini sudah panjang. Mulai lagi dari awal.' }),
    }),
    reply: z.object({ bubbles: z.array(z.string()) }),
  }),
} as const;
