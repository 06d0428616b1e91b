import { sizesNextTo } from './same-words.js';
import { isChatWord, termsOf, termsOfRow } from './terms.rules.js';

/** A row that can be ranked. */
export interface Searched {
  /** The row's texts, each with the weight of a term in it. */
  readonly fields: readonly (readonly [text: string, weight: number])[];
}

export interface Ranked<Row> {
  /** The best matches, best first. */
  readonly rows: readonly Row[];
  /** Number of all rows that match, shown or not. */
  readonly total: number;
  /**
   * True when the query is longer and no row contains enough of its terms. The query is then about something else.
   */
  readonly isElsewhere: boolean;
}

/** Parameters of BM25: saturation of repeated terms (`k1`), and influence of a row's length (`b`). */
const k1 = 1.2;
const b = 0.5;
/** Weight of a term that only matches the beginning of a word (`prefixShare`), or a similar word (`typoShare`). */
const prefixShare = 0.7;
const typoShare = 0.6;
/** Weight of the next size up or down from the wanted size. */
const sizeShare = 0.5;
/** Minimum score of a row, as a share of the best score. Rows below it match only words that nearly all rows have. */
const leastShare = 0.2;
const queryTermsMax = 24;
/** Maximum number of terms in a query of which a single matching term is enough. */
const freeTerms = 3;
/**
 * Minimum share of the terms of a longer query that a row must contain. All terms count alike. The rows are those
 * that Postgres found, so a word's rarity among them shows nothing about the whole list.
 */
const leastCovered = 0.15;
/** Minimum length of a term that is tried as a misspelt word: shorter words are too similar to each other ("maju", "madu"). */
const typoChars = 5;
/**
 * Maximum length of a word, as a multiple of the length of its beginning. "promosi" begins with "promo". "kastengel"
 * is too long to count as beginning with "kas".
 */
const beginningShare = 1.6;
/**
 * Maximum number of terms of all rows that are processed (`rowTermsMax`), and of words that are compared letter by
 * letter (`comparisonsMax`). 2,000 products have about 60,000 terms. An owner may fill a list with five million
 * characters, and without a limit all bots of the process would wait for one search.
 */
const rowTermsMax = 75_000;
const comparisonsMax = 20_000;

/**
 * Ranks rows by the terms of a query (BM25 over weighted fields), so that a rare term outweighs common ones. A term
 * that no row contains is tried as the beginning of a word, then as a misspelt word. A row that contains only a small
 * part of a longer query does not match, because some row contains any word of a sentence about something else. The
 * time is linear in the number of rows. If a list is far larger than any shop's, only a part of it is processed.
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
 * True when a word of the text may mean the name although the ranking does not recognise it. The text may have the
 * name as one word ("sabunmuka"), or misspelt after the same first letter. "paket" does not mean "jaket", because the
 * first letters differ.
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

/** The weighted count of one term, by row. */
type Posting = ReadonlyMap<number, number>;
/** The words of the rows that match a term of the query, each with its weight. */
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

  /**
   * Processes the first field of all rows, then the second, and so on. So if a list has too many terms, each row is
   * still found by its name.
   */
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
    // a bare number also matches a number with a unit ("wajan 24" matches "24cm"), because people leave the unit out
    if (/^\d+(?:\.\d+)?$/.test(term)) {
      const [large, small] = [Number(term) / 1_000, Number(term) * 1_000].map(String);
      const isMeant = (word: string): boolean => isWithUnit(word, term) || isOf(word, small!, 'g', 'ml') || isOf(word, large!, 'kg', 'l');
      return [...this.words].filter(isMeant).map((word) => [word, prefixShare]);
    }
    if (/\d/.test(term) || term.length < 3 || isChatWord(term)) return [];
    // only words with the same first letter are compared, because people rarely mistype the first letter
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

  /** True when two words differ in few letters. False once the limit of comparisons is reached. */
  private isNear(term: string, word: string, allowed: number): boolean {
    if (Math.abs(term.length - word.length) > allowed || this.comparisonsLeft === 0) return false;
    this.comparisonsLeft -= 1;
    return isNear(term, word, allowed);
  }
}

/** True when a word contains a number with a unit or size: "24cm" and "24x30" for "24", "xl26" for "26". */
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

/** The weight of a word that `having` of `all` rows contain, by the formula of BM25. */
function rarityOf(having: number, all: number): number {
  return Math.log(1 + (all - having + 0.5) / (having + 0.5));
}

const lettersMax = 48;
const [upper, lower] = [new Uint8Array(lettersMax), new Uint8Array(lettersMax)];

/**
 * True when at most `allowed` letters differ. Two swapped letters count as two. A letter is compared only with
 * letters at most `allowed` places away. The comparison stops as soon as the limit is exceeded.
 */
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
