import { cutText } from '#contracts/values/texts';
import { decodeMessageNode, isJidMetaAI, proto, type BinaryNode } from 'baileys';
import { addressesOf, personOf, pnJid, userOf } from '../jids.js';
import type { HistoryNotice, LinkEvent, ReadMessage, ReadProgress, ReadQuote } from '../link.types.js';
import { albumIn, associationOf } from './associations.js';
import { cameFromOf } from './came-from.js';
import { openMessage, openRecord } from './decode-message.js';
import { isBroadcastOfContact, isFromPhone, marksOfSender, originOf, type Envelope } from './origin.js';
import { readChange, readContent, readQuoted } from './message-content.js';
import { unknownLabel } from './message-labels.js';
import { viewOnceText } from '../unseen-texts.js';
import { expirationIn, expirationSet } from './expiration.js';
import { readReaction } from './reactions.js';
import { readSealedEdit, secretPart } from './sealed-edits.js';
import { unwrapped } from './wrappers.js';
import { storeNow } from '../../../platform/clock/store-clock.js';

export interface Me {
  /** Addresses (JIDs) of the linked account, with device. */
  readonly id: string;
  readonly lid: string;
}

/** Attributes by which Baileys learns a person's other address. */
const addressAttributes = [
  'sender_lid',
  'sender_pn',
  'recipient_lid',
  'recipient_pn',
  'peer_recipient_lid',
  'peer_recipient_pn',
  'participant_lid',
  'participant_pn',
];
/** Messages that carry data for the device and no content for a chat. */
const peerResponse = proto.Message.ProtocolMessage.Type.PEER_DATA_OPERATION_REQUEST_RESPONSE_MESSAGE;

/**
 * Converts the decrypted message of a stanza to our types. Null when the message has no content from a person.
 * @param live false for messages that WhatsApp stored while we were offline
 */
export function readMessage(stanza: BinaryNode, padded: Uint8Array, me: Me, live: boolean): ReadMessage | null {
  if (stanza.attrs['category'] === 'peer') return null;
  const message = openMessage(padded);
  const head = readHead(stanza, me, live);
  return head && readSaid(message, head, me, { stanza });
}

/**
 * A message that a person sent, or the person's change of an earlier message. Null when the message has no content.
 */
function readSaid(message: proto.IMessage, head: Head, me: Me, envelope: Envelope): ReadMessage | null {
  const said = readContentOf(message, head, me, envelope);
  return said && said.waId !== head.waId ? { ...said, carrier: head.waId } : said;
}

function readContentOf(message: proto.IMessage, head: Head, me: Me, envelope: Envelope): ReadMessage | null {
  const { stanza, ...record } = envelope;
  const change = readChange(message);
  if (change) return bounded({ ...head, ...change, media: null, proto: null, quoted: null, edited: true });
  const sealedEdit = readSealedEdit(message);
  if (sealedEdit) return sealedMessage(head, sealedEdit, me);
  const reaction = head.sender === 'lead' ? readReaction(message) : null;
  if (reaction) return { ...head, waId: reaction.waId, ...reactionContent(reaction.emoji) };
  const isUnknown = stanza !== undefined && isOfUnknownKind(stanza, message);
  const content = readContent(message) ?? (isUnknown ? { ...unknownLabel, media: null, proto: null } : null);
  const { again, album } = associationOf(message);
  const isOfList = stanza ? isBroadcastOfContact(stanza) : record.broadcast === true;
  return (
    content &&
    bounded({
      ...head,
      // A second upload replaces the first upload. Until the second arrives, the first is shown.
      ...(again && { waId: again, again: true as const }),
      ...(album && { album }),
      ...context(message, head.sender),
      ...content,
      media: content.media && {
        ...content.media,
        ...hashOf(message),
        ...(unwrapped(message)?.videoMessage?.gifPlayback && { isGif: true as const }),
      },
      ...originOf(message, head.sender, envelope),
      proto: joined(content.proto, secretPart(message, record)),
      quoted: quoteOf(message, me),
      ...(isOfList ? {} : { expiresAfter: expirationIn(message) ?? undefined }),
    })
  );
}

const hashBytes = 32;

/** The SHA-256 of a file, as the sender states it. It is the same when the same file is sent again. */
function hashOf(message: proto.IMessage): { readonly hash?: string } {
  const parts = Object.values(unwrapped(message) ?? {}) as ({ fileSha256?: Uint8Array | null } | string | null | undefined)[];
  for (const part of parts) {
    const hash = typeof part === 'object' ? part?.fileSha256 : null;
    if (hash?.length === hashBytes) return { hash: Buffer.from(hash).toString('base64') };
  }
  return {};
}

