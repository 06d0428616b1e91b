import type { Place } from '../amount-places.rules.js';
import { levelsIn } from '../level-prices.rules.js';
import { isKindWord, nameWords } from '../name-words.rules.js';
import { totalsOf, type OrderLine } from '../order-lines.rules.js';
import type { PriceBook } from '../price-book.rules.js';
import { eachAt, totalsAt, type Priced } from '../priced.rules.js';
import { countsIn } from '../quantities.rules.js';

const isAddend = /^[ ]?\+/u;

/** The lead's order. */
export interface Ordered {
  readonly lines: readonly OrderLine[];
  /** The lead's last message. */
  readonly lead: string;
}

/** The number of pieces of all goods in an order. */
export function piecesOf(lines: readonly OrderLine[]): number {
  return lines.filter(({ things }) => !things.every((one) => one.isFee)).reduce((sum, { counts }) => sum + (counts[0] ?? 1), 0);
}

/**
 * True for a price in a written calculation that names no thing, when the price belongs to a line of the lead's
 * order: "4 x 164rb" after "4 aisyah", or "2.500.000 + …" after "2 orang ke Dieng".
 */
export function isLinePrice({ amount: { value }, before, behind, times, sentence }: Place, { lines, lead }: Ordered): boolean {
  const levels = levelsIn(`${sentence} ${lead}`);
  const goods = lines.filter(({ things }) => things.every((one) => !one.isFee));
  if (times > 1)
    return goods.some(
      ({ things, counts }) => counts.includes(times) && things.some((one) => eachFor(one, times, { lines, levels }).includes(value)),
    );
  if (!isAddend.test(behind) || /\d/.test(before)) return false;
  return goods.some(({ things, counts }) => things.some((one) => totalsAt(one, counts[0] ?? 1).includes(value)));
}

/**
 * True for the first amount of a calculation that is the sum of the lead's order, or of the things that the lead
 * names with one word each: "170.000" after "serum lotion", when more of the calculation follows.
 */
export function isSumOfNamed(value: number, book: PriceBook, { lines, lead }: Ordered): boolean {
  if (book.extrasFor(nameWords(lead), []).length > 0) return false;
  const goods = lines.filter(({ things }) => things.every((one) => !one.isFee));
  if (countsIn(lead).length > 0) return goods.length > 1 && totalsOf(goods).has(value);
  const named = eachNamed(book, lead);
  return named.length > 1 && named.reduce((sum, one) => sum + one.each[0]!.idr, 0) === value;
}

/** The goods that single words of a text name. "beda xr sama 12" names two. */
export function eachNamed(book: PriceBook, text: string): readonly Priced[] {
  const words = nameWords(text).filter((word) => !isKindWord(word) || /^\d/.test(word));
  return [...new Set(words.flatMap((word) => onlyOne(book.bestFor([word], 'goods'))))];
}

function onlyOne(things: readonly Priced[]): readonly Priced[] {
  return things.length === 1 && !things[0]!.isFee ? things : [];
}

function eachFor(
  thing: Priced,
  count: number,
  { lines, levels }: { readonly lines: readonly OrderLine[]; readonly levels: readonly string[] },
): number[] {
  const mixed = thing.each.filter(
    ({ isMixed, from, level }) => isMixed === true && levels.includes(level ?? '') && piecesOf(lines) >= from,
  );
  return [eachAt(thing, count), ...mixed.map(({ idr }) => idr)];
}
