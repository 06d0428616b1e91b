import { codeIn } from './code-signs.rules.js';
import { doseIn } from './doses.rules.js';
import { askedOutside, type Asked } from './requests.rules.js';
import { contentOf } from './strangeness.rules.js';

/** Tasks that a bot of a shop must not do. */
export type OffTopic = 'code' | 'dose' | 'essay' | 'request';

/** Minimum length of an essay in characters. A shop's answer that names none of the shop's things is shorter. */
const essayChars = 800;
const essayShare = 0.12;
/** Minimum number of different words of an essay. A text with fewer only repeats itself, unless it is very long. */
const essayWords = 40;
const veryLongChars = 2_000;
/**
 * Minimum length of a foreign text, which is shorter than an essay. It has no word and no number of the shop or of
 * the conversation.
 */
const foreignChars = 250;
const foreignWords = 20;
const indonesian = /(?<!\p{L})(?:yang|dan|dengan|untuk|pada|dari|adalah|dalam|oleh|karena)(?!\p{L})/giu;
const indonesianMin = 3;

/** Minimum number of words, apart from general ones, in an answer that carries out a request outside of the shop. */
const doneWords: Readonly<Record<Asked, number>> = { work: 1, advice: 2, instruction: 8 };
/** Maximum share of an answer's words that the shop's texts may have. */
const doneShare = 0.25;
const refuses =
  /(?<!\p{L})(?:maaf|mohon maaf|tidak (?:bisa|dapat|melayani|menjual|menyediakan|boleh)|belum (?:bisa|ada|tersedia)|(?:gak|nggak|ga) bisa|(?:kurang|tidak|gak|ga|nggak) (?:paham|tahu|tau|ngerti|mengerti)|(?:hanya|cuma) (?:bisa|melayani|membantu|bantu|menjual|paham|ngerti|tahu|tau)|di luar|tanyakan|ditanyakan|cek|dicek|teruskan|pastikan|sampaikan|sorry|cannot|can['’]t|unable)(?!\p{L})/iu;
/**
 * Maximum number of words, apart from general ones, in a refusal. After "Maaf, tapi ini puisinya", the number is
 * higher, because the poem follows.
 */
const refusalWords = 14;

/** Texts that an answer is compared with. */
export interface Talk {
  /** The owner's texts and results of tools. */
  readonly shop: string;
  /** The lead's messages, the last one last. */
  readonly lead: readonly string[];
  /** Earlier messages of the bot. */
  readonly ours: readonly string[];
}

/** The kind of task in an answer that has nothing to do with the shop; null for an ordinary answer. */
export function offTopicIn(reply: string, { shop, lead, ours }: Talk): OffTopic | null {
  const code = codeIn(reply);
  if (code !== null && !shop.includes(code)) return 'code';
  if (doseIn(reply, shop) !== null) return 'dose';
  if (doesWhatWasAsked(reply, lead.at(-1) ?? '', shop)) return 'request';
  if (isForeign(reply, [shop, ...lead, ...ours])) return 'essay';
  if (reply.length < essayChars) return null;
  const words = [...new Set(longWords(reply))];
  if (words.length < essayWords && reply.length < veryLongChars) return null;
  const known = new Set(longWords(shop));
  return words.filter((word) => known.has(word)).length < words.length * essayShare ? 'essay' : null;
}

/** True for an answer to a request outside the shop that says nothing about the shop and is not a refusal. */
function doesWhatWasAsked(reply: string, lead: string, shop: string): boolean {
  const asked = askedOutside(lead, shop);
  if (asked.length === 0 || isQuestion(reply)) return false;
  const { count, knownShare, hasKnownNumber } = contentOf(reply, [shop]);
  if (hasKnownNumber || knownShare > doneShare || (refuses.test(reply) && count <= refusalWords)) return false;
  return asked.some((kind) => count >= doneWords[kind]);
}

/** True for a long text in Indonesian without words of the shop and of the conversation. */
function isForeign(reply: string, texts: readonly string[]): boolean {
  if (reply.length < foreignChars || (reply.match(indonesian)?.length ?? 0) < indonesianMin) return false;
  const { count, knownShare, hasKnownNumber } = contentOf(reply, texts);
  return count >= foreignWords && knownShare === 0 && !hasKnownNumber;
}

function isQuestion(reply: string): boolean {
  return reply.trimEnd().endsWith('?') && !/[.!\n]/.test(reply.trim().slice(0, -1));
}

function longWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{5,30}/gu) ?? [];
}