type Head = Pick<ReadMessage, 'chat' | 'waId' | 'sender' | 'name' | 'at' | 'live'>;

/**
 * An edit that can be decrypted only when it is stored, because the secret is stored with the message that it
 * changes.
 */
function sealedMessage(head: Head, edit: NonNullable<ReturnType<typeof readSealedEdit>>, me: Me): ReadMessage {
  const { waId, ...rest } = edit;
  const sealed = rest.of === 'choice' ? { ...rest, id: head.waId } : rest;
  const own = { jid: pnJid(userOf(me.id)), pn: null, lid: userOf(me.lid) || null };
  const writers = head.sender === 'owner' || sealed.of === 'choice' ? { writers: addressesOf(own) } : {};
  return { ...head, waId, kind: 'other', body: '', media: null, proto: null, quoted: null, edited: true, sealed, ...writers };
}

function reactionContent(body: string): Pick<ReadMessage, 'kind' | 'body' | 'media' | 'proto' | 'quoted' | 'isReaction'> {
  return { kind: 'text', body, media: null, proto: null, quoted: null, isReaction: true };
}

/** Origin of a lead's message. The shop's own messages have none. */
function context(message: proto.IMessage, sender: ReadMessage['sender']): Pick<ReadMessage, 'cameFrom'> {
  const cameFrom = sender === 'lead' ? cameFromOf(message) : null;
  return cameFrom ? { cameFrom } : {};
}

/** Concatenates two encoded messages. Protobuf decodes the result as one message with the fields of both. */
function joined(message: Uint8Array | null, more: Uint8Array | null): Uint8Array | null {
  return message && more ? Buffer.concat([message, more]) : (message ?? more);
}

/**
 * The data of a message without content for the shop: a chat setting, the announcement of an album, or a history of
 * the own phone. Null for other messages.
 */
export function readSilent(
  stanza: BinaryNode,
  padded: Uint8Array,
  me: Me,
): Extract<LinkEvent, { kind: 'album' | 'expiration' }> | { readonly kind: 'history'; readonly notice: HistoryNotice } | null {
  const message = openMessage(padded);
  const notice = historyIn(message);
  if (notice) return decodeMessageNode(stanza, me.id, me.lid).fullMessage.key.fromMe ? { kind: 'history', notice } : null;
  const [expiresAfter, announced] = [expirationSet(message), albumIn(message)];
  const isTold = expiresAfter !== null || announced !== null;
  const head = isTold && stanza.attrs['category'] !== 'peer' ? readHead(stanza, me, true) : null;
  if (!head) return null;
  if (expiresAfter !== null) return { kind: 'expiration', chat: head.chat, expiresAfter };
  return head.sender === 'lead' && announced !== null ? { kind: 'album', chat: head.chat, waId: head.waId, announced } : null;
}

function historyIn(message: proto.IMessage): HistoryNotice | null {
  const told = unwrapped(message)?.protocolMessage?.historySyncNotification;
  if (!told) return null;
  const { directPath, initialHistBootstrapInlinePayload: inline, mediaKey, syncType } = told;
  return {
    syncType: Number(syncType ?? 0),
    directPath: directPath || null,
    mediaKey: mediaKey ?? null,
    inline: inline?.length ? inline : null,
  };
}

/**
 * Maximum length of a text that a person can write. Captions and names are shorter. A modified client may send longer
 * texts.
 */
const bodyMaxChars = 65_536;
const nameMaxChars = 1_000;

/** Shortens the texts of a lead's message to the length that a person can write, before other code uses them. */
function bounded(message: ReadMessage): ReadMessage {
  const { media, quoted, name } = message;
  return {
    ...message,
    body: cutText(message.body, bodyMaxChars),
    name: name && cutText(name, nameMaxChars),
    media: media && {
      ...media,
      mimetype: cutText(media.mimetype, nameMaxChars),
      ...(media.name !== undefined && { name: cutText(media.name, nameMaxChars) }),
    },
    quoted: quoted && { ...quoted, body: cutText(quoted.body, bodyMaxChars) },
  };
}

/**
 * True for a kind of message that is newer than our copy of the protocol. Decoding drops the content of such a
 * message.
 */
