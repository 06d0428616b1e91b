import { storableText } from '#contracts/values/base/storable-text';
import { oneLine } from '#contracts/values/base/one-line';
import { cutText } from '#contracts/values/texts';
import type { MessageKind } from '#contracts/values/statuses';
import type { ConversationId } from '#contracts/values/ids';
import { cleanPersonName } from '#contracts/values/people/person-name';
import { normalizeUsername } from '#contracts/values/people/username';
import { labelOf } from './conversations.texts.js';
import type { InboundMessage, PersonAddress } from './conversations.types.js';

/** Maximum stored length of one message; WhatsApp's own limit is 65 536 characters. */
const bodyMaxChars = 65_536;
const nameMaxChars = 100;
/** Number of characters of a name that are processed; the rest of a longer name is never shown. */
const nameReadChars = 1_000;
const previewMaxChars = 120;
const previewReadChars = 1_000;
const waIdMaxChars = 128;
const clockToleranceMs = 60_000;

/**
 * Removes what cannot be stored, and cuts the text. Postgres cannot store NUL in a text, and one such message must
 * not fail a commit of many messages.
 */
export function cleanText(text: string, maxChars = bodyMaxChars): string {
  return cutText(storableText(text), maxChars);
}

/**
 * Limits the length of a WhatsApp id, because an index entry must not be unlimited. WhatsApp's own ids have some 20
 * characters.
 */
export function cleanWaId(waId: string): string {
  return cleanText(waId, waIdMaxChars);
}

/**
 * Replaces an impossible time (invalid, or in the future) by the present time, because lists and ages depend
 * on it.
 */
export function cleanMoment(at: Date, now: Date): Date {
  const ms = at.getTime();
  return Number.isFinite(ms) && ms > 0 && ms <= now.getTime() + clockToleranceMs ? at : now;
}

/** Cleans a name that a person chose, so that it cannot change how the text around it is displayed. */
export function cleanName(name: string | null): string {
  return cleanText(cleanPersonName(cutText(name ?? '', nameReadChars)), nameMaxChars).trim();
}

/** A username as reported by WhatsApp; null when it is not valid. */
export function cleanUsername(username: string | null | undefined): string | null {
  return normalizeUsername(username ?? '');
}

/**
 * A message on one line, for the contact list and the owner's queue. A lead's text must not change how the text
 * around it is displayed.
 */
export function previewOf(kind: MessageKind, body: string): string {
  const read = cutText(body.trimStart(), previewReadChars);
  return cutText(oneLine(labelOf(kind, read)), previewMaxChars);
}

/** Smileys that are typed with letters or digits. */
const smileys = /(?<![\p{L}\p{N}])(?:[:;=]-?[dpvosx3]|xd|t_t|\(y\)|<3)(?![\p{L}\p{N}])/giu;
/**
 * Characters with a meaning of their own: letters and digits (also in keycaps and signs) and question marks. The lead
 * chooses an option with "2", "🔟" or "🅰️", and asks with "?" or "❓".
 */
const saysSomething = /[\p{L}\p{N}?\uFF1F\u061F\u2047-\u2049\u2753\u2754\u{1F51F}\u{1F170}\u{1F171}\u{1F17E}\u{1F17F}\u{1F18E}]/u;
const emoji = /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]/u;

/**
 * True for a text that consists only of emoji, smileys and punctuation. A text of exclamation marks without an emoji
 * does not count, because it calls for an answer.
 */
function isSignAlone(text: string): boolean {
  const rest = text.replace(smileys, '');
  return text !== '' && !saysSomething.test(rest) && (!rest.includes('!') || emoji.test(rest));
}

/**
 * When a lead's message starts a new turn:
 * - `never`: a message of the owner, or a placeholder whose content has not arrived;
 * - `if-asked`: a sticker, an animated picture, or a text of signs alone. Such a message has a meaning only as the
 * answer to a question of the bot;
 * - `always`: any other message.
 */
export type OpensTurn = 'always' | 'if-asked' | 'never';

export function opensTurn(message: Pick<InboundMessage, 'body' | 'kind' | 'sender'> & Partial<Pick<InboundMessage, 'media'>>): OpensTurn {
  const { body, kind, media, sender } = message;
  if (sender !== 'lead' || kind === 'unreadable') return 'never';
  if (kind === 'sticker') return 'if-asked';
  const isSign = isSignAlone(body);
  return (kind === 'text' && isSign) || (media?.isGif === true && (body === '' || isSign)) ? 'if-asked' : 'always';
}

/**
 * Keeps one message per conversation and WhatsApp id, because one statement cannot write a row twice. A message with
 * content is kept instead of its placeholder, and a photo instead of its second upload. Otherwise the first message
 * is kept. A photo without a caption takes the caption of its second upload. The order of arrival is kept.
 */
export function withoutRepeats<Message extends InboundMessage & { readonly conversationId: ConversationId }>(
  messages: readonly Message[],
): Message[] {
  const byKey = new Map<string, Message>();
  for (const message of messages) {
    const key = `${message.conversationId} ${cleanWaId(message.waId)}`;
    const earlier = byKey.get(key);
    byKey.set(key, earlier ? betterOf(earlier, message) : message);
  }
  return [...byKey.values()];
}

function betterOf<Message extends InboundMessage>(earlier: Message, later: Message): Message {
  if (later.kind === 'unreadable') return earlier;
  if (earlier.kind === 'unreadable') return later;
  if (earlier.sender !== later.sender || earlier.again === later.again) return earlier;
  const [first, second] = later.again ? [earlier, later] : [later, earlier];
  return first.body === '' && first.kind === second.kind ? { ...first, body: second.body } : first;
}

/** The edit that counts for each message: its deletion if there is one, otherwise its latest edit. */
export function lastOfEach<Message extends InboundMessage & { readonly conversationId: ConversationId }>(
  edits: readonly Message[],
): Message[] {
  const byKey = new Map<string, Message>();
  for (const edit of edits) {
    const key = `${edit.conversationId} ${cleanWaId(edit.waId)}`;
    const other = byKey.get(key);
    if (!other || edit.kind === 'deleted' || (other.kind !== 'deleted' && !(edit.at < other.at))) byKey.set(key, edit);
  }
  return [...byKey.values()];
}

/** Removes labels that differ from an earlier one only in case. */
export function eachLabelOnce(labels: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const label of labels) if (!byKey.has(label.toLowerCase())) byKey.set(label.toLowerCase(), label);
  return [...byKey.values()];
}

/** Parses a contact's address in a route: digits, or `lid:<digits>` while only the privacy id is known. */
export function addressOfRoute(phoneNumber: string): PersonAddress | null {
  const lid = /^lid:(\d{5,20})$/.exec(phoneNumber)?.[1];
  if (lid) return { pn: null, lid };
  // number 0 is WhatsApp itself
  const pn = /^(0|\d{5,15})(?:@c\.us)?$/.exec(phoneNumber)?.[1];
  return pn ? { pn, lid: null } : null;
}

export function routeOfAddress(address: PersonAddress): string {
  return address.pn ?? `lid:${address.lid ?? ''}`;
}

/** Redis key for a lead's typing state. */
export function typingKey(conversationId: ConversationId): string {
  return `typing:${conversationId}`;
}

/** An owner's photo as stored with its message. The file itself is in the storage. */
export function photoMedia({ id, width, height }: { readonly id: string; readonly width: number; readonly height: number }): object {
  return { mimetype: 'image/jpeg', seconds: null, photo: id, width, height };
}
