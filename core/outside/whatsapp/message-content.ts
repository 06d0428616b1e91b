import { normalizeMessageContent, proto } from 'baileys';
import type { MessageKind } from '#contracts/values/statuses';

export interface ReadContent {
  readonly kind: MessageKind;
  readonly body: string;
  readonly media: { readonly mimetype: string; readonly seconds: number | null } | null;
  /** The protocol's message where it is needed later, to fetch the attachment. */
  readonly proto: Uint8Array | null;
}

/** A message that is answered by another one: what it was, and the address of who wrote it. */
export interface QuotedContent {
  readonly waId: string;
  readonly author: string | null;
  readonly kind: MessageKind;
  readonly body: string;
}

/** A change of an earlier message: `body` is what it says now. */
export interface ReadChange {
  readonly waId: string;
  /** `deleted`: its writer took it back. */
  readonly kind: MessageKind;
  readonly body: string;
}

const { Type } = proto.Message.ProtocolMessage;

const text = (body: string | null | undefined): ReadContent | null => (body ? { kind: 'text', body, media: null, proto: null } : null);
const label = (kind: MessageKind, body: string): ReadContent => ({ kind, body, media: null, proto: null });

/** What a lead said, in our words (services.md section 5.4); null for what is no utterance (reactions, votes, key exchange). */
export function readContent(message: proto.IMessage | null | undefined): ReadContent | null {
  const content = normalizeMessageContent(message ?? undefined);
  if (!content) return null;
  return readText(content) ?? readMedia(content) ?? readLabel(content);
}

/** What a message answers; null for most. A quote within the quote is left out. */
export function readQuoted(message: proto.IMessage | null | undefined): QuotedContent | null {
  const content = normalizeMessageContent(message ?? undefined);
  const parts = Object.values(content ?? {}) as ({ contextInfo?: proto.IContextInfo | null } | null | undefined)[];
  const context = parts.find((part) => part?.contextInfo?.stanzaId)?.contextInfo;
  const quoted = readContent(context?.quotedMessage);
  if (!context?.stanzaId || !quoted) return null;
  return { waId: context.stanzaId, author: context.participant ?? null, kind: quoted.kind, body: quoted.body };
}

/** The edit or deletion of an earlier message, else null. */
export function readChange(message: proto.IMessage | null | undefined): ReadChange | null {
  const protocol = normalizeMessageContent(message ?? undefined)?.protocolMessage;
  const waId = protocol?.key?.id;
  if (!protocol || !waId) return null;
  if (protocol.type === Type.REVOKE) return { waId, kind: 'deleted', body: '' };
  if (protocol.type !== Type.MESSAGE_EDIT) return null;
  const edited = readContent(protocol.editedMessage);
  return edited ? { waId, kind: edited.kind, body: edited.body } : null;
}

function readText(content: proto.IMessage): ReadContent | null {
  return (
    text(content.conversation) ??
    text(content.extendedTextMessage?.text) ??
    text(content.buttonsResponseMessage?.selectedDisplayText ?? content.buttonsResponseMessage?.selectedButtonId) ??
    text(content.listResponseMessage?.title ?? content.listResponseMessage?.singleSelectReply?.selectedRowId) ??
    text(content.templateButtonReplyMessage?.selectedDisplayText) ??
    text(content.interactiveResponseMessage?.body?.text ?? content.interactiveResponseMessage?.nativeFlowResponseMessage?.paramsJson)
  );
}

function readMedia(content: proto.IMessage): ReadContent | null {
  const { imageMessage, videoMessage, ptvMessage, audioMessage, documentMessage, stickerMessage } = content;
  // only the attachment itself is kept: context and previews are of no use later
  const keep = (part: proto.IMessage): Uint8Array => proto.Message.encode(part).finish();
  if (imageMessage) return media('image', imageMessage, keep({ imageMessage }));
  const video = videoMessage ?? ptvMessage;
  if (video) return media('video', video, keep({ videoMessage: video }));
  if (audioMessage) return media(audioMessage.ptt ? 'voice' : 'audio', audioMessage, keep({ audioMessage }));
  if (documentMessage) {
    const found = media('document', documentMessage, keep({ documentMessage }));
    return { ...found, body: found.body || documentMessage.fileName || '' };
  }
  return stickerMessage ? media('sticker', stickerMessage, keep({ stickerMessage })) : null;
}

interface Attachment {
  readonly caption?: string | null;
  readonly mimetype?: string | null;
  readonly seconds?: number | null;
}

function media(kind: MessageKind, part: Attachment, bytes: Uint8Array): ReadContent {
  const mimetype = part.mimetype ?? 'application/octet-stream';
  return { kind, body: part.caption ?? '', media: { mimetype, seconds: part.seconds ?? null }, proto: bytes };
}

function readLabel(content: proto.IMessage): ReadContent | null {
  const place = content.locationMessage ?? content.liveLocationMessage;
  if (place) {
    const named = content.locationMessage ? [content.locationMessage.name, content.locationMessage.address].filter(Boolean).join(', ') : '';
    return label('location', `Lokasi: ${named ? `${named} ` : ''}(${place.degreesLatitude ?? 0}, ${place.degreesLongitude ?? 0})`);
  }
  if (content.contactMessage) return label('contact', `Kontak: ${contactText(content.contactMessage)}`);
  if (content.contactsArrayMessage)
    return label('contact', `Kontak: ${(content.contactsArrayMessage.contacts ?? []).map(contactText).join('; ')}`);
  if (content.orderMessage) {
    const { itemCount, orderTitle, message } = content.orderMessage;
    return label('order', [`Pesanan katalog: ${itemCount ?? 0} barang`, orderTitle, message].filter(Boolean).join(' · '));
  }
  if (content.productMessage?.product) {
    const { title, description } = content.productMessage.product;
    return label('order', ['Produk katalog:', title, description].filter(Boolean).join(' '));
  }
  const poll = content.pollCreationMessage ?? content.pollCreationMessageV2 ?? content.pollCreationMessageV3;
  if (poll) return label('other', `Polling: ${poll.name ?? ''} (${(poll.options ?? []).map((option) => option.optionName).join(', ')})`);
  if (content.groupInviteMessage) return label('other', `Undangan grup: ${content.groupInviteMessage.groupName ?? ''}`);
  return null;
}

function contactText(contact: proto.Message.IContactMessage): string {
  const number = /waid=(\d+)/.exec(contact.vcard ?? '')?.[1];
  return [contact.displayName, number].filter(Boolean).join(' ');
}
