import { monthsIn } from '../../facts/durations.rules.js';
import { namesRegionOf, placeNamesIn } from '../../facts/place-names.js';
import { everyCase, gives, grantsByDenial, isSoonerThan } from '../carrier-words.js';
import { payerIn } from '../carriers.rules.js';
import { isClaim, type Decisive } from './decisive.rules.js';
import { free } from '../doubt-words.js';
import { isAmong, type Measure } from '../measures.rules.js';
import { rootOf } from '../plain-words.rules.js';
import { isOtherParty } from './parties.rules.js';
import { beginsWithLimit, type Segment } from './segments.rules.js';

/** A sentence of the owner, or a row that a tool found. */
export interface Line {
  readonly text: string;
  readonly segments: readonly Segment[];
  readonly words: ReadonlySet<string>;
  /**
   * True for one item of a list joined with the statement about the whole list. The owner did not write it
   * as a sentence.
   */
  readonly isSpread?: boolean;
}

/** A piece of the answer's sentence. */
export interface Piece {
  readonly text: string;
  readonly wanted: Decisive;
  readonly isNegative: boolean;
}

const windowMax = 6;
const late = /(?<!\p{L})(?:jam|pukul|siang|sore|malam)(?!\p{L})/iu;
const closed = /(?<!\p{L})(?:tutup|libur)(?:nya)?(?!\p{L})/iu;
const comesWith = /(?<!\p{L})(?:(?:sudah|udah|udh|sdh)[ ](?:sama|dengan|dgn)|termasuk|include)(?!\p{L})/iu;
const dayPart = /(?<!\p{L})(?:pagi|siang|sore|malam)(?!\p{L})/iu;
const bounds = /(?<!\p{L})(?:min(?:imal|imum)?|maks(?:imal)?|sampai|hingga)(?!\p{L})/iu;

/** A minimum of the answer and of the owner: "Minimal order 1" does not follow from "gratis 1 tiap 24". */
const least = /(?<!\p{L})min(?:imal|imum)?(?!\p{L})/iu;
const leastGiven = /(?<!\p{L})(?:min(?:imal|imum)?|mulai|paling sedikit|di ?atas|ke ?atas|lebih|up)(?!\p{L})|[>+≥]/iu;

/**
 * True when a text says that the shop is closed. The roots alone do not show that "tutup" and "libur" are the
 * opposite of "buka".
 */
export function saysClosed(text: string): boolean {
  return closed.test(text);
}

export function isSame(one: Measure, other: Measure): boolean {
  return isAmong(one, [other]) && isAmong(other, [one]);
}

export function isTimeAmong(time: readonly number[], others: readonly (readonly number[])[]): boolean {
  return others.some((other) => other.some((minutes) => time.includes(minutes)));
}

/**
 * True when consecutive pieces of the owner's sentence say the same as a piece of an answer.
 *
 * @param kept everything that the reply and the lead name. A limit of the owner may be repeated anywhere in it.
 */
export function isSaidIn(line: Line, piece: Piece, kept: Decisive): boolean {
  const { segments } = line;
  for (let from = 0; from < segments.length; from += 1)
    for (let to = from; to < Math.min(segments.length, from + windowMax); to += 1)
      if (isSaidAt(line, { from, to }, piece, kept)) return true;
  return false;
}

function isSaidAt({ text: whole, segments }: Line, { from, to }: { from: number; to: number }, piece: Piece, kept: Decisive): boolean {
  const { text, wanted, isNegative } = piece;
  const own = segments.slice(from, to + 1);
  const headings = segments.slice(0, from).filter((one) => one.isHeading);
  if (!hasNumbers([...headings, ...own], wanted, text)) return false;
  if (to > from && (dropsNumber(own, wanted) || !own.every((one, at) => isNamed(one, kept) || (at > 0 && isDescription(one)))))
    return false;
  if (own.some((one) => isOtherNumber(one, kept))) return false;
  // "bebek 50rb matic 65rb" cannot be separated by its words
  if (wanted.amounts.length > 0 && own.some(({ amounts }) => amounts.some((value) => !wanted.amounts.includes(value)))) return false;
  const regions = regionsIn(text, whole);
  const found = new Set([...own.flatMap(({ words }) => [...words]), ...regions]);
  const missing = [...wanted.words].filter((word) => !found.has(word));
  const heads = headsOf(segments, from, missing, { kept, isNegative });
  if (heads === null || (to > from && heads.length > 0 && wanted.amounts.length > 0)) return false;
  const all = [...heads, ...own];
  if (from > 0 && heads.some((one) => !one.isHeading) && !own.every((one) => isTold(one, { wanted, kept }))) return false;
  // A condition denies nothing.
  if (!beginsWithLimit(text) && isNegative !== all.some((one) => one.isNegative)) return false;
  if (!isSameSense(piece, all.map((one) => one.text).join(', ')) || !isAboutSame(segments, from, wanted, kept)) return false;
  const after = segments[to + 1];
  const limited = after?.limitsBefore ? [...all, after] : all;
  return isNegative || limited.every(({ limits }) => isKept(limits, kept, regions.length > 0));
}

