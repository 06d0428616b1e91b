import { z } from 'zod';
import { ReplyTrace } from './chat.js';
import { route } from './route.js';

/** "Uji Coba Bot": the owner chats with their own prompt; no WhatsApp, no quota for the first tries of a day. */
export const tryOut = {
  send: route('POST', '/try-out', {
    body: z.object({
      messages: z
        .array(z.object({ role: z.enum(['lead', 'bot']), body: z.string().trim().min(1).max(2_000) }))
        .min(1)
        .max(30),
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
} as const;
