import { proto, unpadRandomMax16, encodeWAMessage } from 'baileys';
import type { KeyBundle } from '../signal/bundle.ts';
import type { Encrypted } from '../signal/virtual-device.ts';
import { serverJid, stanza, unixSeconds } from '../wire/node.ts';
import type { Stanza } from '../wire/node.ts';
import type { Companion } from '../world/companion.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';
import { deliver } from './transmit.ts';

/** A message as protobuf bytes with 1 to 16 bytes of padding: the plaintext for Signal. */
export function encodeMessage(message: proto.IMessage): Buffer {
  return Buffer.from(encodeWAMessage(message));
}

export function decodeMessage(padded: Buffer): proto.Message {
  return proto.Message.decode(unpadRandomMax16(padded));
}

/**
 * Encrypts a message for one linked device and passes the result to `use`. Begins a new session when none exists or
 * when a new bundle is given. For each pair of devices, jobs (including `use`) run one at a time, so that messages
 * leave in the order in which they were written.
 */
export function encryptFor(
  world: World,
  from: Phone,
  companion: Companion,
  job: { plain: Buffer; renewWith?: KeyBundle; use: (encrypted: Encrypted) => void },
): Promise<void> {
  const owner = world.byNumber(companion.owner);
  if (!owner) throw new Error(`no phone ${companion.owner}`);
  return from.queues.run(`${owner.lid}:${companion.id}`, async () => {
    if (job.renewWith) await from.device.begin(owner.lid, companion.id, job.renewWith);
    else if (!from.device.hasSession(owner.lid, companion.id))
      await from.device.begin(owner.lid, companion.id, takeBundle(world, companion));
    job.use(await from.device.encrypt(owner.lid, companion.id, job.plain));
  });
}

/** Takes keys of a linked device, and notifies the device when few are left. */
export function takeBundle(world: World, companion: Companion): KeyBundle {
  const bundle = companion.takeBundle();
  const phone = world.byNumber(companion.owner);
  if (phone) world.onChange(phone);
  // The device is notified once, when the count drops below the limit. A device that never uploaded keys is asked for
  // its keys at login instead.
  if (bundle.preKey && companion.isLowOnPreKeys) tellPreKeyCount(world, companion);
  return bundle;
}

/** `from` must be the jid with the empty user. Otherwise rc14 silently ignores the count. */
export function tellPreKeyCount(world: World, companion: Companion, count = companion.memory.preKeys.length): void {
  const attrs = { from: serverJid, type: 'encrypt', id: world.newId(), t: unixSeconds() };
  deliver(world, companion, stanza('notification', attrs, [stanza('count', { value: count })]));
}

/** The `<enc>` node of a message stanza. */
export function encNode(encrypted: Encrypted, attrs: Record<string, string | number | undefined> = {}): Stanza {
  return stanza('enc', { v: 2, type: encrypted.type, ...attrs }, encrypted.body);
}
