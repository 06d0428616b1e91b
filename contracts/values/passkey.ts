import { z } from 'zod';
import { reading } from './reading.js';

/**
 * Relying party id in every passkey request of WhatsApp: only pages of this domain may pass the request to an
 * authenticator.
 */
export const passkeyRpId = 'whatsapp.com';
/** The page where the owner's browser answers the request. */
export const passkeyOrigin = 'https://web.whatsapp.com';

const Base64Url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max);

/** The request to an authenticator: WebAuthn request options as JSON. Other fields are ignored. */
export const PasskeyOptions = z.object({
  challenge: Base64Url(1_024),
  rpId: z.literal(passkeyRpId),
  /** Milliseconds. */
  timeout: z.number().int().positive().optional().catch(undefined),
  /** Empty: the authenticator offers every passkey it has for this domain. */
  allowCredentials: z
    .array(z.object({ id: Base64Url(2_048), type: z.literal('public-key'), transports: z.array(z.string().max(20)).max(10).optional() }))
    .max(64)
    .default([]),
  userVerification: z.enum(['required', 'preferred', 'discouraged']).default('required').catch('required'),
  extensions: z.object({ uvm: z.boolean().optional() }).optional().catch(undefined),
});
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

/** The same request, forwarded to the owner's browser. WhatsApp made it, so it is parsed without further checks. */
export const PasskeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int().optional(),
  allowCredentials: z.array(z.object({ id: z.string(), type: z.string(), transports: z.array(z.string()).optional() })),
  userVerification: z.enum(['required', 'preferred', 'discouraged']).register(reading, { unknown: 'required' }),
  extensions: z.object({ uvm: z.boolean().optional() }).optional(),
});
export type PasskeyQuestion = z.infer<typeof PasskeyQuestion>;

/** The authenticator's response, in the format of `PublicKeyCredential.toJSON()`. */
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

/** Why a response is not forwarded to WhatsApp. The request stays open until its time limit. */
export const PasskeyFault = z.enum(['malformed', 'wrong_challenge', 'wrong_origin', 'wrong_passkey', 'not_verified']);
export type PasskeyFault = z.infer<typeof PasskeyFault>;
