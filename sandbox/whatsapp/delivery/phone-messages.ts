import { randomBytes } from 'node:crypto';
import { proto } from 'baileys';
import type { Encrypted } from '../signal/virtual-device.ts';
import { stanza, unixSeconds } from '../wire/node.ts';
import { otherForm } from '../wire/jid.ts';
import type { AddressForm } from '../wire/jid.ts';
import type { Stanza } from '../wire/node.ts';
import type { Companion } from '../world/companion.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';
import { encNode, encodeMessage, encryptFor } from './encrypt.ts';
import { showMessage } from './log-message.ts';
import { changeOf, stanzaTypes } from './message-content.ts';
import { tellToken } from '../notices/token-notices.ts';
import { deliver } from './transmit.ts';

/** A business certificate, as WhatsApp attaches it to messages. */
export interface BusinessMarks {
  /**
   * `ent:wa` for verified enterprises, `smb:wa` for small businesses. Without an issuer there is no
   * certificate.
   */
  issuer?: string;
  level?: string;
  name?: string;
}

/** A message written on a phone. */
export interface PhoneMessage {
  from: Phone;
  to: Phone;
  message: proto.IMessage;
  /**
   * The content of a sealed message, which the phones show. Null when they cannot decrypt it. When absent, they show
   * `message`.
   */
  opened?: proto.IMessage | null;
  id: string;
  /** How the sender is addressed on the wire. */
  form: AddressForm;
  /**
   * A group (`…@g.us`), `status@broadcast` or a broadcast list (`<digits>@broadcast`) to which the message is sent.
   * The other person is a member. The phones show only messages to a broadcast list, in the chat with the sender.
   */
  chat?: string;
  /**
   * The sender's verification level and business certificate, which WhatsApp attaches to the message. Absent for
   * ordinary people.
   */
  business?: BusinessMarks;
  /** True when Meta's business agent wrote the message on this phone. */
  isMetaAi?: boolean;
  /** Number of extra copies with the same id, each encrypted separately. */
  duplicates: number;
  /** Number of extra copies of the same stanza, byte for byte. */
  replays: number;
}

/**
 * Sends a message from a phone. The linked devices of both people get it encrypted with Signal, and both phones show
 * it. Resolves to the time (performance.now) at which the first frame was written. Without a frame, it is the time at
 * which the message was shown.
 */
export async function sendFromPhone(world: World, sent: PhoneMessage): Promise<number> {
  const { from, to } = sent;
  const shown = sent.opened === undefined ? sent.message : sent.opened;
  if (shown && (!sent.chat || isList(sent.chat))) {
    showMessage(world, { phone: from, other: to, direction: 'out', message: shown, id: sent.id, form: sent.form });
    showMessage(world, { phone: to, other: from, direction: 'in', message: shown, id: sent.id, form: sent.form });
    if (!changeOf(shown)) to.notify();
  }
  const plain = encodeMessage(sent.message);
  const own =
    from.companions.size > 0 ? encodeMessage({ deviceSentMessage: { destinationJid: to.jid(sent.form), message: sent.message } }) : plain;
  const started = performance.now();
  let firstFrameAt: number | undefined;
  const jobs: Promise<void>[] = [];
  const copyTo = (companion: Companion, attrs: Stanza['attrs'], body: Buffer): void => {
    const copies = 1 + sent.duplicates + (world.faults.take(companion.owner, 'duplicateNext') ? 1 : 0);
    for (let copy = 0; copy < copies; copy += 1) {
      const use = (encrypted: Encrypted): void => {
        firstFrameAt ??= performance.now();
        transmitCopy(world, companion, sent, { attrs, encrypted, plain: body });
      };
      jobs.push(encryptFor(world, from, companion, { plain: body, use }));
    }
  };
  for (const companion of to.companions.values()) copyTo(companion, towardsOther(world, sent), plain);
  if (!sent.chat) for (const companion of from.companions.values()) copyTo(companion, towardsOwn(sent), own);
  await Promise.all(jobs);
  return firstFrameAt ?? started;
}

interface Copy {
  attrs: Stanza['attrs'];
  encrypted: Encrypted;
  plain: Buffer;
}

