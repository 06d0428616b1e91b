import { namesRegionOf, placeNamesIn } from '../../facts/place-names.js';
import { isAsking } from '../general-words.js';
import { isAmong, type Measure } from '../measures.rules.js';
import { decisiveIn, decisiveWords, isClaim, isDenial, type Decisive } from '../places/decisive.rules.js';
import { isKept, isSame, isSameSense, isTimeAmong, saysClosed, type Line } from '../places/placed.rules.js';
import type { Segment } from '../places/segments.rules.js';
import { rootOf } from '../plain-words.rules.js';
import { isOwnNumber, isOwnPrice } from './own-numbers.rules.js';

/** A doubted sentence with its context. */
export interface Questioned {
  readonly sentence: string;
  /** The lead's last message. */
  readonly lead: string;
  /** The whole reply, because a limit may be in another of its sentences. */
  readonly reply: string;
  /** True for a word that occurs in the owner's texts. */
  readonly isKnown: (word: string) => boolean;
}

/** Minimum share of a sentence's distinctive words that a place must contain. */
const sharedMin = 0.5;
const yes =
  /^[^\p{L}]*(?:bisa|boleh|ada|iya|ya|betul|benar|tentu|masih|aman|siap|sudah|udah|dapat|dapet|ikut|gratis|tetap|bebas)(?!\p{L})/iu;
/** A name in the middle of a sentence. "Kak Budi" is a form of address for the lead. */
const name = /(?<=[\p{L}\d,] )(?<!(?:[Kk]ak|[Bb]u|[Pp]ak|[Mm]as|[Mm]bak|[Bb]ang|[Bb]un|[Tt]eh|[Bb]os) )\p{Lu}[\p{L}&]+/gu;
/** Forms of address that models write with a capital letter. */
const address = new Set(['kak', 'kakak', 'bu', 'ibu', 'pak', 'bapak', 'mas', 'mbak', 'bun', 'bunda', 'bang', 'teh', 'bos']);
/** Words of a promise. A promise that the place does not contain is the model's own. */
const promises =
  /(?<!\p{L})(?:(?:di)?jamin(?:an)?|pasti|selamanya|permanen|seumur hidup|resmi|asli|original|ori|halal|bpom|refund|garansi|asuransi|cod|tempo|cicil(?:an)?|nego|promo|cashback|voucher|bebas|tanpa|selalu|langsung|bonus|express|instan|ditunggu)(?!\p{L})/giu;
/** Other wordings of a promise that owners use. A promise that is not listed is compared by its first letters. */
const writtenAs: Readonly<Record<string, RegExp>> = {
  bonus: /bonus|gratis|free|dapat|dapet/iu,
  bebas: /bebas|boleh|bisa/iu,
  tanpa: /tanpa|tidak|tdk|gak|ga |nggak|ngga|non/iu,
  langsung: /langsung|lgsg|ditunggu|jam/iu,
  ditunggu: /tunggu/iu,
};
const promiseLetters = 5;
/** "Untuk rumah juga" adds another thing, which the place must name. */
const extendsIt = /(?<!\p{L})(?:juga|jg|pun)(?!\p{L})/iu;
const narrows = /(?<!\p{L})(?:cukup|hanya|cuma)(?!\p{L})/iu;
const narrowed =
  /(?<!\p{L})(?:cukup|hanya|cuma|saja|aja|khusus|min(?:imal)?|kecuali|doang|(?:tidak|ga|gak|nggak) (?:perlu|harus|usah))(?!\p{L})/iu;
/** "Parkir motor saja" excludes everything else. */
const onlyThis = /(?<!\p{L})(?:saja|aja|doang)(?!\p{L})/iu;

/**
 * True when no word or number contradicts the model's verdict that a place of the owner's texts says the sentence.
 * The result proves nothing by itself: it only rejects sentences that cannot be a paraphrase of the place.
 */
export function mayBeSaidBy(place: Line, { sentence, lead, reply, isKnown }: Questioned): boolean {
  const said = decisiveIn(sentence);
  const given = decisiveIn(place.text);
  const kept = decisiveIn(`${reply}\n${lead}`);
  const asked = decisiveWords(lead).filter((word) => !isAsking(word));
  // "Bisa kak" refers to everything that the lead names
  const named = yes.test(sentence) ? asked : [];
  return (
    hasNumbers(given, said) &&
    hasNames(place.text, named.length > 0 ? `${sentence}\n${lead}` : sentence) &&
    named.every((word) => given.words.has(word) || !isKnown(word)) &&
    isAbout(given, said, named) &&
    hasPromises(place, { sentence, said, kept }) &&
    (!extendsIt.test(sentence) || [...said.words].every((word) => given.words.has(word))) &&
    (!narrows.test(sentence) || narrowed.test(place.text)) &&
    !isOnlyPriced(place.segments, said) &&
    isOwnNumber(place.segments, sentence, said) &&
    isOwnPrice(place.segments, said) &&
    isSameCase(given, decisiveIn(lead), said) &&
    isSameSense({ text: sentence, wanted: said, isNegative: isDenial(sentence) }, place.text) &&
    isUnopposed(place.segments, { sentence, words: [...said.words, ...asked], kept })
  );
}

