import { beginPasskey } from '../passkey/passkey-link.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';
import { link } from './pairing.ts';
import type { AcceptedCode } from './pairing.ts';

/** What came of a code: the device, or, at once, that its account wants a passkey as well. */
export type Outcome = { device: number } | { passkey: 'asked' };

/** Goes on with a code that was scanned or typed. Resolves when the client is linked, or has been asked for the passkey. */
export async function goOn(world: World, phone: Phone, { advSecret, candidate }: AcceptedCode): Promise<Outcome> {
  if (!phone.passkey) return { device: await link(world, phone, candidate, advSecret) };
  beginPasskey(world, phone, candidate, advSecret);
  return { passkey: 'asked' };
}
