import { randomBytes } from 'node:crypto';
import { proto } from 'baileys';
import type { CartItem } from '../world/carts.ts';
import type { LogRow } from '../world/message-log.ts';
import type { World } from '../world/world.ts';

export interface QuotedMessage {
  id: string;
  kind: string;
  text: string;
  /** Jid of the author. */
  author: string;
}

/** A text message. With `quoted` it is a reply. Includes the secret that real phones add for reports and edits. */
export function textMessage(text: string, quoted?: QuotedMessage): proto.IMessage {
  const messageContextInfo = { messageSecret: randomBytes(32) };
  if (!quoted) return { conversation: text, messageContextInfo };
  const contextInfo = { stanzaId: quoted.id, participant: quoted.author, quotedMessage: quotedContent(quoted) };
  return { extendedTextMessage: { text, contextInfo }, messageContextInfo };
}

function quotedContent({ kind, text }: QuotedMessage): proto.IMessage {
  if (kind === 'image') return { imageMessage: { caption: text, mimetype: 'image/jpeg' } };
  if (kind === 'voice') return { audioMessage: { ptt: true, mimetype: 'audio/ogg; codecs=opus' } };
  return { conversation: text };
}

/**
 * An emoji reaction. An empty emoji removes the reaction. `fromMe` is true when the person who reacts also wrote the
 * target message.
 */
export function reactionMessage(target: { chat: string; id: string; fromMe: boolean }, emoji: string): proto.IMessage {
  const key = { remoteJid: target.chat, id: target.id, fromMe: target.fromMe };
  return { reactionMessage: { key, text: emoji, senderTimestampMs: Date.now() } };
}

const { Type } = proto.Message.ProtocolMessage;

/** Deletes a message for everyone. */
export function deletion(target: { chat: string; id: string }): proto.IMessage {
  return { protocolMessage: { type: Type.REVOKE, key: { remoteJid: target.chat, fromMe: true, id: target.id } } };
}

/** A message with the secret that real phones add, unless it has one. */
export function withSecret(message: proto.IMessage): proto.IMessage {
  return { ...message, messageContextInfo: { messageSecret: randomBytes(32), ...message.messageContextInfo } };
}

/** The message as a phone sends it in a chat whose messages disappear after this number of seconds. */
export function expiring(message: proto.IMessage, seconds: number): proto.IMessage {
  const { conversation, ...rest } = message;
  const content: proto.IMessage = conversation ? { ...rest, extendedTextMessage: { text: conversation } } : rest;
  for (const part of Object.values(content) as { contextInfo?: proto.IContextInfo | null }[]) {
    if (part !== content.messageContextInfo) part.contextInfo = { ...part.contextInfo, expiration: seconds };
  }
  return content;
}

/**
 * The relation of a message to an earlier one. `album`: a picture of an album. `hd` and `live`: the second upload of
 * a photo.
 */
export type Association = 'album' | 'hd' | 'live';

const { AssociationType } = proto.MessageAssociation;
const associationTypes = {
  album: AssociationType.MEDIA_ALBUM,
  hd: AssociationType.HD_IMAGE_DUAL_UPLOAD,
  live: AssociationType.MOTION_PHOTO,
} satisfies Record<Association, unknown>;

/** The message as part of an album, or as the second upload of a photo. */
export function associated(message: proto.IMessage, to: { type: Association; parent: string; chat: string }): proto.IMessage {
  const { messageContextInfo, ...content } = message;
  const parentMessageKey = { remoteJid: to.chat, fromMe: true, id: to.parent };
  const messageAssociation = { associationType: associationTypes[to.type], parentMessageKey };
  const carried: proto.IMessage = to.type === 'album' ? content : { associatedChildMessage: { message: content } };
  return { ...carried, messageContextInfo: { ...messageContextInfo, messageAssociation } };
}

/** Switches disappearing messages of a chat on, or off with 0. */
export function expirationSetting(seconds: number): proto.IMessage {
  return { protocolMessage: { type: Type.EPHEMERAL_SETTING, ephemeralExpiration: seconds } };
}

/** The new content of an edited message: a text, the caption of a file, the name of an event, or the question of a poll. */
export function editedContent({ kind }: Pick<LogRow, 'kind'>, text: string): proto.IMessage {
  if (kind === 'image') return { imageMessage: { caption: text, mimetype: 'image/jpeg' } };
  if (kind === 'document') return { documentMessage: { caption: text } };
  if (kind === 'pollCreationMessageV3') return { pollCreationMessageV3: { name: text, options: [{ optionName: 'Merah' }] } };
  return kind === 'eventMessage' ? { eventMessage: { name: text } } : { conversation: text };
}

