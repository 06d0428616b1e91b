import { normalizeText } from '#contracts/values/base/normalize-text';
import type { MessageKind } from '#contracts/values/statuses';

/**
 * Detects which messages from the shop's phone were sent automatically by the WhatsApp Business app. The
 * protocol does not mark them (record 0135), so they are recognised by timing and content.
 */

/**
 * The app answers within this time after a message of the lead, or of one of our linked devices. WhatsApp's
 * times are whole seconds.
 */
export const fastMs = 3_000;
/**
 * A phone with a bad connection sends the app's text within this time. Later, the sender is a person, unless the text
 * is known to come from the app (see `lateMs`).
 */
export const soonMs = 10_000;
/**
 * A phone that sleeps or has no network may send the app's away message even after `soonMs`. Such a text counts as
 * automatic only when it was also sent within `fastMs` in two other chats.
 */
const lateMs = 120_000;
/** Characters per second. Nobody types this fast on a phone. */
const typedPerSecond = 8;
/** Choosing a picture takes a person about as long as typing this many characters. */
const attachmentEffort = 20;
/** Shorter texts are typical human answers. They are never learnt, and are assumed to be written by a person. */
const leastLength = 20;
/** A text without greeting words may be a person's quick reply up to this length. */
const leastLengthWithoutGreeting = 45;
/** A text that came soon after messages in this many other chats was sent automatically. */
const chatsWithin = 2;

/** Typical words of greeting and away messages. Used only together with the timing, never alone. */
const greetingWords = [
  /assalamu.?alaikum|sugeng (rawuh|enjing|siang|sonten|dalu)|matur nuwun|wilujeng|hatur nuhun|(selamat|met) (datang|pagi|siang|sore|malam)|ada (yang|yg) (bisa|dapat|bs)/iu,
  /terima ?kasih (telah|sudah|atas)/iu,
  /(terima ?kasih|tr?ima ?kasih|makasih?|trims|thanks|su[uw]un)( (ya|kak|banyak))? (telah|sudah|udah|udh|atas|sampun) (nge)?(chat|men?ghubungi|hubungi|kontak|mampir|berkunjung|pesan)/iu,
  /jam (operasional|kerja|buka)|(di )?luar jam|(buka|tutup) (jam|pukul|pkl)|kami (sudah|udah|telah) tutup/iu,
  /(sedang|lagi) (tutup|libur|istirahat|offline|off|sibuk|tidak (tersedia|di tempat))/iu,
  /akan (segera )?(kami )?(membalas|balas|dibalas|merespon|respon|direspon)|sesuai antrian|balas (besok|nanti|secepat)/iu,
  /mohon (di)?tunggu|mohon (bersabar|menunggu)|(tinggalkan|tulis(kan)?) pesan|pesan (anda|kamu|kakak|kk) (sudah|telah) (kami )?(di)?terima|langsung (saja )?order/iu,
  /(fast|slow) res|pesan otomatis|auto.?(reply|respon)/iu,
  /welcome|thank(s| you) for (contacting|your message|reaching)|how (can|may) (we|i) help|out of office|get back to you|will (reply|respond)|as soon as possible|(currently|we are|we're) (closed|away|unavailable)|be (right )?with you/iu,
  /欢迎|歡迎|您好|感谢您|感謝您|尽快|盡快|稍后|稍後|营业|營業/u,
];

export interface PhoneMessage {
  readonly kind: MessageKind;
  readonly body: string;
  /**
   * Milliseconds since this chat became active again: since the first message after an hour without messages.
   * Infinity when unknown.
   */
  readonly sinceMs: number;
  /** Milliseconds since the first message after an hour without any in this chat; `Infinity` when unknown. */
  readonly openMs: number;
  /** Number of other chats in which the app sent this text within `fastMs`. */
  readonly fastElsewhere: number;
  /** Number of other chats in which this text came within `soonMs` after a message. */
  readonly soonElsewhere: number;
}

/** True when the app is assumed to be the sender. In doubt the sender is a person, and the bot does not answer. */
export function isAutomatic({ body, fastElsewhere, kind, openMs, sinceMs, soonElsewhere }: PhoneMessage): boolean {
  if (!canBeAutomatic(kind) || sinceMs > lateMs) return false;
  if (isLearnable(body) && fastElsewhere >= chatsWithin) return true;
  if (sinceMs > soonMs) return false;
  if (isLearnable(body) && (fastElsewhere > 0 || soonElsewhere >= chatsWithin)) return true;
  // the chat was idle before, so a person would have started to type only now
  if (openMs <= fastMs && isGreeting(body)) return true;
  if (sinceMs > fastMs || !isPresentable(kind, body)) return false;
  const seconds = Math.max(0, Math.round(sinceMs / 1000));
  return effortOf(kind, body) > typedPerSecond * (seconds + 1);
}

/** Kinds that the app can send by itself. */
export function canBeAutomatic(kind: MessageKind): boolean {
  return kind === 'text' || kind === 'image' || kind === 'video' || kind === 'document';
}

/** True when the text is long enough to be distinguished from common phrases. */
export function isLearnable(body: string): boolean {
  return writtenLength(body) >= leastLength;
}

function isPresentable(kind: MessageKind, body: string): boolean {
  return (kind !== 'text' && body === '') || isGreeting(body) || writtenLength(body) >= leastLengthWithoutGreeting;
}

/** True for a text with words of greeting or away messages that is longer than a quick answer of a person. */
function isGreeting(body: string): boolean {
  const read = body.slice(0, 2_000);
  return isLearnable(body) && greetingWords.some((words) => words.test(read));
}

function effortOf(kind: MessageKind, body: string): number {
  return writtenLength(body) + (kind === 'text' ? 0 : attachmentEffort);
}

/** Scripts in which a character takes two keys or more to type. */
const denseLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Length of a text by the effort to type it, in letters. */
function writtenLength(body: string): number {
  const text = normalText(body);
  return text.length + (text.match(denseLetters)?.length ?? 0);
}

/**
 * Matches the name within a sentence of thanks: "budi" in "terima kasih budi telah menghubungi", "ani" in "thanks ani
 * for contacting".
 */
const thanks =
  /(?<=terima ?kasih |makasih |thanks |thank you )(?!telah |sudah |atas |karena |for )[\p{L}.'’-]{1,30}(?: [\p{L}.'’-]{1,30})?(?= (?:telah|sudah|atas|karena|for) ) /u;