/**
 * True when a number of the owner applies to another case: "3-6 hari kembali setengah" does not apply to a lead who
 * cancels 2 days before.
 */
function isOtherNumber({ measures }: Segment, kept: Decisive): boolean {
  return measures.some(({ unit }) => {
    const named = kept.measures.filter((one) => one.unit === unit);
    return named.length > 0 && !named.some((one) => isAmong(one, measures));
  });
}

/** True for a piece in parentheses that only describes a thing, such as "(vinyl)" between a thing and its price. */
function isDescription({ isAside, isNegative, amounts, measures, clocks, days, limits }: Segment): boolean {
  return isAside && !isNegative && amounts.length + measures.length + clocks.length + days.length + limits.length === 0;
}

function isNamed({ words }: Segment, kept: Decisive): boolean {
  return [...words].every((word) => kept.words.has(word) || isClaim(word));
}

/** Places in a piece that the owner names only by their region: "Bekasi" is in "Jabodetabek". */
function regionsIn(text: string, whole: string): string[] {
  const line = whole.toLowerCase();
  return placeNamesIn(text)
    .filter((place) => namesRegionOf(line, place))
    .map(rootOf);
}

/**
 * True when both texts agree on words whose roots are ignored: "semua", "besok", "tanpa syarat", a part of the day,
 * words for "closed", and who pays.
 */
export function isSameSense({ text, wanted, isNegative }: Piece, said: string): boolean {
  if (everyCase.test(text) && !everyCase.test(said)) return false;
  if (isSoonerThan(text, said) || isOtherParty(text, said) || (least.test(text) && /\d/.test(text) && !leastGiven.test(said))) return false;
  if (grantsByDenial.test(text) && !grantsByDenial.test(said) && !free.test(said)) return false;
  if (monthsIn(text).some((month) => !monthsIn(said).includes(month))) return false;
  const part = wanted.clocks.length === 0 ? dayPart.exec(text)?.[0] : undefined;
  if (part !== undefined && !said.toLowerCase().includes(part.toLowerCase())) return false;
  if (closed.test(said) && !closed.test(text)) return false;
  // "tutup jam 17" follows from the hours
  if (!isNegative && wanted.clocks.length === 0 && closed.test(text) && !closed.test(said)) return false;
  if (!isNegative && comesWith.test(text) && !gives.test(said) && !comesWith.test(said)) return false;
  return payerIn(text) === null || payerIn(text) === payerIn(said);
}

/**
 * True when an answer names what distinguishes a price of the owner from the price before it: in "Mug 30rb, 12 pcs
 * 25rb", the answer about 25rb must name the 12 pcs.
 */
function isTold(
  { measures, labels, words, amounts, clocks, days }: Segment,
  { wanted, kept }: { readonly wanted: Decisive; readonly kept: Decisive },
): boolean {
  const isBareAmount = amounts.length > 0 && words.size + measures.length + labels.length + clocks.length + days.length === 0;
  return (
    !(isBareAmount && wanted.amounts.length > 0) &&
    measures.every((one) => kept.measures.some((other) => isSame(one, other))) &&
    labels.every((one) => kept.labels.includes(one))
  );
}

/**
 * The pieces before a piece that name its subject. Null when words are missing, or when a piece in between names
 * another thing.
 */
