import type { ExcerptPart } from '#contracts/http/chat/chat';

/** Characters of a message before its first hit, and in all. */
const before = 40;
const mostChars = 160;
const boundary = /[^\p{L}\p{N}]/u;

const shortWord = 3;

/** Weeks since 1970, both counted. */
export interface Weeks {
  readonly newest: number;
  readonly oldest: number;
}

/** So wide is the widest window of a search: what is rare takes few of them, and what is frequent was found before. */
const widestWeeks = 8;

/** The windows in which a search goes back in time, newest first: one week, and as many as all before it, up to the widest. */
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

/** A message that was found; `crowded`: its window held more than were looked at. */
export interface Hit {
  readonly id: string;
  readonly created_at: Date;
  readonly crowded: boolean;
}

/** Newest first, each once, as many as are wanted. */
export function newestOf<One extends Hit>(hits: readonly One[], wanted: number): One[] {
  const each = [...new Map(hits.map((hit) => [hit.id, hit])).values()];
  return each.sort((one, other) => other.created_at.getTime() - one.created_at.getTime() || (one.id < other.id ? 1 : -1)).slice(0, wanted);
}

/** Whether so little was typed that much begins with it. */
export function mayBeCommon(words: readonly string[]): boolean {
  return words.every((word) => word.length <= shortWord);
}

/** Digits that a number may hold; null where there are too few to search for. A leading zero stands for the country. */
export function digitsOf(q: string): string | null {
  const digits = q.replace(/\D/g, '').replace(/^0/, '');
  return digits.length < 3 ? null : digits;
}

/**
 * What is shown of a message that was found: the surroundings of the first hit, in parts, hits apart from the rest.
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

/** Where hits begin and end, in order, none within another. */
function hitsOf(text: string, words: readonly string[]): [from: number, to: number][] {
  const lower = text.toLowerCase();
  // a letter whose lower case is longer would move all that follows: nothing is marked then
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
