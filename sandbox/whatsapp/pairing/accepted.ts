import { beginPasskey } from '../passkey/passkey-link.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';
import { link } from './pairing.ts';
import type { AcceptedCode } from './pairing.ts';

/**
 * Result of a scanned or typed code: the number of the linked device, or `passkey` when the account also requires a
 * passkey.
 */
export type Outcome = { device: number } | { passkey: 'asked' };

/**
 * Continues with a scanned or typed code. Resolves when the client is linked, or when the passkey request was
 * sent.
 */
export async function goOn(world: World, phone: Phone, { advSecret, candidate }: AcceptedCode): Promise<Outcome> {
  if (!phone.passkey) return { device: await link(world, phone, candidate, advSecret) };
  beginPasskey(world, phone, candidate, advSecret);
  return { passkey: 'asked' };
}
