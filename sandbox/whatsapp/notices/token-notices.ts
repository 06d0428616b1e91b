import { deliver } from '../delivery/transmit.ts';
import { stanza, unixSeconds } from '../wire/node.ts';
import type { Companion } from '../world/companion.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';

/**
 * Notifies a linked device of the token that a person gave to its account. Messages to that person need this token.
 */
export function tellToken(world: World, companion: Companion, person: Phone): void {
  const { bytes, t } = world.tokens.of(person.number, companion.owner);
  const token = stanza('token', { jid: `${companion.owner}@s.whatsapp.net`, t, type: 'trusted_contact' }, bytes);
  const attrs = { from: person.jid('pn'), ...person.named('sender', 'lid'), type: 'privacy_token', id: world.newId(), t: unixSeconds() };
  deliver(world, companion, stanza('notification', attrs, [stanza('tokens', {}, [token])]));
}