/**
 * The place has all amounts, numbers, times and days of the sentence. When the sentence has an amount, the
 * place has each of its words too.
 */
function hasNumbers(given: Decisive, said: Decisive): boolean {
  const digits = new Set([...given.labels, ...given.measures.flatMap((one) => one.digits)]);
  const hasMeasure = (one: Measure): boolean =>
    given.measures.some((other) => isSame(one, other)) || one.digits.every((digit) => given.labels.includes(digit));
  return (
    said.amounts.every((value) => given.amounts.includes(value)) &&
    (said.amounts.length === 0 || [...said.words].every((word) => given.words.has(word))) &&
    said.measures.every(hasMeasure) &&
    said.clocks.every((time) => isTimeAmong(time, given.clocks)) &&
    said.days.every((day) => given.days.includes(day)) &&
    said.labels.every((one) => digits.has(one))
  );
}

function hasNames(place: string, text: string): boolean {
  const line = place.toLowerCase();
  const isIn = (one: string): boolean => address.has(one.toLowerCase()) || line.includes(rootOf(one.toLowerCase()));
  return placeNamesIn(text).every((one) => line.includes(one) || namesRegionOf(line, one)) && (text.match(name) ?? []).every(isIn);
}

/** True when the owner's text has enough of the sentence's distinctive words, and each word that makes a claim. */
function isAbout(given: Decisive, said: Decisive, named: readonly string[]): boolean {
  const own = [...said.words];
  if (!own.filter(isClaim).every((word) => given.words.has(word))) return false;
  const words = [...new Set([...own, ...named])];
  if (words.length === 0) return said.amounts.length + said.measures.length + said.clocks.length + said.days.length > 0;
  const isShared = (of: readonly string[]): boolean => of.filter((word) => given.words.has(word)).length >= sharedMin * of.length;
  return isShared(own) && isShared(words) && words.some((word) => !isClaim(word) && given.words.has(word));
}

interface Stated {
  readonly sentence: string;
  readonly said: Decisive;
  readonly kept: Decisive;
}

/** True when the owner's line makes each promise of the sentence for the same thing: "servis besar 2 hari, ringan bisa ditunggu". */
function hasPromises({ text, segments }: Line, { sentence, said, kept }: Stated): boolean {
  return (sentence.toLowerCase().match(promises) ?? []).every((word) => {
    const letters = word.replace(/^di/, '').slice(0, promiseLetters);
    const has = (of: string): boolean => writtenAs[word]?.test(of) ?? of.toLowerCase().includes(letters);
    if (!has(text)) return false;
    const root = rootOf(word);
    const own = segments.filter((one) => has(one.text));
    const isOfIt = ({ words }: Segment): boolean => {
      const others = [...words].filter((one) => one !== root && !isClaim(one));
      return others.every((one) => kept.words.has(one)) || others.some((one) => said.words.has(one));
    };
    return own.length === 0 || own.some(isOfIt);
  });
}

/** True for a line that only gives prices. It proves nothing else about a thing. */
function isOnlyPriced(segments: readonly Segment[], said: Decisive): boolean {
  const own = segments.filter((one) => [...one.words].some((word) => said.words.has(word)));
  return said.amounts.length === 0 && own.length > 0 && own.every(({ amounts }) => amounts.length > 0);
}

/**
 * True when the place applies to the case that the lead names. "batal 3 hari sebelumnya" and "lebih dari 7 hari" are
 * different cases.
 */
function isSameCase(given: Decisive, lead: Decisive, said: Decisive): boolean {
  const isGiven = (one: Measure): boolean => {
    const of = given.measures.filter(({ unit }) => unit === one.unit);
    return of.length === 0 || isAmong(one, of) || said.measures.some((other) => isSame(one, other));
  };
  return lead.measures.every(isGiven) && (given.days.length === 0 || lead.days.every((day) => given.days.includes(day)));
}

interface Compared {
  readonly sentence: string;
  /** Words of the sentence and of the lead's question. */
  readonly words: readonly string[];
  readonly kept: Decisive;
}

/** The relevant pieces of the place grant or deny the same as the sentence, and the sentence keeps their limits. */
function isUnopposed(segments: readonly Segment[], { sentence, words, kept }: Compared): boolean {
  const about = new Set(words.filter((word) => !isClaim(word)));
  const isNamed = (one: Segment | undefined): boolean => one !== undefined && [...one.words].some((word) => about.has(word));
  const named = segments.filter((one, at) => isNamed(one) || ((one.isAside || one.limitsBefore) && isNamed(segments[at - 1])));
  const own = named.length === 0 ? segments : named;
  const denies = isDenial(sentence) || saysClosed(sentence);
  if (denies !== own.some((one) => one.isNegative || saysClosed(one.text))) return false;
  if (denies) return true;
  const isOnlyOther = (one: Segment): boolean =>
    onlyThis.test(one.text) && ![...one.words].every((word) => isClaim(word) || kept.words.has(word));
  return !own.some(isOnlyOther) && own.every(({ limits }) => isKept(limits, kept, placeNamesIn(sentence).length > 0));
}
