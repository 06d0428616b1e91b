import type { MessageKind } from '#contracts/values/statuses';

/**
 * Which messages of the shop's own phone the WhatsApp Business app wrote by itself. The protocol does not mark them (record 0135), so they are
 * recognised by when they come and by what they say.
 */

/** After a message of the lead, or of a linked device of ours, the app answers within these. WhatsApp's times are whole seconds. */
export const fastMs = 3_000;
/** A phone with a bad line sends the same text later; after these only a person writes. */
export const soonMs = 10_000;
/** Faster than anybody types on a phone. */
const typedPerSecond = 8;
/** Choosing a picture takes a person about as long as so many characters. */
const attachmentEffort = 20;
/** Shorter texts are what people answer with: they are never learnt, and presumed to be a person's. */
const leastLength = 20;
/** A text without any word of a greeting may be a person's quick reply up to this length. */
const leastLengthWithoutGreeting = 45;
/** The same text soon after messages in so many other chats was sent by no person. */
const chatsWithin = 2;

/** Words by which greeting and away messages say what they are. Only evidence beside the timing, never alone. */
const greetingWords =
  /selamat (datang|pagi|siang|sore|malam)|terima ?kasih (telah|sudah|atas)|ada yang (bisa|dapat)|jam (operasional|kerja|buka)|(di )?luar jam|akan (segera )?(kami )?(membalas|balas|merespon|respon)|(sedang|lagi) (tutup|tidak (tersedia|di tempat))|pesan otomatis|auto.?(reply|respon)|welcome|thank(s| you) for (contacting|your message|reaching)|how (can|may) (we|i) help|out of office|get back to you/iu;

export interface PhoneMessage {
  readonly kind: MessageKind;
  readonly body: string;
  /** Milliseconds since the last message of the lead or of a linked device in this chat, by WhatsApp's clock. */
  readonly sinceMs: number;
  /** Other chats in which the app sent this text fast. */
  readonly fastElsewhere: number;
  /** Other chats in which this text came soon after a message. */
  readonly soonElsewhere: number;
}

/** True when the app is presumed to have sent it. In doubt it was a person: the bot is then silent, as they expect. */
export function isAutomatic({ body, fastElsewhere, kind, sinceMs, soonElsewhere }: PhoneMessage): boolean {
  if (!canBeAutomatic(kind) || sinceMs > soonMs) return false;
  if (isLearnable(body) && (fastElsewhere > 0 || soonElsewhere >= chatsWithin)) return true;
  if (sinceMs > fastMs || !isPresentable(kind, body)) return false;
  const seconds = Math.max(0, Math.round(sinceMs / 1000));
  return effortOf(kind, body) > typedPerSecond * (seconds + 1);
}

/** Kinds that the app can send by itself. */
export function canBeAutomatic(kind: MessageKind): boolean {
  return kind === 'text' || kind === 'image' || kind === 'video' || kind === 'document';
}

/** True when the text is long enough to be told apart from what people write again and again. */
export function isLearnable(body: string): boolean {
  return normalText(body).length >= leastLength;
}

function isPresentable(kind: MessageKind, body: string): boolean {
  if (kind !== 'text' && body === '') return true;
  return greetingWords.test(body.slice(0, 2_000)) ? isLearnable(body) : normalText(body).length >= leastLengthWithoutGreeting;
}

function effortOf(kind: MessageKind, body: string): number {
  return normalText(body).length + (kind === 'text' ? 0 : attachmentEffort);
}

/** The same text in one form: the app fills in names and times of day nowhere, but phones differ in spaces and case. */
export function normalText(body: string): string {
  return body.slice(0, 4_096).normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}
