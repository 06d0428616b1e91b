import { cleanFileName } from '#contracts/values/base/file-name';
import { normalizeMessageContent, proto } from 'baileys';
import type { MessageKind } from '#contracts/values/statuses';
import { cartPart } from './carts.js';
import { labelOfContent } from './message-labels.js';
import { templateText } from './template-text.js';

export interface ReadContent {
  readonly kind: MessageKind;
  readonly body: string;
  readonly media: { readonly mimetype: string; readonly seconds: number | null; readonly name?: string } | null;
  /** The protocol's message where it is needed later, to fetch the attachment or to ask for the contents of a cart. */
  readonly proto: Uint8Array | null;
  /** `proto` is a cart whose contents can be asked for. */
  readonly cart?: true;
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

/** What a lead said, in our words (docs/protocols/whatsapp.md); null for what is no utterance (votes, key exchange) and for reactions (reactions.ts). */
export function readContent(message: proto.IMessage | null | undefined): ReadContent | null {
  const content = unwrap(message);
  if (!content) return null;
  const label = (): ReadContent | null => {
    const found = labelOfContent(content);
    const cart = cartPart(content);
    return found && { ...found, media: null, proto: cart, ...(cart && { cart: true as const }) };
  };
  return readText(content) ?? readMedia(content) ?? label();
}

/** Takes a message out of its wrappers; some of them Baileys does not know. */
function unwrap(message: proto.IMessage | null | undefined): proto.IMessage | undefined {
  const content = normalizeMessageContent(message ?? undefined);
  const inner = content?.lottieStickerMessage ?? content?.pollCreationMessageV4 ?? content?.questionMessage ?? content?.botForwardedMessage;
  return inner?.message ? normalizeMessageContent(inner.message) : content;
}

/** What a message answers; null for most. A quote within the quote is left out. */
export function readQuoted(message: proto.IMessage | null | undefined): QuotedContent | null {
  const content = unwrap(message);
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
    text(
      content.interactiveResponseMessage?.body?.text ?? formText(content.interactiveResponseMessage?.nativeFlowResponseMessage?.paramsJson),
    ) ??
    text(templateText(content))
  );
}

/** A longer form is not parsed: parsing it would stop the process for others. */
const formMaxChars = 65_536;

/** What was filled into a form, as lines; the form's own names of fields are all there is. */
function formText(json: string | null | undefined): string | null {
  if (!json) return null;
  if (json.length > formMaxChars) return 'Jawaban formulir.';
  try {
    const fields = Object.entries(JSON.parse(json) as object).filter(([name]) => !/token|version|^screen_/i.test(name));
    const lines = fields.map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`);
    return ['Jawaban formulir:', ...lines].join('\n');
  } catch {
    return 'Jawaban formulir.';
  }
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
    const fileName = documentMessage.fileName ? cleanFileName(documentMessage.fileName) : '';
    return { ...found, body: found.body || fileName, media: found.media && { ...found.media, ...(fileName && { name: fileName }) } };
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