function transmitCopy(world: World, companion: Companion, sent: PhoneMessage, copy: Copy): void {
  const { edit, mediatype, type } = stanzaTypes(sent.message);
  const from = companion.owner === sent.to.number ? oddSender(world, companion, copy.attrs.from) : {};
  const attrs = { ...copy.attrs, ...from, id: sent.id, t: unixSeconds(), type, notify: sent.from.name, ...(edit ? { edit } : {}) };
  const origin = { number: sent.from.number, plain: copy.plain };
  // A view-once message is visible on phones only.
  const content = sent.message.viewOnceMessageV2
    ? stanza('unavailable', { type: 'view_once_unavailable_fanout' })
    : encNode(maybeUnknown(world, companion, maybeCorrupt(world, companion, copy.encrypted)), { mediatype });
  const way = sent.to.number === companion.owner ? world.faults.demandTokens(companion.owner) : null;
  const token = world.tokens.of(sent.from.number, companion.owner);
  const trust = way === 'messages' ? [stanza('tctoken', { t: token.t }, token.bytes)] : [];
  const { attrs: marks, nodes } = marksOf(sent);
  const message = stanza('message', { ...attrs, ...marks }, [content, ...trust, ...nodes]);
  if (way === 'notifications') tellToken(world, companion, sent.from);
  deliver(world, companion, message, origin);
  for (let replay = 0; replay < sent.replays; replay += 1) deliver(world, companion, message, origin);
}

/** Replaces the sender's address by a device of a kind that a client may not expect, when a fault requests it. */
function oddSender(world: World, { owner }: Companion, from: string | undefined): { from?: string | undefined } {
  if (world.faults.take(owner, 'device99Next')) return { from: from?.replace('@', ':99@') };
  if (!world.faults.take(owner, 'hostedNext')) return {};
  return { from: from?.replace('@s.whatsapp.net', ':99@hosted').replace('@lid', ':99@hosted.lid') };
}

const isList = (chat: string): boolean => /^\d+@broadcast$/.test(chat);

/** The business certificate and the AI mark of the sender, as attributes and child nodes of the stanza. */
function marksOf({ business, isMetaAi }: PhoneMessage): { attrs: Stanza['attrs']; nodes: Stanza[] } {
  const bot = isMetaAi ? [stanza('bot', { biz_bot: '1' })] : [];
  if (!business) return { attrs: {}, nodes: bot };
  const level: Stanza['attrs'] = business.level ? { verified_level: business.level } : {};
  if (!business.issuer) return { attrs: level, nodes: bot };
  const serial = 4_711;
  const { Details } = proto.VerifiedNameCertificate;
  const details = Details.encode({ serial, issuer: business.issuer, verifiedName: business.name ?? '' }).finish();
  const certificate = proto.VerifiedNameCertificate.encode({ details, signature: randomBytes(64) }).finish();
  return {
    attrs: { ...level, verified_name: String(serial) },
    nodes: [...bot, stanza('verified_name', { v: '2' }, Buffer.from(certificate))],
  };
}

/**
 * Attributes for the other person's devices. They contain the sender's number and LID, so that the client learns
 * which number belongs to which LID.
 */
function towardsOther(world: World, { chat, form, from }: PhoneMessage): Record<string, string> {
  if (form === 'pn' && !chat && world.faults.hidesLid(from.number)) return { from: from.jid('pn'), addressing_mode: 'pn' };
  if (chat) return { from: chat, participant: from.jid(form), ...from.named('participant', otherForm(form)), addressing_mode: form };
  const username: Stanza['attrs'] = from.username !== null && world.faults.tellsUsername(from.number) ? { username: from.username } : {};
  return { from: from.jid(form), ...from.named('sender', otherForm(form)), ...username, addressing_mode: form };
}

/**
 * Attributes for the writer's own devices. They never contain sender_lid or sender_pn, because rc14 would take them
 * for the number and LID of the other person.
 */
function towardsOwn({ form, from, to }: PhoneMessage): Record<string, string> {
  const username: Stanza['attrs'] = to.username !== null && form === 'lid' ? { peer_recipient_username: to.username } : {};
  return {
    from: from.jid(form),
    recipient: to.jid(form),
    ...to.named('peer_recipient', otherForm(form)),
    ...username,
    addressing_mode: form,
  };
}

function maybeUnknown(world: World, companion: Companion, encrypted: Encrypted): Encrypted {
  return world.faults.take(companion.owner, 'unknownCipherNext') ? { ...encrypted, type: 'unheard' as Encrypted['type'] } : encrypted;
}

function maybeCorrupt(world: World, companion: Companion, encrypted: Encrypted): Encrypted {
  if (!world.faults.take(companion.owner, 'corruptNext')) return encrypted;
  const body = Buffer.from(encrypted.body);
  // The last bytes are the message's authentication tag. Changing them makes the client notice the damage and request
  // a retry.
  for (let back = 1; back <= 4; back += 1) body[body.length - back] = (body[body.length - back] ?? 0) ^ 0xff;
  return { type: encrypted.type, body };
}
