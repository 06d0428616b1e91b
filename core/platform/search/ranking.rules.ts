import { sizesNextTo } from './same-words.js';
import { isChatWord, termsOf, termsOfRow } from './terms.rules.js';

/** A row to be ranked. */
export interface Searched {
  /** Texts, and the weight of a term in them. */
  readonly fields: readonly (readonly [text: string, weight: number])[];
}

export interface Ranked<Row> {
  /** Best first. */
  readonly rows: readonly Row[];
  /** Number of all rows that match, shown or not. */
  readonly total: number;
  /** True for a longer query of which no row contains enough: it is about something else. */
  readonly isElsewhere: boolean;
}

/** Saturation of repeated terms and share of the length, as in BM25. */
const k1 = 1.2;
const b = 0.5;
/** Weight of a term that is only the beginning of a word, or similar to one. */
const prefixShare = 0.7;
const typoShare = 0.6;
/** Weight of the size next to the wanted one. */
const sizeShare = 0.5;
/** Rows below this share of the best score only match words that nearly all rows have. */
const leastShare = 0.2;
const queryTermsMax = 24;
/** A query with at most this number of terms may match by any one of them. */
const freeTerms = 3;
/**
 * Minimum share of the terms of a longer query that a row has to contain. The terms count alike: the rows are those that
 * Postgres found, so a word's rarity among them says nothing about the list.
 */
const leastCovered = 0.15;
/** Minimum length of a term that is tried as a misspelt word: shorter words are too similar to each other ("maju", "madu"). */
const typoChars = 5;
/** A word may be this many times as long as its beginning: "promosi" begins with "promo"; "kastengel" does not count as beginning with "kas". */
const beginningShare = 1.6;
/**
 * Maximum number of terms that are read of all rows, and of words that are compared letter by letter. 2,000 products have
 * about 60,000 terms. An owner may fill a list with five million characters, and all bots of the process would wait for a search.
 */
const rowTermsMax = 75_000;
const comparisonsMax = 20_000;

/**
 * Ranks rows by the terms of a query, so that a rare term outweighs common ones (BM25 over weighted fields). A term that
 * no row contains is tried as the beginning of a word, then as a misspelt word. A row that contains only a small part of a
 * longer query does not match: of a sentence about something else, any word may be in some row. Linear in the rows; of a list
 * that is far larger than any shop's, only a part is read.
 */
export function ranked<Row extends Searched>(rows: readonly Row[], query: string, limit: number): Ranked<Row> {
  const wanted = [...new Set(termsOf(query))].slice(0, queryTermsMax);
  if (wanted.length === 0) return { rows: [], total: 0, isElsewhere: false };
  const index = new Index(rows);
  const meanings = wanted.map((term) => index.meaningsOf(term));
  const postings = index.postingsOf(new Set(meanings.flat().map(([word]) => word)));
  const scores = new Float64Array(rows.length);
  const covered = new Float64Array(rows.length);
  for (const one of meanings) {
    for (const [word, share] of one) addScores(index, postings.get(word)!, share, scores);
    cover(postings, one, covered);
  }
  const isLong = wanted.length > freeTerms;
  if (isLong) for (const at of scores.keys()) if (covered[at]! < leastCovered * wanted.length) scores[at] = 0;
  const best = scores.reduce((one, other) => Math.max(one, other), 0);
  const found = rows.flatMap((row, at) => (scores[at]! > 0 && scores[at]! >= best * leastShare ? [{ row, at, score: scores[at]! }] : []));
  found.sort((one, other) => other.score - one.score || one.at - other.at);
  return { rows: found.slice(0, limit).map(({ row }) => row), total: found.length, isElsewhere: isLong && found.length === 0 };
}

/**
 * True when a word of the text may be meant by the name, although the ranking does not recognise it: it is written as one
 * word there ("sabunmuka"), or misspelt behind the same first letter. So "paket" is no "jaket".
 */
export function mayMean(text: string, name: string): boolean {
  const terms = termsOfRow(name);
  const letters = terms.join('');
  return termsOf(text).some(
    (term) =>
      term.length >= 3 &&
      !isChatWord(term) &&
      (letters.includes(term) || terms.some((one) => one[0] === term[0] && isNear(one, term, term.length >= typoChars ? 2 : 1))),
  );
}

/** Weighted count of a term by row. */
type Posting = ReadonlyMap<number, number>;
/** The words of the rows that a term of the query matches, and the weight of each. */
type Meanings = readonly (readonly [word: string, share: number])[];

/** The terms of all rows. */
class Index {
  readonly lengths: Float64Array;
  readonly meanLength: number;
  private readonly read: { readonly at: number; readonly terms: readonly string[]; readonly weight: number }[] = [];
  private readonly words = new Set<string>();
  /** Words without digits, by their first letter. */
  private byLetter: ReadonlyMap<string, readonly string[]> | undefined;
  private comparisonsLeft = comparisonsMax;

  constructor(rows: readonly Searched[]) {
    this.lengths = new Float64Array(rows.length);
    this.readAll(rows);
    this.meanLength = this.lengths.reduce((sum, one) => sum + one, 0) / (rows.length || 1) || 1;
  }

  /** Reads the first field of all rows, then the second. So of a list with too many terms, each row is known by its name. */
  private readAll(rows: readonly Searched[]): void {
    let left = rowTermsMax;
    for (let field = 0, more = true; more; field += 1) {
      more = false;
      for (const [at, { fields }] of rows.entries()) {
        const one = fields[field];
        if (!one) continue;
        if (left <= 0) return;
        more = true;
        left -= this.add(at, one);
      }
    }
  }

