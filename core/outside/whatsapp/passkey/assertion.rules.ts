import { createHash } from 'node:crypto';
import { z } from 'zod';
import { passkeyOrigin, passkeyRpId, PasskeyOptions, type PasskeyAssertion, type PasskeyFault } from '#contracts/values/passkey';

const ClientData = z.object({ type: z.string(), challenge: z.string(), origin: z.string(), crossOrigin: z.boolean().optional() });

/**
 * Minimum length according to WebAuthn: a 32-byte hash of the domain, one byte of flags, four bytes of the counter.
 */
const shortestAuthenticatorData = 37;
const flagsAt = 32;
const userPresent = 0x01;
const userVerified = 0x04;

/**
 * Parses WhatsApp's passkey request. Null when its bytes cannot be parsed, or when they request a passkey of another
 * domain.
 */
export function readOptions(bytes: Uint8Array | null): PasskeyOptions | null {
  if (bytes === null) return null;
  try {
    return PasskeyOptions.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  } catch {
    return null;
  }
}

/**
 * Checks a passkey answer as far as this is possible without the public key, which only WhatsApp has. Null when no
 * error was found. An invalid answer is never sent, and uses up no attempt of the owner.
 */
export function faultOf(assertion: PasskeyAssertion, options: PasskeyOptions): PasskeyFault | null {
  const { id, rawId, response } = assertion;
  const data = readClientData(response.clientDataJSON);
  const authenticator = Buffer.from(response.authenticatorData, 'base64url');
  if (!data || data.type !== 'webauthn.get' || id !== rawId || authenticator.length < shortestAuthenticatorData) return 'malformed';
  if (data.challenge !== options.challenge) return 'wrong_challenge';
  const domain = createHash('sha256').update(passkeyRpId).digest();
  if (data.origin !== passkeyOrigin || data.crossOrigin === true || !authenticator.subarray(0, flagsAt).equals(domain))
    return 'wrong_origin';
  if (options.allowCredentials.length > 0 && !options.allowCredentials.some((one) => one.id === rawId)) return 'wrong_passkey';
  const flags = authenticator[flagsAt] ?? 0;
  const isVerified = (flags & userVerified) !== 0 || options.userVerification !== 'required';
  return (flags & userPresent) !== 0 && isVerified ? null : 'not_verified';
}

function readClientData(encoded: string): z.infer<typeof ClientData> | null {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}
