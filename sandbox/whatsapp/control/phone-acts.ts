import { proto } from 'baileys';
import { advanceStatus } from '../delivery/log-message.ts';
import { associated, cartMessage, expiring, reactionMessage, textMessage, withSecret } from '../delivery/message-content.ts';
import type { Association, Cart } from '../delivery/message-content.ts';
import { callEnds, ring } from '../delivery/calls.ts';
import type { CallEnd } from '../delivery/calls.ts';
import { otherKinds, otherMessage } from '../delivery/other-kinds.ts';
import type { OtherKind } from '../delivery/other-kinds.ts';
import { answerByApp } from '../delivery/business-app.ts';
import { sendFromPhone } from '../delivery/phone-messages.ts';
import type { BusinessMarks } from '../delivery/phone-messages.ts';
import { sendReceipt } from '../delivery/receipts.ts';
import { writeAppState } from '../iq/app-state.ts';
import type { AddressForm } from '../wire/jid.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';
import { documentMessage, imageMessage, voiceMessage } from '../media/media-messages.ts';
import { knownPhone, numberOr, Refused, text } from './refused.ts';

/** Body of `POST /phones/:number/send`. */
export interface SendRequest {
  to?: string;
  text?: string;
  image?: { base64: string; mimetype?: string; caption?: string };
  voice?: { base64: string; seconds?: number; mimetype?: string };
  /**
   * A document. With `isWrapped` it is sent within a `documentWithCaptionMessage`, as newer phones send a file that
   * has a caption.
   */
  document?: { base64: string; fileName?: string; mimetype?: string; caption?: string; isWrapped?: boolean };
  raw?: string;
  kind?: OtherKind;
  /** A cart of the recipient's catalogue. */
  cart?: Cart;
  form?: AddressForm;
  id?: string;
  quotedId?: string;
  expiration?: number;
  /** Announces an album with this number of pictures. The pictures follow as separate messages of the album. */
  album?: number;
  /** Relation of the message to an earlier message (`parent`) of this phone. */
  association?: { type: Association; parent: string };
  chat?: string;
  business?: BusinessMarks;
  metaAi?: boolean;
  duplicate?: number;
  replay?: number;
}

/** Sends the requested message. `frameAt` is the performance.now() at which the first frame was written. */
export async function sendAsAsked(world: World, phone: Phone, body: unknown): Promise<{ id: string; frameAt: number }> {
  const wanted = (body ?? {}) as SendRequest;
  const to = knownPhone(world, text(body, 'to'));
  if (to === phone) throw new Refused(400, 'a phone cannot write to itself');
  const id = wanted.id ?? world.newId('3A');
  const frameAt = await sendFromPhone(world, {
    from: phone,
    to,
    message: dressed(contentOf(world, phone, to, wanted), to.jid(chatForm(phone, to, wanted.form)), wanted),
    id,
    form: chatForm(phone, to, wanted.form),
    chat: chatOf(wanted.chat),
    ...(wanted.business && { business: wanted.business }),
    ...(wanted.metaAi && { isMetaAi: true }),
    duplicates: numberOr(body, 'duplicate', 0),
    replays: numberOr(body, 'replay', 0),
  });
  answerByApp(world, to, { other: phone, direction: 'in' });
  return { id, frameAt };
}

/** The message with the chat's disappearing-message setting and with its relation to an earlier message. */
function dressed(message: proto.IMessage, chat: string, { association, expiration }: SendRequest): proto.IMessage {
  const content = expiration ? expiring(message, expiration) : message;
  return association ? associated(content, { chat, ...association }) : content;
}

function contentOf(world: World, phone: Phone, to: Phone, wanted: SendRequest): proto.IMessage {
  if (wanted.raw) return decodeRaw(wanted.raw);
  if (wanted.album !== undefined) return { albumMessage: { expectedImageCount: wanted.album, expectedVideoCount: 0 } };
  if (wanted.kind) {
    if (!otherKinds.includes(wanted.kind)) throw new Refused(400, `"kind" is one of ${otherKinds.join(', ')}`);
    return wanted.kind === 'event' || wanted.kind === 'poll' ? withSecret(otherMessage(wanted.kind)) : otherMessage(wanted.kind);
  }
  if (wanted.cart) return cartMessage(world, checkedCart(wanted.cart), to.jid(chatForm(phone, to, wanted.form)));
  if (wanted.image) return withSecret(imageMessage(world.media, { ...wanted.image, file: file(wanted.image.base64) }));
  if (wanted.voice) return voiceMessage(world.media, { ...wanted.voice, file: file(wanted.voice.base64) });
  if (wanted.document) return withSecret(documentMessage(world.media, { ...wanted.document, file: file(wanted.document.base64) }));
  if (typeof wanted.text !== 'string')
    throw new Refused(400, 'one of "text", "image", "voice", "document", "cart", "kind" or "raw" is needed');
  if (!wanted.quotedId) return textMessage(wanted.text);
  const row = phone.log.find('in', wanted.quotedId) ?? phone.log.find('out', wanted.quotedId);
  if (!row) throw new Refused(404, `no message ${wanted.quotedId} to quote`);
  const author = (row.direction === 'in' ? to : phone).jid(chatForm(phone, to, wanted.form));
  return textMessage(wanted.text, { id: row.id, kind: row.kind, text: row.text, author });
}