function isOfUnknownKind(stanza: BinaryNode, message: proto.IMessage): boolean {
  const type = stanza.attrs['type'] ?? 'text';
  return (type === 'text' || type === 'media') && !hasKnownParts(message);
}

function hasKnownParts(message: proto.IMessage): boolean {
  return Object.keys(unwrapped(message) ?? {}).some((name) => name !== 'messageContextInfo');
}

function quoteOf(message: proto.IMessage | null | undefined, me: Me): ReadQuote | null {
  const quoted = readQuoted(message);
  if (!quoted) return null;
  const { author, ...rest } = quoted;
  const user = userOf(author);
  return { ...rest, by: user === '' ? null : user === userOf(me.id) || user === userOf(me.lid) ? 'owner' : 'lead' };
}

/**
 * True for a stanza that is not parsed, because its envelope violates the protocol or its encryption is one that only
 * Meta AI uses. Baileys refuses both.
 */
export function breaksProtocol(stanza: BinaryNode, me: Me): boolean {
  if (children(stanza).some((child) => child.tag === 'enc' && child.attrs['type'] === 'msmsg')) return true;
  try {
    decodeMessageNode(stanza, me.id, me.lid);
    return false;
  } catch (error) {
    if ((error as { isBoom?: boolean } | null)?.isBoom) return true;
    throw error;
  }
}

/** Removes everything from a stanza that Baileys would decrypt or look up. An empty message remains. */
export function stripMessage(stanza: BinaryNode): void {
  stanza.content = [];
  for (const name of addressAttributes) delete stanza.attrs[name];
}

/**
 * A placeholder for a message that could not be decrypted or parsed. The content may follow later under the same id,
 * except for view-once messages and for messages that only phones show.
 */
export function readPlaceholder(stanza: BinaryNode, me: Me, live: boolean): ReadMessage | null {
  const head = stanza.attrs['category'] === 'peer' ? null : readHead(stanza, me, live);
  if (!head) return null;
  const unavailable = children(stanza).find((child) => child.tag === 'unavailable')?.attrs['type'] ?? '';
  const isViewOnce = unavailable.startsWith('view_once');
  return {
    ...head,
    ...(isBroadcastOfContact(stanza) && { origin: 'broadcast' as const }),
    kind: isViewOnce ? 'other' : 'unreadable',
    body: isViewOnce ? viewOnceText : '',
    media: null,
    proto: null,
    quoted: null,
  };
}

/** A message without content for the shop. Storing it settles the placeholder that was stored under its id. */
export function readVoid(stanza: BinaryNode, me: Me, live: boolean): ReadMessage | null {
  const head = stanza.attrs['category'] === 'peer' ? null : readHead(stanza, me, live);
  return head && voidOf(head);
}

function voidOf(head: Head): ReadMessage {
  return { ...head, kind: 'other', body: '', media: null, proto: null, quoted: null, carrier: head.waId, isVoid: true };
}

/** True when the stanza contains nothing to decrypt, such as the first message after a click on an advertisement. */
export function isEmptyMessage(stanza: BinaryNode): boolean {
  return !children(stanza).some((child) => child.tag === 'enc' || child.tag === 'plaintext');
}

/** Ciphertexts of a message stanza. */
export function ciphertextsOf(stanza: BinaryNode): Uint8Array[] {
  return children(stanza).flatMap((child) => (child.tag === 'enc' && child.content instanceof Uint8Array ? [child.content] : []));
}

function readHead(
  stanza: BinaryNode,
  me: Me,
  live: boolean,
): Pick<ReadMessage, 'chat' | 'waId' | 'sender' | 'name' | 'at' | 'live' | 'isBusiness' | 'isFromPhone'> | null {
  const { fullMessage } = decodeMessageNode(stanza, me.id, me.lid);
  const { key } = fullMessage;
  const isBroadcast = isBroadcastOfContact(stanza);
  // a message of the owner to an own broadcast list contains nothing from a lead
  if (isBroadcast && key.fromMe) return null;
  const chat = personOf(isBroadcast ? key.participant : key.remoteJid, key.remoteJidAlt);
  if (!chat || !key.id || isJidMetaAI(chat.jid)) return null;
  // notes to oneself are not a conversation with a lead
  if (chat.pn === userOf(me.id) || (chat.lid && chat.lid === userOf(me.lid))) return null;
  const marks = key.fromMe ? null : marksOfSender(stanza, chat.jid);
  const [chosen, checked] = [fullMessage.pushName || null, marks?.verifiedName ?? null];
  const username = key.fromMe ? key.remoteJidUsername : stanza.attrs['username'];
  return {
    chat: username ? { ...chat, username } : chat,
    waId: key.id,
    sender: key.fromMe ? 'owner' : 'lead',
    name: key.fromMe ? null : marks?.isBusiness ? (checked ?? chosen) : (chosen ?? checked),
    at: new Date(Number(fullMessage.messageTimestamp) * 1_000),
    live,
    ...(marks?.isBusiness && { isBusiness: true }),
    ...(key.fromMe && isFromPhone(stanza) && { isFromPhone: true }),
  };
}

