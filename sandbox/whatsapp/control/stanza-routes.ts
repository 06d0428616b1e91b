import type { Router } from 'express';
import { deliver } from '../delivery/transmit.ts';
import { stanza, unixSeconds } from '../wire/node.ts';
import type { Stanza } from '../wire/node.ts';
import type { World } from '../world/world.ts';
import { formOf } from './phone-acts.ts';
import { knownPhone, phoneOf, Refused, text } from './refused.ts';
import type { AddressForm } from '../wire/jid.ts';

/** Kinds of stanza that WhatsApp forwards to other people, also when a modified client sends them. */
const passedOn = ['call', 'chatstate', 'receipt'] as const;

interface GivenStanza {
  readonly tag: string;
  readonly attrs?: Record<string, string>;
  readonly content?: readonly GivenStanza[] | string;
}

/**
 * Routes that send stanzas as a modified client does: with any attributes and content, to another person's devices.
 */
export function stanzaRoutes(router: Router, world: World): void {
  router.post('/phones/:number/stanza', (request, response) => {
    const phone = phoneOf(world, request);
    const to = knownPhone(world, text(request.body, 'to'));
    const { form, stanza: given, times = 1 } = request.body as { form?: AddressForm; stanza?: GivenStanza; times?: number };
    if (!given || !passedOn.some((tag) => tag === given.tag)) throw new Refused(400, `"stanza" is one of ${passedOn.join(', ')}`);
    for (let nth = 0; nth < times; nth += 1) {
      const made = stanzaOf(given, nth);
      const attrs = { id: world.newId(), t: String(unixSeconds()), ...made.attrs, from: phone.jid(formOf(phone, form)) };
      for (const companion of to.companions.values()) deliver(world, companion, { ...made, attrs });
    }
    response.json({});
  });
}

/** `#` in an attribute is replaced by the number of the repetition. */
function stanzaOf({ tag, attrs = {}, content }: GivenStanza, nth: number): Stanza {
  const numbered = Object.fromEntries(Object.entries(attrs).map(([name, value]) => [name, String(value).replaceAll('#', String(nth))]));
  return stanza(tag, numbered, typeof content === 'string' ? content : content?.map((one) => stanzaOf(one, nth)));
}