function headsOf(
  segments: readonly Segment[],
  from: number,
  missing: readonly string[],
  { kept, isNegative }: { readonly kept: Decisive; readonly isNegative: boolean },
): readonly Segment[] | null {
  if (missing.length === 0) return [];
  const left = new Set(missing);
  const heads: Segment[] = [];
  const take = (segment: Segment): void => {
    const found = [...left].filter((word) => segment.words.has(word));
    for (const word of found) left.delete(word);
    if (found.length > 0) heads.push(segment);
  };
  for (const one of segments.slice(0, from)) if (one.isHeading) take(one);
  if (left.size === 0) return heads;
  if (!isNamed(segments[from]!, kept)) return null;
  for (let at = from - 1; at >= 0; at -= 1) {
    const segment = segments[at]!;
    if (segment.isHeading || (segment.isAside && !segments[from]!.isAside)) continue;
    // The first words of a piece are its subject, and the rest is a statement about it.
    const [subject] = segment.words;
    const isOfOther = subject !== undefined && !kept.words.has(subject) && !isClaim(subject) && !isNegative;
    if (isOfOther && [...left].some((word) => segment.words.has(word))) return null;
    take(segment);
    if (left.size === 0) return heads;
    if (!isNamed(segment, kept)) return null;
  }
  return null;
}

/**
 * The first words of the owner's sentence are its subject. A later piece applies only when that subject is
 * named.
 */
function isAboutSame(segments: readonly Segment[], from: number, wanted: Decisive, kept: Decisive): boolean {
  if (from === 0 || [...wanted.words].some((word) => !isClaim(word) && segments[from]!.words.has(word))) return true;
  for (let at = from - 1; at >= 0; at -= 1) {
    const subject = [...segments[at]!.words].filter((word) => !isClaim(word));
    if (subject.length > 0) return subject.some((word) => kept.words.has(word));
  }
  return true;
}

/** True when one of the things of the limit is named. */
export function isKept(limits: readonly Decisive[], kept: Decisive, isInRegion: boolean): boolean {
  return (
    limits.length === 0 ||
    limits.some(
      (limit) =>
        (isInRegion || [...limit.words].every((word) => kept.words.has(word))) &&
        limit.measures.every((one) => isAmong(one, kept.measures) || kept.measures.some((other) => isAmong(other, [one]))) &&
        limit.amounts.every((value) => kept.amounts.includes(value)) &&
        limit.days.every((day) => kept.days.includes(day)) &&
        limit.labels.every((one) => kept.labels.includes(one) || kept.measures.some(({ digits }) => digits.includes(one))),
    )
  );
}

function hasNumbers(own: readonly Segment[], wanted: Decisive, text: string): boolean {
  const amounts = own.flatMap((one) => one.amounts);
  const measures = own.flatMap((one) => one.measures);
  const clocks = own.flatMap((one) => one.clocks);
  const days = own.flatMap((one) => one.days);
  const labels = own.flatMap((one) => one.labels);
  const digits = bounds.test(text) ? [...labels, ...measures.flatMap((one) => one.digits)] : labels;
  const isLate = late.test(text);
  return (
    wanted.amounts.every((value) => amounts.includes(value)) &&
    wanted.measures.every((one) => isAmong(one, measures) || isCountOf(one, own)) &&
    wanted.clocks.every((time) => isTimeAmong(time, clocks)) &&
    wanted.days.every((day) => days.includes(day)) &&
    wanted.labels.every(
      (one) => countOf(one, wanted.labels) <= countOf(one, digits) || (isLate && labels.includes(String(Number(one) + 12))),
    )
  );
}

/** True when a piece has the unit and the number as separate words: "Kamar A 2" means two of room A. */
function isCountOf({ unit, digits }: Measure, own: readonly Segment[]): boolean {
  return own.some(({ text, labels }) => text.includes(unit) && digits.every((digit) => labels.includes(digit)));
}

/** How often a number occurs: "Beli 1 gratis 1" contains the number 1 twice. */
function countOf(one: string, among: readonly string[]): number {
  return among.filter((other) => other === one).length;
}

/**
 * True when an answer leaves out a number of a place with several pieces. The number may belong to the named thing.
 */
function dropsNumber(own: readonly Segment[], wanted: Decisive): boolean {
  const units = new Set(wanted.measures.map(({ unit }) => unit));
  return own.some(
    (one) =>
      (wanted.amounts.length > 0 && one.amounts.some((value) => !wanted.amounts.includes(value))) ||
      one.measures.some((measure) => units.has(measure.unit) && !isAmong(measure, wanted.measures)) ||
      (wanted.labels.length > 0 && one.labels.some((label) => !wanted.labels.includes(label))) ||
      (wanted.clocks.length > 0 && !one.clocks.every((time) => isTimeAmong(time, wanted.clocks))) ||
      (wanted.days.length > 0 && one.days.some((day) => !wanted.days.includes(day))),
  );
}
