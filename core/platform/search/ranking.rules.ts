import { termsOf, termsOfRow } from './terms.rules.js';

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

/**
 * Ranks rows by the terms of a query, so that a rare term outweighs common ones (BM25 over weighted fields). A term that
 * no row contains is tried as the beginning of a word, then as a misspelt word. Linear in the rows.
 */
export function ranked<Row extends Searched>(rows: readonly Row[], query: string, limit: number): Ranked<Row> {
  const wanted = [...new Set(termsOf(query))].slice(0, queryTermsMax);
  if (wanted.length === 0) return { rows: [], total: 0 };
  const index = indexOf(rows);
  const scores = new Float64Array(rows.length);
  for (const term of wanted) {
    for (const [word, share] of meaningsOf(term, index.postings)) addScores(index, word, share, scores);
  }
  const best = scores.reduce((one, other) => Math.max(one, other), 0);
  const found = rows.flatMap((row, at) => (scores[at]! > 0 && scores[at]! >= best * leastShare ? [{ row, at, score: scores[at]! }] : []));
  found.sort((one, other) => other.score - one.score || one.at - other.at);
  return { rows: found.slice(0, limit).map(({ row }) => row), total: found.length };
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
  const isNumber = /\d/.test(term);
  if (isNumber || term.length < 3) return [];
  const words = [...postings.keys()].filter((word) => !/\d/.test(word));
  const begun = words.filter((word) => word.startsWith(term) || (word.length >= 4 && term.startsWith(word)));
  if (begun.length > 0) return begun.map((word) => [word, prefixShare]);
  const allowed = term.length >= 8 ? 2 : term.length >= 4 ? 1 : 0;
  return allowed === 0 ? [] : words.filter((word) => isNear(term, word, allowed)).map((word) => [word, typoShare]);
}

function addScores({ postings, lengths, meanLength }: Index, word: string, share: number, scores: Float64Array): void {
  const rows = postings.get(word)!;
  const rarity = Math.log(1 + (scores.length - rows.size + 0.5) / (rows.size + 0.5));
  for (const [at, count] of rows) {
    const length = 1 - b + (b * lengths[at]!) / meanLength;
    scores[at]! += share * rarity * ((count * (k1 + 1)) / (count + k1 * length));
  }
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