/**
 * The contents of messages that could not be decrypted earlier, which the own phone sends on request. Empty for every
 * other stanza.
 */
export function readResends(stanza: BinaryNode, padded: Uint8Array, me: Me): ReadMessage[] {
  if (stanza.attrs['category'] !== 'peer') return [];
  const message = openMessage(padded);
  const protocol = unwrapped(message)?.protocolMessage;
  if (protocol?.type !== peerResponse) return [];
  const results = protocol.peerDataOperationRequestResponseMessage?.peerDataOperationResult ?? [];
  return results.flatMap(({ placeholderMessageResendResponse: response }) => {
    const bytes = response?.webMessageInfoBytes;
    const resent = bytes && readRecord(openRecord(bytes), me);
    return resent ? [resent] : [];
  });
}

function readRecord(record: proto.IWebMessageInfo, me: Me): ReadMessage | null {
  const { key, message, messageTimestamp, pushName } = record;
  const chat = personOf(key?.remoteJid);
  if (!chat || !key?.id || !message || chat.pn === userOf(me.id)) return null;
  const head: Head = {
    chat,
    waId: key.id,
    sender: key.fromMe ? 'owner' : 'lead',
    name: key.fromMe ? null : (pushName ?? null),
    at: new Date(Number(messageTimestamp) * 1_000),
    live: true,
  };
  return readSaid(message, head, me, record) ?? (hasKnownParts(message) ? voidOf(head) : null);
}

/** `<receipt>` from another person for our messages: delivered or read. */
export function readReceipt(stanza: BinaryNode, me: Me): ReadProgress[] {
  const { type, id, from, t } = stanza.attrs;
  const status = type === undefined ? 'delivered' : type === 'read' || type === 'played' ? 'read' : null;
  const person = personOf(from);
  if (!status || !id || !person || person.pn === userOf(me.id) || (person.lid && person.lid === userOf(me.lid))) return [];
  const at = t ? new Date(Number(t) * 1_000) : storeNow();
  return receiptIds(stanza, id).map((waId) => ({ waId, status, at }));
}

/** Maximum length of a message id. Our own ids have 22 characters, and those of phones up to 40. */
const idMaxChars = 128;

/** The message ids of a receipt: the id of the stanza, and the ids in its list. */
function receiptIds(stanza: BinaryNode, id: string): string[] {
  const more = children(children(stanza)[0] ?? { tag: '', attrs: {} }).flatMap((item) => item.attrs['id'] ?? []);
  return [id, ...more].filter((one) => one !== '' && one.length <= idMaxChars);
}

/** `<receipt type=read-self>`: messages that the owner has read on the phone or on another device. */
export function readOwnRead(stanza: BinaryNode, me: Me): string[] {
  const { type, id, from, recipient } = stanza.attrs;
  const reader = personOf(from);
  const isMine = reader !== null && (reader.pn === userOf(me.id) || (reader.lid !== null && reader.lid === userOf(me.lid)));
  if (!id || !isMine || !personOf(recipient) || (type !== 'read-self' && type !== 'read')) return [];
  return receiptIds(stanza, id);
}

/** `<ack class=message>`: WhatsApp's server has accepted our message, or refused it with a code. */
export function readAck(stanza: BinaryNode): { readonly waId: string; readonly at: Date; readonly errorCode: string | null } | null {
  const { class: kind, id, error, t } = stanza.attrs;
  if (kind !== 'message' || !id) return null;
  return { waId: id, at: t ? new Date(Number(t) * 1_000) : storeNow(), errorCode: error ?? null };
}

/** `<chatstate>`: a lead is typing or recording. */
export function readTyping(stanza: BinaryNode): { jid: string; active: boolean } | null {
  const person = personOf(stanza.attrs['from']);
  return person && { jid: person.jid, active: children(stanza)[0]?.tag === 'composing' };
}

function children(node: BinaryNode): BinaryNode[] {
  return Array.isArray(node.content) ? node.content : [];
}