  private add(at: number, [text, weight]: readonly [text: string, weight: number]): number {
    const terms = termsOfRow(text);
    this.read.push({ at, terms, weight });
    this.lengths[at]! += weight * terms.length;
    for (const term of terms) this.words.add(term);
    return terms.length;
  }

  postingsOf(wanted: ReadonlySet<string>): ReadonlyMap<string, Posting> {
    const postings = new Map<string, Map<number, number>>([...wanted].map((word) => [word, new Map()]));
    for (const { at, terms, weight } of this.read) {
      for (const term of terms) {
        const row = postings.get(term);
        row?.set(at, (row.get(at) ?? 0) + weight);
      }
    }
    return postings;
  }

  meaningsOf(term: string): Meanings {
    const next = sizesNextTo(term).filter((size) => this.words.has(size));
    if (this.words.has(term) || next.length > 0)
      return [...(this.words.has(term) ? [[term, 1] as const] : []), ...next.map((size) => [size, sizeShare] as const)];
    // "wajan 24" and "24cm": people leave the unit out
    if (/^\d+(?:\.\d+)?$/.test(term)) {
      const [large, small] = [Number(term) / 1_000, Number(term) * 1_000].map(String);
      const isMeant = (word: string): boolean => isWithUnit(word, term) || isOf(word, small!, 'g', 'ml') || isOf(word, large!, 'kg', 'l');
      return [...this.words].filter(isMeant).map((word) => [word, prefixShare]);
    }
    if (/\d/.test(term) || term.length < 3 || isChatWord(term)) return [];
    // people rarely mistype the first letter
    const words = this.beginningWith(term[0]!);
    const begun = words.filter((word) => isBeginning(term, word) || (word.length >= 4 && isBeginning(word, term)));
    if (begun.length > 0) return begun.map((word) => [word, prefixShare]);
    const allowed = term.length >= 8 ? 2 : term.length >= typoChars ? 1 : 0;
    const near = allowed === 0 ? [] : words.filter((word) => this.isNear(term, word, allowed));
    return near.map((word) => [word, typoShare]);
  }

  private beginningWith(letter: string): readonly string[] {
    this.byLetter ??= Map.groupBy(
      [...this.words].filter((word) => !/\d/.test(word)),
      (word) => word[0]!,
    );
    return this.byLetter.get(letter) ?? [];
  }

  /** Words beyond the limit of comparisons are not near. */
  private isNear(term: string, word: string, allowed: number): boolean {
    if (Math.abs(term.length - word.length) > allowed || this.comparisonsLeft === 0) return false;
    this.comparisonsLeft -= 1;
    return isNear(term, word, allowed);
  }
}

/** "24cm" and "24x30" for "24", "xl26" for "26". */
function isWithUnit(word: string, number: string): boolean {
  if (word.startsWith(number)) return /^(?:[a-z]+|x\d+)$/.test(word.slice(number.length));
  return word.endsWith(number) && /^[a-z]{1,4}$/.test(word.slice(0, -number.length));
}

function isOf(word: string, number: string, ...units: readonly string[]): boolean {
  return units.some((unit) => word === `${number}${unit}`);
}

function isBeginning(part: string, word: string): boolean {
  return part.length * beginningShare >= word.length && word.startsWith(part);
}

function addScores({ lengths, meanLength }: Index, posting: Posting, share: number, scores: Float64Array): void {
  const rarity = rarityOf(posting.size, scores.length);
  for (const [at, count] of posting) {
    const length = 1 - b + (b * lengths[at]!) / meanLength;
    scores[at]! += share * rarity * ((count * (k1 + 1)) / (count + k1 * length));
  }
}

/** Records for each row how well it contains a term: 1 for the word itself. */
function cover(postings: ReadonlyMap<string, Posting>, meanings: Meanings, covered: Float64Array): void {
  const best = new Map<number, number>();
  for (const [word, share] of meanings) for (const at of postings.get(word)!.keys()) best.set(at, Math.max(best.get(at) ?? 0, share));
  for (const [at, share] of best) covered[at]! += share;
}

/** The weight of a word that `having` of `all` rows contain, as in BM25. */
function rarityOf(having: number, all: number): number {
  return Math.log(1 + (all - having + 0.5) / (having + 0.5));
}

const lettersMax = 48;
const [upper, lower] = [new Uint8Array(lettersMax), new Uint8Array(lettersMax)];

/** True when at most `allowed` letters differ. Two swapped letters count as two. Only lengths and letters that may still differ are compared. */
function isNear(one: string, other: string, allowed: number): boolean {
  if (Math.abs(one.length - other.length) > allowed || Math.max(one.length, other.length) >= lettersMax) return false;
  let [row, next] = [upper, lower];
  for (let j = 0; j <= other.length; j += 1) row[j] = j;
  for (let i = 1; i <= one.length; i += 1) {
    const [from, to] = [Math.max(1, i - allowed), Math.min(other.length, i + allowed)];
    next.fill(allowed + 1);
    next[0] = i;
    let least = from === 1 ? i : allowed + 1;
    for (let j = from; j <= to; j += 1) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one.charCodeAt(i - 1) === other.charCodeAt(j - 1) ? 0 : 1));
      least = Math.min(least, next[j]!);
    }
    if (least > allowed) return false;
    [row, next] = [next, row];
  }
  return row[other.length]! <= allowed;
}
