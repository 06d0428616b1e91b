import type { ExcerptPart } from '#contracts/http/chat/chat';

/** Length of an excerpt: characters before the first hit, and in total. */
const before = 40;
const mostChars = 160;
const boundary = /[^\p{L}\p{N}]/u;

const shortWord = 3;

/** A range of weeks since 1970, both ends included. */
export interface Weeks {
  readonly newest: number;
  readonly oldest: number;
}

/**
 * Width of the widest window of a search. A search for a rare word needs few windows of this width. A frequent word
 * is found in an earlier, smaller window.
 */
const widestWeeks = 8;

/**
 * The time windows of a search, newest first. The first window is one week. Each following window is as wide as all
 * windows before it together, up to the maximum.
 */
export function windowsOf({ newest, oldest }: Weeks): Weeks[] {
  const windows: Weeks[] = [];
  for (let from = newest, seen = 0; from >= oldest;) {
    const width = Math.min(Math.max(seen, 1), widestWeeks);
    const to = Math.max(from - width + 1, oldest);
    windows.push({ newest: from, oldest: to });
    seen += width;
    from = to - 1;
  }
  return windows;
}

/** A found message. `crowded`: its window had more hits than were read. */
export interface Hit {
  readonly id: string;
  readonly created_at: Date;
  readonly crowded: boolean;
}

/** Newest first, without duplicates, up to the number wanted. */
export function newestOf<One extends Hit>(hits: readonly One[], wanted: number): One[] {
  const each = [...new Map(hits.map((hit) => [hit.id, hit])).values()];
  return each.sort((one, other) => other.created_at.getTime() - one.created_at.getTime() || (one.id < other.id ? 1 : -1)).slice(0, wanted);
}

/** True when the input is so short that many words begin with it. */
export function mayBeCommon(words: readonly string[]): boolean {
  return words.every((word) => word.length <= shortWord);
}

/**
 * Digits to search for in numbers; null when there are too few. A leading zero is dropped, because stored numbers have
 * the country code instead.
 */
export function digitsOf(q: string): string | null {
  const digits = q.replace(/\D/g, '').replace(/^0/, '');
  return digits.length < 3 ? null : digits;
}

/**
 * Excerpt of a found message around the first hit, split into hit and non-hit parts.
 * @param words lower case; a hit is the beginning of a word of the text.
 */
export function excerptOf(text: string, words: readonly string[]): ExcerptPart[] {
  const flat = text.replace(/\s+/g, ' ').trim();
  const first = hitsOf(flat, words)[0]?.[0] ?? 0;
  const begin = first <= before ? 0 : beginOfWord(flat, first - before);
  const shown = flat.slice(begin, begin + mostChars);
  const parts: ExcerptPart[] = [];
  let done = 0;
  for (const [from, to] of hitsOf(shown, words)) {
    if (from > done) parts.push({ text: shown.slice(done, from), hit: false });
    parts.push({ text: shown.slice(from, to), hit: true });
    done = to;
  }
  if (done < shown.length) parts.push({ text: shown.slice(done), hit: false });
  return withDots(parts, begin > 0, begin + mostChars < flat.length);
}

/** Start and end of each hit, in order, without overlaps. */
function hitsOf(text: string, words: readonly string[]): [from: number, to: number][] {
  const lower = text.toLowerCase();
  // A letter whose lower case is longer would shift all positions, so nothing is marked.
  if (lower.length !== text.length) return [];
  const hits: [number, number][] = [];
  for (let at = 0; at < lower.length; at++) {
    if (at > 0 && !boundary.test(lower[at - 1]!)) continue;
    const longest = words.filter((word) => lower.startsWith(word, at)).sort((one, other) => other.length - one.length)[0];
    if (longest === undefined) continue;
    hits.push([at, at + longest.length]);
    at += longest.length - 1;
  }
  return hits;
}

function beginOfWord(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space === -1 || space > at + before ? at : space + 1;
}

function withDots(parts: ExcerptPart[], dotsBefore: boolean, dotsAfter: boolean): ExcerptPart[] {
  return [...(dotsBefore ? [{ text: '… ', hit: false }] : []), ...parts, ...(dotsAfter ? [{ text: ' …', hit: false }] : [])];
}
