import { otherForm, parseJid } from '../wire/jid.ts';
import type { AddressForm } from '../wire/jid.ts';
import { bytes, child, children, stanza, unixSeconds } from '../wire/node.ts';
import type { Stanza } from '../wire/node.ts';
import type { Companion } from '../world/companion.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';
import type { ClientMessage } from './client-message.ts';
import { decryptOnPhone } from './decrypt.ts';
import { inBackground } from './in-background.ts';
import { deliver } from './transmit.ts';

interface Target {
  phone: Phone;
  device: number;
  form: AddressForm;
  enc: Stanza;
}

/**
 * Acknowledges a client's message, decrypts it on the recipient phones and passes it on to other linked
 * devices.
 */
export function receiveMessage(world: World, companion: Companion, received: Stanza): void {
  const sender = world.byNumber(companion.owner);
  const { id, to } = received.attrs;
  if (!sender || !id || !to) return;
  // These error codes concern the recipient, so they do not apply to requests from a device to its own phone.
  const error =
    received.attrs.category === 'peer'
      ? undefined
      : (world.faults.takeCode(companion.owner, 'ackError') ?? refusalOf(world, companion, received));
  if (error !== undefined || !world.faults.take(companion.owner, 'dropAcks')) {
    const { ackAfterMs } = world.faults.get(companion.owner);
    const ack = stanza('ack', { class: 'message', id, from: to, t: unixSeconds(), error });
    if (ackAfterMs === 0) companion.connection?.send(ack);
    else setTimeout(() => companion.connection?.send(ack), ackAfterMs).unref();
  }
  if (error !== undefined) return;
  const chat = received.attrs.recipient ?? to;
  const message: ClientMessage = {
    sender,
    companion,
    id,
    chat,
    other: world.byAddress(parseJid(chat)),
    type: received.attrs.type ?? 'text',
    category: received.attrs.category,
    deviceIdentity: child(received, 'device-identity'),
  };
  for (const target of targetsOf(world, received, to)) {
    if (target.device === 0) inBackground(decryptOnPhone(world, message, target), 'opening a message');
    else passOn(world, message, target);
  }
}

/**
 * Returns error 463 when the account may not start conversations, or when the recipient's token is missing, has
 * expired or was never accepted.
 */
function refusalOf(world: World, companion: Companion, { attrs, content }: Stanza): number | undefined {
  const recipient = attrs.to === undefined ? undefined : world.byAddress(parseJid(attrs.to));
  if (!recipient || recipient.number === companion.owner) return undefined;
  if (!world.faults.demandTokens(companion.owner)) return undefined;
  const given = Array.isArray(content) ? content.find(({ tag }) => tag === 'tctoken') : undefined;
  const isTrusted =
    !world.faults.get(recipient.number).badToken && world.tokens.isInForce(recipient.number, companion.owner, given && bytes(given));
  world.tokens.count(companion.owner, !isTrusted);
  return isTrusted ? undefined : 463;
}

function targetsOf(world: World, received: Stanza, to: string): Target[] {
  const participants = children(child(received, 'participants'), 'to');
  const listed =
    participants.length > 0
      ? participants.map((node) => ({ jid: node.attrs.jid, enc: child(node, 'enc') }))
      : [{ jid: to, enc: child(received, 'enc') }];
  const targets: Target[] = [];
  for (const { enc, jid } of listed) {
    const address = parseJid(jid);
    const phone = world.byAddress(address);
    if (address && phone && enc) targets.push({ phone, device: address.device, form: address.form, enc });
  }
  return targets;
}

/**
 * Passes the message on to a linked device of the other person, or to another linked device of the sender. The
 * sender's own devices must not get sender_lid or sender_pn.
 */
function passOn(world: World, message: ClientMessage, target: Target): void {
  const recipient = target.phone.companions.get(target.device);
  if (!recipient) return;
  const { form } = target;
  const mapping =
    target.phone === message.sender
      ? { recipient: message.chat, ...message.other?.named('peer_recipient', otherForm(form)) }
      : message.sender.named('sender', otherForm(form));
  const attrs = {
    from: message.sender.jid(form, message.companion.id),
    ...mapping,
    addressing_mode: form,
    id: message.id,
    t: unixSeconds(),
    type: message.type,
    notify: message.sender.name,
  };
  const enc = stanza('enc', target.enc.attrs, bytes(target.enc));
  deliver(world, recipient, stanza('message', attrs, message.deviceIdentity ? [enc, message.deviceIdentity] : [enc]));
}
