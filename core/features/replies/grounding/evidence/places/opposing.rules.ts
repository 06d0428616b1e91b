import { isClaim, type Decisive } from './decisive.rules.js';
import { isSame, isTimeAmong, saysClosed, type Piece } from './placed.rules.js';
import type { Segment } from './segments.rules.js';

/** All that a piece is about is named, with what stands first in its sentence. */
export function isAllNamed(segments: readonly Segment[], at: number, named: ReadonlySet<string>): boolean {
  const own = [...segments[at]!.words].filter((word) => !isClaim(word));
  if (own.length === 0) return isPartlyNamed(segments, at, named);
  if (!own.every((word) => named.has(word))) return false;
  const subject = segments.slice(0, at + 1).flatMap(({ words }) => [...words].filter((word) => !isClaim(word)))[0];
  return subject === undefined || own.includes(subject) || named.has(subject);
}

/** Something that a piece is about is named. One without a word is about what stands before it. */
export function isPartlyNamed(segments: readonly Segment[], at: number, named: ReadonlySet<string>): boolean {
  const about = segments.slice(0, at + 1).findLast(({ words }) => [...words].some((word) => !isClaim(word)));
  return about !== undefined && [...about.words].some((word) => !isClaim(word) && named.has(word));
}

/** Hours of a day that has its own: "Senin-Sabtu 9-17, Jumat mulai jam 1". */
export function isOtherDay(one: Segment, { text, isNegative, wanted: { days, clocks } }: Piece): boolean {
  if (days.length === 0 || one.days.length === 0 || !one.days.every((day) => days.includes(day))) return false;
  if (saysClosed(one.text) && !saysClosed(text) && !isNegative) return true;
  return clocks.length > 0 && one.clocks.length > 0 && !clocks.every((time) => isTimeAmong(time, one.clocks));
}

/** "Kalau 1 unit tambah 25rb" beside an answer about 1 unit that leaves the 25rb out. */
export function isOtherCase(
  { limits, amounts }: Segment,
  { wanted, kept }: { readonly wanted: Decisive; readonly kept: Decisive },
): boolean {
  const [limit] = limits;
  if (limit === undefined || amounts.length === 0 || amounts.some((value) => kept.amounts.includes(value))) return false;
  return limit.measures.some((one) => wanted.measures.some((other) => isSame(one, other)));
}
