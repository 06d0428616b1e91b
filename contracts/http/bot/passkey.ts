import { z } from 'zod';
import { PasskeyAssertion, PasskeyQuestion } from '../../values/passkey.js';
import { route } from '../route.js';
import { Done } from '../shapes.js';

/** What the owner's browser needs to answer WhatsApp's question, for this attempt alone. */
export const PasskeyTicket = z.object({
  /** Works once, for minutes, for this owner and this question. */
  token: z.string(),
  options: PasskeyQuestion,
  /** ISO moment. */
  until: z.string(),
  /** Digits of the number that is linked, where it is known: a scanned code does not tell. */
  phone: z.string().nullable(),
});
export type PasskeyTicket = z.infer<typeof PasskeyTicket>;

export const PasskeyToken = z.string().regex(/^[\w-]{43}$/);

/** What the owner's browser made of the question. */
export const PasskeyAnswer = z.object({
  token: PasskeyToken,
  helper: z.number().int().min(0).max(1_000_000).optional(),
  assertion: PasskeyAssertion,
});

/** Linking with a passkey. Apart from the bot's other routes: a panel that is asked for no passkey loads nothing of it. */
export const passkey = {
  /** Begins the owner's answer to WhatsApp's question for a passkey. */
  begin: route('POST', '/bot/passkey', { reply: PasskeyTicket }),
  /** The answer, from the helper in the owner's browser. No bearer: the token is the key. */
  answer: route('POST', '/bot/passkey/answer', { body: PasskeyAnswer, reply: Done }),
  /** The same answer, brought to the panel by the owner. */
  paste: route('POST', '/bot/passkey/paste', { body: PasskeyAnswer, reply: Done }),
  /** Whether the phone shows the same code as the panel. */
  compare: route('POST', '/bot/passkey/compare', { body: z.object({ equal: z.boolean() }), reply: Done }),
} as const;
