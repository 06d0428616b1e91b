import type { Place } from '../amount-places.rules.js';
import { isPerPiece } from '../list-lines.rules.js';
import { isKindWord, nameWords } from '../name-words.rules.js';
import type { PriceBook } from '../price-book.rules.js';
import type { Priced } from '../priced.rules.js';
import { mergedLines, orderLinesOf, totalsOf, type OrderLine } from '../order-lines.rules.js';
import { feeWords, shippingWords } from '../order-words.js';

const joins = /[+&]|(?<!\p{L})(?:dan|sama|sm|plus|dengan|serta)(?!\p{L})/iu;

/**
 * The totals of things that are joined right before an amount: "Paket glowing + sunscreen 294.000". Texts with a fee
 * are left to the check of totals.
 * @param lead the lines of the lead's order, for quantities that the answer does not repeat.
 */
export function joinedTotals(before: string, book: PriceBook, lead: readonly OrderLine[]): ReadonlySet<number> {
  if (!joins.test(before) || feeWords.test(before) || shippingWords.test(before)) return new Set();
  const lines = mergedLines(orderLinesOf(before, book), lead).filter(({ things }) => things.every(({ isFee }) => !isFee));
  return lines.length < 2 ? new Set() : totalsOf(lines);
}

const added = /(?<!\p{L})(?:dengan|dgn|pakai|pake|plus|sama|beserta)(?!\p{L})|[+&]/iu;
/** Words that show that more amounts follow, or that the amount is one of several. */
const isList = /(?<!\p{L})(?:masing|masing-masing|per|@|mulai|selisih|beda|tambah|nambah|total|totalnya)(?!\p{L})/iu;
const goesOn = /^[ ]?(?:dan|&|,|\/|\+|-|sama|serta|\()/iu;

/**
 * True for an amount that is the price of only one of the joined things: "Cetak 10R dengan frame 60.000" when the
 * frame alone costs 60.000.
 */
export function isOfOneJoined({ amount: { value }, before, behind }: Place, book: PriceBook, lead: readonly OrderLine[]): boolean {
  if (!added.test(before) || isList.test(before) || goesOn.test(behind) || isPerPiece(behind)) return false;
  if (feeWords.test(before) || shippingWords.test(before)) return false;
  const lines = orderLinesOf(before, book).filter(({ things }) => things.every(({ isFee }) => !isFee));
  const words = new Set(nameWords(before));
  // the joined words may be one thing with its own price: "paket potong + creambath"
  const isOneThing = book.bestFor(words).some((one) => lines.every(({ things }) => things.some((other) => isPartOf(other, one))));
  if (
    lines.length !== 2 ||
    !lines.every(({ things }) => things.length === 1 && isNamedWithoutSize(things[0]!, words)) ||
    isOneThing ||
    joinedTotals(before, book, lead).has(value)
  )
    return false;
  return lines.some((line) => line.things[0]!.each[0]!.idr === value || (line.counts.length > 0 && totalsOf([line]).has(value)));
}

/** True when the words name a thing without its size: "Samsung A54" for "samsung a54 8/256". */
function isNamedWithoutSize({ words }: Priced, given: ReadonlySet<string>): boolean {
  return [...words].every((word) => given.has(word) || isKindWord(word));
}

/** Containers in which food is sold. Beside a name, they do not name another thing. */
const packings = new Set('box dus kotak pak pack bungkus bks porsi cup toples loyang'.split(' '));

/**
 * True when the whole contains the thing, apart from its packaging: "Nasi kuning box" is a part of "nasi kuning +
 * ayam goreng".
 */
function isPartOf({ words }: Priced, whole: Priced): boolean {
  return [...words].every((word) => packings.has(word) || whole.words.has(word));
}