/** Edits a message without sealing, as phones did until May 2026. */
export function edit(target: { chat: string; id: string }, editedMessage: proto.IMessage): proto.IMessage {
  const key = { remoteJid: target.chat, fromMe: true, id: target.id };
  const protocolMessage = { type: Type.MESSAGE_EDIT, key, editedMessage, timestampMs: Date.now() };
  return { editedMessage: { message: { protocolMessage } } };
}

/**
 * The id of the message that the given message edits or deletes, and the new text. Undefined when it is an ordinary
 * message.
 */
export function changeOf(message: proto.IMessage): { id: string; change: 'edited' | 'deleted'; text: string } | undefined {
  const protocol = message.editedMessage?.message?.protocolMessage ?? message.protocolMessage;
  const id = protocol?.key?.id;
  if (!protocol || !id) return undefined;
  if (protocol.type === Type.REVOKE) return { id, change: 'deleted', text: '' };
  if (protocol.type !== Type.MESSAGE_EDIT) return undefined;
  return { id, change: 'edited', text: describeMessage(protocol.editedMessage ?? {}).text };
}

/** Type attribute of the stanza and mediatype of its `<enc>`. */
export function stanzaTypes(message: proto.IMessage): { type: string; mediatype?: string; edit?: string } {
  const changed = changeOf(message);
  if (changed) return { type: 'text', edit: changed.change === 'deleted' ? '7' : '1' };
  if (message.reactionMessage) return { type: 'reaction' };
  if (message.imageMessage) return { type: 'media', mediatype: 'image' };
  if (message.audioMessage) return { type: 'media', mediatype: message.audioMessage.ptt ? 'ptt' : 'audio' };
  if (message.videoMessage) return { type: 'media', mediatype: 'video' };
  if (message.documentMessage) return { type: 'media', mediatype: 'document' };
  return { type: 'text' };
}

/** The content that a phone shows for a message. */
export function describeMessage(message: proto.IMessage): Pick<LogRow, 'kind' | 'text' | 'quotedId' | 'reaction'> {
  const inner =
    message.ephemeralMessage?.message ??
    message.viewOnceMessage?.message ??
    message.viewOnceMessageV2?.message ??
    message.associatedChildMessage?.message ??
    message.documentWithCaptionMessage?.message;
  if (inner) return describeMessage(inner);
  const quotedId = quotedIdOf(message);
  if (message.conversation) return { kind: 'text', text: message.conversation, quotedId };
  if (message.extendedTextMessage) return { kind: 'text', text: message.extendedTextMessage.text ?? '', quotedId };
  if (message.imageMessage) return { kind: 'image', text: message.imageMessage.caption ?? '', quotedId };
  if (message.videoMessage) return { kind: 'video', text: message.videoMessage.caption ?? '', quotedId };
  if (message.audioMessage) return { kind: message.audioMessage.ptt ? 'voice' : 'audio', text: '', quotedId };
  if (message.documentMessage) return { kind: 'document', text: message.documentMessage.fileName ?? '', quotedId };
  if (message.reactionMessage) {
    const emoji = message.reactionMessage.text ?? '';
    return { kind: 'reaction', text: emoji, reaction: { id: message.reactionMessage.key?.id ?? '', emoji } };
  }
  if (message.protocolMessage) return { kind: 'protocol', text: String(message.protocolMessage.type ?? '') };
  return { kind: Object.keys(message).find((key) => /Message(?:V\d)?$/.test(key)) ?? 'unknown', text: '' };
}

function quotedIdOf(message: proto.IMessage): string | undefined {
  const info =
    message.extendedTextMessage?.contextInfo ?? message.imageMessage?.contextInfo ?? message.audioMessage?.contextInfo ?? undefined;
  return info?.stanzaId ?? undefined;
}

/** A cart as a phone composes it from a shop's catalogue. */
export interface Cart {
  items: CartItem[];
  /** The buyer's words. */
  message?: string;
  /** Phones put the shop's name here. */
  title?: string;
  /** Total that the phone states, in whole Rupiah. The default is the sum of the items. */
  total?: number;
  /** Units per Rupiah in the server's answer: 1000 means that amounts are in thousandths. */
  unit?: number;
}

/** The message of a cart. It contains neither the items nor their prices. */
export function cartMessage(
  world: World,
  { items, message, title = 'Toko Uji', total, unit = 1_000 }: Cart,
  sellerJid: string,
): proto.IMessage {
  const sum = items.reduce((added, { price, quantity }) => added + price * quantity, 0);
  return withSecret({
    orderMessage: {
      ...world.carts.add(items, unit),
      itemCount: items.length,
      status: 1,
      surface: 1,
      message: message ?? null,
      orderTitle: title,
      sellerJid,
      totalAmount1000: (total ?? sum) * 1_000,
      totalCurrencyCode: 'IDR',
    },
  });
}
