import { z } from 'zod';
import { reading } from './reading.js';

/** What WhatsApp names in every question for a passkey: only pages of this domain may put it to an authenticator. */
export const passkeyRpId = 'whatsapp.com';
/** The page at which the owner's browser answers the question. */
export const passkeyOrigin = 'https://web.whatsapp.com';

const Base64Url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max);

/** The question that an authenticator answers: WebAuthn's request options as JSON. What else stands in them is passed over. */
export const PasskeyOptions = z.object({
  challenge: Base64Url(1_024),
  rpId: z.literal(passkeyRpId),
  /** Milliseconds. */
  timeout: z.number().int().positive().optional().catch(undefined),
  /** Empty: the authenticator offers what it has for this domain. */
  allowCredentials: z
    .array(z.object({ id: Base64Url(2_048), type: z.literal('public-key'), transports: z.array(z.string().max(20)).max(10).optional() }))
    .max(64)
    .default([]),
  userVerification: z.enum(['required', 'preferred', 'discouraged']).default('required').catch('required'),
  extensions: z.object({ uvm: z.boolean().optional() }).optional().catch(undefined),
});
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

/** The same question on its way to the owner's browser, as it was taken from WhatsApp: read as it comes. */
export const PasskeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int().optional(),
  allowCredentials: z.array(z.object({ id: z.string(), type: z.string(), transports: z.array(z.string()).optional() })),
  userVerification: z.enum(['required', 'preferred', 'discouraged']).register(reading, { unknown: 'required' }),
  extensions: z.object({ uvm: z.boolean().optional() }).optional(),
});
export type PasskeyQuestion = z.infer<typeof PasskeyQuestion>;

/** The authenticator's answer, as `PublicKeyCredential.toJSON()` writes it. */
export const PasskeyAssertion = z.object({
  id: Base64Url(2_048),
  rawId: Base64Url(2_048),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url(8_192),
    authenticatorData: Base64Url(8_192),
    signature: Base64Url(4_096),
    userHandle: Base64Url(1_024).nullish(),
  }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

/** Why an answer is not passed on to WhatsApp. Nothing is lost by it: the question stands as long as it has time left. */
export const PasskeyFault = z.enum(['malformed', 'wrong_challenge', 'wrong_origin', 'wrong_passkey', 'not_verified']);
export type PasskeyFault = z.infer<typeof PasskeyFault>;
