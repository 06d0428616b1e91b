import { parseJid } from '../wire/jid.ts';
import type { AddressForm } from '../wire/jid.ts';
import { children, stanza } from '../wire/node.ts';
import type { Stanza } from '../wire/node.ts';
import type { Companion } from '../world/companion.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';

export type TypingState = 'composing' | 'recording' | 'paused';

/** A client announces its own presence, or subscribes to the presence of a person. */
export function receivePresence(world: World, companion: Companion, received: Stanza): void {
  const { to, type } = received.attrs;
  if (type === 'available' || type === 'unavailable') {
    companion.setAvailable(type === 'available');
    return;
  }
  const person = world.byAddress(parseJid(to));
  if (type !== 'subscribe' || !person || !to) return;
  // A subscription made while unavailable has no effect.
  if (companion.available) companion.watched.add(person.number);
  const last = person.lastSeen > 0 ? person.lastSeen : 'deny';
  companion.connection?.send(stanza('presence', { from: to, type: 'unavailable', last }));
}

/** A client reports that it types, records or stopped. */
export function receiveChatState(world: World, companion: Companion, received: Stanza): void {
  const sender = world.byNumber(companion.owner);
  companion.inUse = true;
  const address = parseJid(received.attrs.to);
  const person = world.byAddress(address);
  const [state] = children(received);
  if (!sender || !person || !state || !address) return;
  const shown: TypingState = state.attrs.media === 'audio' ? 'recording' : state.tag === 'composing' ? 'composing' : 'paused';
  showTyping(world, { from: sender, to: person, state: shown, form: address.form });
}

/**
 * Shows on a phone that a person types. Also notifies those linked devices of the phone that are `available` and
 * subscribed to this person, as the real server does. The stanza is not queued, because an old typing state has no
 * value.
 */
export function showTyping(world: World, typing: { from: Phone; to: Phone; state: TypingState; form: AddressForm }): void {
  const { form, from, state, to } = typing;
  to.noteChatState(from.number, state);
  world.events.emit({ type: 'typing', number: to.number, from: from.number, state });
  const child = state === 'recording' ? stanza('composing', { media: 'audio' }) : stanza(state);
  const node = stanza('chatstate', { from: from.jid(form) }, [child]);
  for (const companion of to.companions.values()) {
    if (companion.connection?.live && companion.watched.has(from.number)) companion.connection.send(node);
  }
}