/** Reacts with an emoji to a message of either side. An empty emoji removes the reaction. */
export async function react(world: World, phone: Phone, body: unknown): Promise<string> {
  const { emoji = '', form, id } = (body ?? {}) as { id?: string; emoji?: string; form?: AddressForm };
  const to = knownPhone(world, text(body, 'to'));
  const row = phone.log.find('in', id ?? '') ?? phone.log.find('out', id ?? '');
  if (!row) throw new Refused(404, `no message ${id ?? '(none given)'}`);
  const message = reactionMessage({ chat: to.jid(chatForm(phone, to, form)), id: row.id, fromMe: row.direction === 'out' }, emoji);
  const reaction = world.newId('3A');
  await sendFromPhone(world, { from: phone, to, message, id: reaction, form: chatForm(phone, to, form), duplicates: 0, replays: 0 });
  return reaction;
}

/** Calls another person. The linked devices of the called person are notified. */
export function callUp(world: World, phone: Phone, body: unknown): string {
  const { end = 'missed', form, video } = (body ?? {}) as { end?: CallEnd; form?: AddressForm; video?: unknown };
  if (!Object.keys(callEnds).includes(end)) throw new Refused(400, `"end" is one of ${Object.keys(callEnds).join(', ')}`);
  const to = knownPhone(world, text(body, 'to'));
  return ring(world, { from: phone, to, isVideo: Boolean(video), end, form: chatForm(phone, to, form) });
}

/**
 * The owner reads a chat on the phone. The other person gets read receipts, and the owner's linked devices are
 * notified.
 */
export function readChat(world: World, phone: Phone, from: Phone): string[] {
  const rows = phone.log.after(0, from.number).filter((row) => row.direction === 'in' && row.status !== 'read');
  for (const form of ['pn', 'lid'] as const) {
    const ids = rows.filter((row) => row.form === form).map((row) => row.id);
    sendReceipt(world, from, { ids, from: phone.jid(form), type: 'read' });
    sendReceipt(world, phone, { ids, from: phone.jid(form), type: 'read-self', recipient: from.jid(form) });
  }
  for (const row of rows) {
    advanceStatus(world, phone, { direction: 'in', id: row.id }, 'read');
    advanceStatus(world, from, { direction: 'out', id: row.id }, 'read');
  }
  return rows.map((row) => row.id);
}

/**
 * The owner marks a chat on the phone as unread or as read. Marking it as read also reads its unread
 * messages. Linked devices get the mark through the app state.
 */
export function markChat(world: World, phone: Phone, body: unknown): string[] {
  const { form, unread } = (body ?? {}) as { unread?: unknown; form?: AddressForm };
  if (typeof unread !== 'boolean') throw new Refused(400, '"unread" is true or false');
  const from = knownPhone(world, text(body, 'from'));
  const ids = unread ? [] : readChat(world, phone, from);
  const lastMessageTimestamp = Math.floor((phone.log.after(0, from.number).at(-1)?.at ?? Date.now()) / 1000);
  writeAppState(world, phone, 'regular_low', {
    index: ['markChatAsRead', from.jid(formOf(from, form))],
    value: { timestamp: Date.now(), markChatAsReadAction: { read: !unread, messageRange: { lastMessageTimestamp } } },
    version: 3,
  });
  return ids;
}

/**
 * The owner adds a person to the phone's address book under any name. Linked devices get the contact through
 * the app state.
 */
export function bookContact(world: World, phone: Phone, body: unknown): void {
  const { form, firstName } = (body ?? {}) as { form?: AddressForm; firstName?: string };
  const to = knownPhone(world, text(body, 'to'));
  writeAppState(world, phone, 'critical_unblock_low', {
    index: ['contact', to.jid(formOf(to, form))],
    value: {
      timestamp: Date.now(),
      contactAction: {
        fullName: text(body, 'fullName'),
        firstName: firstName ?? null,
        lidJid: to.jid('lid'),
        ...(to.hidesNumber ? {} : { pnJid: to.jid('pn') }),
      },
    },
    version: 2,
  });
}

/** The address form of a phone on the wire: the requested form, or LID when the phone hides its number. */
export function formOf(phone: Phone, form: unknown): AddressForm {
  if (phone.hidesNumber && form === 'pn') throw new Refused(400, 'this phone hides its number: it is named by its LID only');
  return form === 'lid' || phone.hidesNumber ? 'lid' : 'pn';
}

/** The address form of both sides of a chat. It is LID when one of them hides its number. */
export function chatForm(phone: Phone, to: Phone, form: unknown): AddressForm {
  return to.hidesNumber ? formOf(to, form) : formOf(phone, form);
}

function checkedCart(cart: Cart): Cart {
  const areItems = Array.isArray(cart.items) && cart.items.length > 0;
  const isWhole = areItems && cart.items.every(({ name, price, quantity }) => typeof name === 'string' && price >= 0 && quantity > 0);
  if (!isWhole) throw new Refused(400, '"cart" needs {items: [{name, price, quantity}]}');
  return cart;
}

function chatOf(chat: unknown): string | undefined {
  if (chat === undefined) return undefined;
  if (typeof chat !== 'string' || !/^(\d{5,25}(-\d+)?@g\.us|status@broadcast|\d{5,25}@broadcast)$/.test(chat))
    throw new Refused(400, '"chat" is …@g.us, status@broadcast or …@broadcast');
  return chat;
}

function file(base64: unknown): Buffer {
  if (typeof base64 !== 'string') throw new Refused(400, '"base64" is missing');
  return Buffer.from(base64, 'base64');
}

function decodeRaw(raw: string): proto.IMessage {
  try {
    return proto.Message.decode(Buffer.from(raw, 'base64'));
  } catch {
    throw new Refused(400, '"raw" is not an encoded Message');
  }
}