/** Matches the first words of a salutation, up to the name, such as "halo kak" or "selamat pagi ibu". */
const salutation =
  /^(halo|hallo|hai|hi|hello|hey|dear|(?:kepada )?yth\.?|assalamu'?alaikum|selamat (?:pagi|siang|sore|malam|datang))(?:[ ,]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)+/u;
/** Words and characters that end the name in a salutation. */
const nameEnd = /[,!:\n]| \p{Extended_Pictographic}/u;
const nameWord = /^[\p{L}\p{M}.'’-]{1,30}$/u;
const longestName = { words: 4, characters: 120 };

/**
 * Removes the name from a salutation: "halo kak budi santoso" becomes "halo", because a tool inserts the lead's name
 * there. A text without a name of at most four words before a punctuation mark stays unchanged.
 */
function withoutName(text: string): string {
  const [start, greeting] = salutation.exec(text) ?? [];
  if (start === undefined || greeting === undefined) return text;
  const rest = text.slice(start.length);
  const end = rest.slice(0, longestName.characters + 2).search(nameEnd);
  if (end < 1) return text;
  const words = rest.slice(0, end).trimEnd().split(' ');
  if (words.length > longestName.words || !words.every((word) => nameWord.test(word))) return text;
  return greeting + rest.slice(end);
}

/**
 * The part of a text that is compared with other chats: everything except the name and the time of day that a tool puts
 * into its greeting.
 */
export function comparedText(body: string): string {
  // a tool writes the name in bold or italics
  const plain = normalText(body).replace(/[*_~]/gu, '').trim();
  return withoutName(plain.replace(thanks, '')).replace(/^selamat (?:pagi|siang|sore|malam)/u, 'selamat');
}

/** Normal form of a text: phones differ in spaces and case. */
export function normalText(body: string): string {
  return normalizeText(body.slice(0, 4_096), 'NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}
