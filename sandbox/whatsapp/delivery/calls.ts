import { randomBytes } from 'node:crypto';
import { stanza, unixSeconds } from '../wire/node.ts';
import { otherForm } from '../wire/jid.ts';
import type { AddressForm } from '../wire/jid.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';
import { deliver } from './transmit.ts';

type Step = readonly [tag: 'accept' | 'terminate', attrs: Readonly<Record<string, string>>];

/**
 * The events that follow a call's offer. `ringing` has no end event. The end event of `talked` does not say that the
 * phone answered.
 */
export const callEnds = {
  missed: [['terminate', { reason: 'timeout' }]],
  cancelled: [['terminate', {}]],
  answered: [['terminate', { reason: 'accepted_elsewhere' }]],
  declined: [['terminate', { reason: 'rejected_elsewhere' }]],
  talked: [
    ['accept', {}],
    ['terminate', {}],
  ],
  uncallable: [
    ['terminate', { reason: 'uncallable' }],
    ['terminate', { reason: 'timeout' }],
  ],
  ringing: [],
} as const satisfies Readonly<Record<string, readonly Step[]>>;
export type CallEnd = keyof typeof callEnds;

/**
 * A person calls another person. The called person's linked devices get the offer and the end of the call. Both
 * stanzas stay queued until they are acknowledged.
 */
export function ring(world: World, call: { from: Phone; to: Phone; isVideo: boolean; end: CallEnd; form: AddressForm }): string {
  const { end, form, from, isVideo, to } = call;
  const id = randomBytes(16).toString('hex').toUpperCase();
  const info = { 'call-id': id, 'call-creator': from.jid(form), ...from.named('caller', otherForm(form)) };
  const send = (tag: 'offer' | Step[0], attrs: Step[1], media: string[]): void => {
    const child = stanza(
      tag,
      { ...info, ...attrs },
      media.map((kind) => stanza(kind)),
    );
    const node = stanza('call', { from: from.jid(form), id: world.newId(), t: unixSeconds(), notify: from.name }, [child]);
    for (const companion of to.companions.values()) deliver(world, companion, node);
  };
  send('offer', {}, isVideo ? ['audio', 'video'] : ['audio']);
  for (const [tag, attrs] of callEnds[end]) send(tag, attrs, []);
  return id;
}
