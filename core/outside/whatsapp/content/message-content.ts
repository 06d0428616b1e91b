import { cleanFileName } from '#contracts/values/base/file-name';
import { proto } from 'baileys';
import type { MessageKind } from '#contracts/values/statuses';
import { cartPart } from './carts.js';
import { labelOfContent } from './message-labels.js';
import { viewOnceText } from '../unseen-texts.js';
import { objectIn, templateMedia, templateText } from './template-text.js';
import { isViewOnce, unwrapped } from './wrappers.js';

export interface ReadContent {
  readonly kind: MessageKind;
  readonly body: string;
  readonly media: { readonly mimetype: string; readonly seconds: number | null; readonly name?: string } | null;
  /**
   * The encoded protocol message. It is stored when it is needed later, to fetch the attachment or to request the
   * contents of a cart.
   */
  readonly proto: Uint8Array | null;
  /** True when `proto` is a cart whose contents can be requested. */
  readonly cart?: true;
}

/** A quoted message: its content, and the address of its writer. */
export interface QuotedContent {
  readonly waId: string;
  readonly author: string | null;
  readonly kind: MessageKind;
  readonly body: string;
}

/** An edit of an earlier message: `body` is its new text. */
export interface ReadChange {
  readonly waId: string;
  /** `deleted` when the writer deleted the message. */
  readonly kind: MessageKind;
  readonly body: string;
}

const { Type } = proto.Message.ProtocolMessage;

const text = (body: string | null | undefined): ReadContent | null => (body ? { kind: 'text', body, media: null, proto: null } : null);

/**
 * The content of a lead's message, in our types (docs/protocols/whatsapp.md). Null for votes, key exchange and
 * reactions. reactions.ts parses reactions.
 */
export function readContent(message: proto.IMessage | null | undefined): ReadContent | null {
  const content = unwrapped(message);
  if (!content) return null;
  const label = (): ReadContent | null => {
    const found = labelOfContent(content);
    const cart = cartPart(content);
    return found && { ...found, media: null, proto: cart, ...(cart && { cart: true as const }) };
  };
  return readTemplate(content) ?? readText(content) ?? readMedia(content) ?? label() ?? emptyViewOnce(message, content);
}

/**
 * Content of a template with a picture, video or file above its text: the attachment, with the text as its caption.
 */
function readTemplate(content: proto.IMessage): ReadContent | null {
  const header = templateMedia(content);
  const found = header && readMedia(header);
  return found && { ...found, body: [found.body, templateText(content)].filter(Boolean).join('\n') };
}

/** Content of a view-once wrapper without a message inside. Linked devices may receive such a wrapper. */
function emptyViewOnce(message: proto.IMessage | null | undefined, content: proto.IMessage): ReadContent | null {
  const isEmpty = Object.keys(content).every((name) => name === 'messageContextInfo');
  return isEmpty && isViewOnce(message) ? { kind: 'other', body: viewOnceText, media: null, proto: null } : null;
}

/** The quoted message; null for most messages. A quotation inside the quoted message is left out. */
export function readQuoted(message: proto.IMessage | null | undefined): QuotedContent | null {
  const content = unwrapped(message);
  const parts = Object.values(content ?? {}) as ({ contextInfo?: proto.IContextInfo | null } | null | undefined)[];
  const context = parts.find((part) => part?.contextInfo?.stanzaId)?.contextInfo;
  const quoted = readContent(context?.quotedMessage);
  if (!context?.stanzaId || !quoted) return null;
  return { waId: context.stanzaId, author: context.participant ?? null, kind: quoted.kind, body: quoted.body };
}

/** The edit or deletion of an earlier message, else null. */
export function readChange(message: proto.IMessage | null | undefined): ReadChange | null {
  const protocol = unwrapped(message)?.protocolMessage;
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
    text(content.extendedTextMessage?.text || content.extendedTextMessage?.matchedText) ??
    text(choiceOf(content)) ??
    text(content.statusQuestionAnswerMessage?.text) ??
    text(templateText(content))
  );
}

/**
 * The choice in a menu or the input in a form: its text, else the id that the author of the menu gave to the choice.
 */
