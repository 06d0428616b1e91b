import { isClaim, type Decisive } from './decisive.rules.js';
import { isSame, isTimeAmong, saysClosed, type Piece } from './placed.rules.js';
import type { Segment } from './segments.rules.js';

/** True when the whole subject of a piece is named, including the first word of its sentence. */
export function isAllNamed(segments: readonly Segment[], at: number, named: ReadonlySet<string>): boolean {
  const own = [...segments[at]!.words].filter((word) => !isClaim(word));
  if (own.length === 0) return isPartlyNamed(segments, at, named);
  if (!own.every((word) => named.has(word))) return false;
  const subject = segments.slice(0, at + 1).flatMap(({ words }) => [...words].filter((word) => !isClaim(word)))[0];
  return subject === undefined || own.includes(subject) || named.has(subject);
}

/** True when part of a piece's subject is named. A piece without words has the subject of the text before it. */
export function isPartlyNamed(segments: readonly Segment[], at: number, named: ReadonlySet<string>): boolean {
  const about = segments.slice(0, at + 1).findLast(({ words }) => [...words].some((word) => !isClaim(word)));
  return about !== undefined && [...about.words].some((word) => !isClaim(word) && named.has(word));
}

/** True when the owner gives other hours for a day than the answer: "Senin-Sabtu 9-17, Jumat mulai jam 1". */
export function isOtherDay(one: Segment, { text, isNegative, wanted: { days, clocks } }: Piece): boolean {
  if (days.length === 0 || one.days.length === 0 || !one.days.every((day) => days.includes(day))) return false;
  if (saysClosed(one.text) && !saysClosed(text) && !isNegative) return true;
  return clocks.length > 0 && one.clocks.length > 0 && !clocks.every((time) => isTimeAmong(time, one.clocks));
}

/**
 * True when the owner adds a charge for the case of the answer, and the answer leaves it out: "Kalau 1 unit tambah
 * 25rb".
 */
export function isOtherCase(
  { limits, amounts }: Segment,
  { wanted, kept }: { readonly wanted: Decisive; readonly kept: Decisive },
): boolean {
  const [limit] = limits;
  if (limit === undefined || amounts.length === 0 || amounts.some((value) => kept.amounts.includes(value))) return false;
  return limit.measures.some((one) => wanted.measures.some((other) => isSame(one, other)));
}
