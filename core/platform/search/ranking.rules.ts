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
/** Rows below this share of the best score only match words that nearly all rows have. */
const leastShare = 0.2;
const queryTermsMax = 24;
/** A query with at most this number of terms may match by any one of them. */
const freeTerms = 3;
/**
 * The least share of the terms of a longer query that a row has to contain. The terms count alike: the rows are those that
 * Postgres found, so a word's rarity among them says nothing about the list.
 */
const leastCovered = 0.15;
/** A term is read as a misspelt word from this length on: shorter words are too near to each other ("maju", "madu"). */
const typoChars = 5;
/** A word may be this many times as long as its beginning: "promosi" begins with "promo"; "kastengel" does not count as beginning with "kas". */
const beginningShare = 1.6;

/**
 * Ranks rows by the terms of a query, so that a rare term outweighs common ones (BM25 over weighted fields). A term that
 * no row contains is tried as the beginning of a word, then as a misspelt word. A row that contains only a small part of a
 * longer query does not match: of a sentence about something else, any word may be in some row. Linear in the rows.
 */
export function ranked<Row extends Searched>(rows: readonly Row[], query: string, limit: number): Ranked<Row> {
  const wanted = [...new Set(termsOf(query))].slice(0, queryTermsMax);
  if (wanted.length === 0) return { rows: [], total: 0, isElsewhere: false };
  const index = indexOf(rows);
  const scores = new Float64Array(rows.length);
  const covered = new Float64Array(rows.length);
  for (const term of wanted) {
    const meanings = meaningsOf(term, index.postings);
    for (const [word, share] of meanings) addScores(index, word, share, scores);
    cover(index, meanings, covered);
  }
  const isLong = wanted.length > freeTerms;
  if (isLong) for (const at of scores.keys()) if (covered[at]! < leastCovered * wanted.length) scores[at] = 0;
  const best = scores.reduce((one, other) => Math.max(one, other), 0);
  const found = rows.flatMap((row, at) => (scores[at]! > 0 && scores[at]! >= best * leastShare ? [{ row, at, score: scores[at]! }] : []));
  found.sort((one, other) => other.score - one.score || one.at - other.at);
  return { rows: found.slice(0, limit).map(({ row }) => row), total: found.length, isElsewhere: isLong && found.length === 0 };
}

type Postings = ReadonlyMap<string, ReadonlyMap<number, number>>;

interface Index {
  /** Weighted count of each term by row. */
  readonly postings: Postings;
  readonly lengths: Float64Array;
  readonly meanLength: number;
}

function indexOf(rows: readonly Searched[]): Index {
  const postings = new Map<string, Map<number, number>>();
  const lengths = new Float64Array(rows.length);
  for (const [at, { fields }] of rows.entries()) {
    for (const [text, weight] of fields) {
      for (const term of termsOfRow(text)) {
        const row = postings.get(term) ?? new Map<number, number>();
        postings.set(term, row.set(at, (row.get(at) ?? 0) + weight));
        lengths[at]! += weight;
      }
    }
  }
  return { postings, lengths, meanLength: lengths.reduce((sum, one) => sum + one, 0) / (rows.length || 1) || 1 };
}

/** The words of the rows that a term of the query matches, and the weight of each. */
function meaningsOf(term: string, postings: Postings): [word: string, share: number][] {
  if (postings.has(term)) return [[term, 1]];
  // "wajan 24" and "24cm": people leave the unit out
  if (/^\d+$/.test(term)) return [...postings.keys()].filter((word) => isWithUnit(word, term)).map((word) => [word, prefixShare]);
  if (/\d/.test(term) || term.length < 3 || isChatWord(term)) return [];
  const words = [...postings.keys()].filter((word) => !/\d/.test(word));
  const begun = words.filter((word) => isBeginning(term, word) || (word.length >= 4 && isBeginning(word, term)));
  if (begun.length > 0) return begun.map((word) => [word, prefixShare]);
  const allowed = term.length >= 8 ? 2 : term.length >= typoChars ? 1 : 0;
  // people rarely mistype the first letter
  const near = allowed === 0 ? [] : words.filter((word) => word[0] === term[0] && isNear(term, word, allowed));
  return near.map((word) => [word, typoShare]);
}

function isWithUnit(word: string, number: string): boolean {
  return word.startsWith(number) && /^[a-z]+$/.test(word.slice(number.length));
}

function isBeginning(part: string, word: string): boolean {
  return part.length * beginningShare >= word.length && word.startsWith(part);
}

function addScores({ postings, lengths, meanLength }: Index, word: string, share: number, scores: Float64Array): void {
  const rows = postings.get(word)!;
  const rarity = rarityOf(rows.size, scores.length);
  for (const [at, count] of rows) {
    const length = 1 - b + (b * lengths[at]!) / meanLength;
    scores[at]! += share * rarity * ((count * (k1 + 1)) / (count + k1 * length));
  }
}

/** Notes for each row how well it contains a term: 1 for the word itself. */
function cover({ postings }: Index, meanings: readonly (readonly [word: string, share: number])[], covered: Float64Array): void {
  const best = new Map<number, number>();
  for (const [word, share] of meanings) for (const at of postings.get(word)!.keys()) best.set(at, Math.max(best.get(at) ?? 0, share));
  for (const [at, share] of best) covered[at]! += share;
}

/** The weight of a word that `having` of `all` rows contain, as in BM25. */
function rarityOf(having: number, all: number): number {
  return Math.log(1 + (all - having + 0.5) / (having + 0.5));
}

/** True when at most `allowed` letters differ. Two swapped letters count as two. */
function isNear(one: string, other: string, allowed: number): boolean {
  if (Math.abs(one.length - other.length) > allowed) return false;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)));
    if (Math.min(...next) > allowed) return false;
    row = next;
  }
  return row[other.length]! <= allowed;
}
