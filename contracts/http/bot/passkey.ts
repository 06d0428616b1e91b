import { z } from 'zod';
import { PasskeyAssertion, PasskeyQuestion } from '../../values/passkey.js';
import { route } from '../route.js';
import { Done } from '../shapes.js';

/** Data that the owner's browser needs to answer WhatsApp's passkey request, valid for this attempt only. */
export const PasskeyTicket = z.object({
  /** Single use, valid for minutes, bound to this owner and this request. */
  token: z.string(),
  options: PasskeyQuestion,
  /** ISO moment. */
  until: z.string(),
  /** Digits of the number being linked; null when unknown, because a scanned QR code does not reveal the number. */
  phone: z.string().nullable(),
});
export type PasskeyTicket = z.infer<typeof PasskeyTicket>;

export const PasskeyToken = z.string().regex(/^[\w-]{43}$/);

/** The passkey response from the owner's browser. */
export const PasskeyAnswer = z.object({
  token: PasskeyToken,
  helper: z.number().int().min(0).max(1_000_000).optional(),
  assertion: PasskeyAssertion,
});

/**
 * Linking with a passkey. Separate from the bot's other routes, so that a panel without a passkey request
 * does not load it.
 */
export const passkey = {
  /** Starts the owner's answer to WhatsApp's passkey request. */
  begin: route('POST', '/bot/passkey', { scope: 'bot', needs: 'bot.operate', reply: PasskeyTicket }),
  /**
   * Receives the answer from the helper extension in the owner's browser. Needs no bearer token: the ticket's
   * token authorises it.
   */
  answer: route('POST', '/bot/passkey/answer', { scope: 'public', body: PasskeyAnswer, reply: Done }),
  /** Receives the same answer, pasted into the panel by the owner. */
  paste: route('POST', '/bot/passkey/paste', { scope: 'bot', needs: 'bot.operate', body: PasskeyAnswer, reply: Done }),
  /** Reports whether the phone shows the same code as the panel. */
  compare: route('POST', '/bot/passkey/compare', {
    scope: 'bot',
    needs: 'bot.operate',
    body: z.object({ equal: z.boolean() }),
    reply: Done,
  }),
} as const;