function choiceOf(content: proto.IMessage): string | null | undefined {
  const { buttonsResponseMessage, interactiveResponseMessage, listResponseMessage, templateButtonReplyMessage } = content;
  return (
    buttonsResponseMessage?.selectedDisplayText ||
    buttonsResponseMessage?.selectedButtonId ||
    [listResponseMessage?.title, listResponseMessage?.description].filter(Boolean).join('\n') ||
    listResponseMessage?.singleSelectReply?.selectedRowId ||
    templateButtonReplyMessage?.selectedDisplayText ||
    templateButtonReplyMessage?.selectedId ||
    (interactiveResponseMessage && filledIn(interactiveResponseMessage))
  );
}

/** The text beside a form that says only that the form was sent. */
const sentMark = /^sent$/i;

/**
 * The text of a person's choice or of a form that the person filled in. The phone shows a short text, and only the
 * form's data may have the content.
 */
function filledIn({ body, nativeFlowResponseMessage: form }: proto.Message.IInteractiveResponseMessage): string | null {
  const said = body?.text ?? '';
  const values = form?.paramsJson ? formText(form.paramsJson, said) : null;
  return [values && sentMark.test(said) ? null : said, values].filter(Boolean).join('\n') || null;
}

const unreadForm = 'Jawaban formulir.';
/** Fields that software needs and that the person did not write. */
const technical = /token|version|^screen_|^saved_address/i;
/** Maximum nesting depth of a form. An address is an object inside its form. */
const formDepthMax = 4;

/**
 * The values of a form, one per line, each with the form's own name of the field.
 * @param said the text beside the form; with such a text, the id of a choice adds nothing and is left out
 */
function formText(json: string, said: string): string | null {
  const form = objectIn(json);
  const lines = form ? fieldLines(form, formDepthMax).filter((line) => said === '' || !line.startsWith('id: ')) : [];
  if (lines.length > 0) return ['Jawaban formulir:', ...lines].join('\n');
  return form && said !== '' ? null : unreadForm;
}

function fieldLines(form: object, depth: number): string[] {
  return Object.entries(form).flatMap(([name, value]: [string, unknown]) => {
    if (technical.test(name) || value === null || value === '') return [];
    const isNested = typeof value === 'object' && !Array.isArray(value) && depth > 1;
    return isNested ? fieldLines(value, depth - 1) : [`${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`];
  });
}

function readMedia(content: proto.IMessage): ReadContent | null {
  const { imageMessage, videoMessage, ptvMessage, audioMessage, documentMessage, stickerMessage } = content;
  if (imageMessage) return media('image', imageMessage, kept({ imageMessage: fileOf(imageMessage) }));
  const video = videoMessage ?? ptvMessage;
  if (video) return media('video', video, kept({ videoMessage: fileOf(video) }));
  if (audioMessage) return media(audioMessage.ptt ? 'voice' : 'audio', audioMessage, kept({ audioMessage: fileOf(audioMessage) }));
  if (documentMessage) {
    const found = media('document', documentMessage, kept({ documentMessage: fileOf(documentMessage) }));
    const given = documentMessage.fileName || documentMessage.title;
    const fileName = given ? cleanFileName(given) : '';
    return { ...found, body: found.body || fileName, media: found.media && { ...found.media, ...(fileName && { name: fileName }) } };
  }
  return stickerMessage ? media('sticker', stickerMessage, kept({ stickerMessage: fileOf(stickerMessage) })) : null;
}

const kept = (part: proto.IMessage): Uint8Array => proto.Message.encode(part).finish();

/** The location of a file and the key to decrypt it. */
type FileParts = Pick<proto.Message.IImageMessage, 'directPath' | 'fileLength' | 'mediaKey' | 'mimetype' | 'url'>;

/** Maximum length of a stored address, type or key of a file. WhatsApp's addresses have some 400 characters. */
const filePartMaxLength = 4_096;

/**
 * The fields that are needed to fetch an attachment. The preview and the context are left out, because they may be
 * large and are not needed later.
 */
function fileOf({ directPath, fileLength, mediaKey, mimetype, url }: FileParts): FileParts {
  const short = <Part extends string | Uint8Array>(part: Part | null | undefined): Part | undefined =>
    part && part.length <= filePartMaxLength ? part : undefined;
  return { directPath: short(directPath), fileLength, mediaKey: short(mediaKey), mimetype: short(mimetype), url: short(url) };
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
