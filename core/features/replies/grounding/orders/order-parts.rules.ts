import { isKindWord, nameWords } from './name-words.rules.js';
import type { PriceBook } from './price-book.rules.js';
import { quantityPlaces, type QuantityPlace } from './quantities.rules.js';

const quantitiesMax = 12;

/**
 * Splits a list without separators into one part for each thing: "mukena 2 sajadah 1" and "2 mukena 1 sajadah". Other
 * texts stay whole, also when it is unclear which number belongs to which name.
 */
export function orderPartsOf(text: string, book: PriceBook): string[] {
  const places = quantityPlaces(text, (measure) => !isKindWord(measure) && book.has(measure));
  if (places.length < 2 || places.length > quantitiesMax) return [text];
  const behind = cutAt(
    text,
    places.map(({ to }) => to),
  );
  const rest = behind.pop()!;
  if (!isNaming(rest, book) && areLines(behind, places, book)) return behind;
  const [first, ...before] = cutAt(
    text,
    places.map(({ from }) => from),
  );
  return !isNaming(first!, book) && areLines(before, places, book) ? before : [text];
}

function cutAt(text: string, cuts: readonly number[]): string[] {
  return [0, ...cuts].map((from, at) => text.slice(from, cuts[at]));
}

/** True when each part names its own things, and the number of the part does not belong to their names. */
function areLines(parts: readonly string[], places: readonly QuantityPlace[], book: PriceBook): boolean {
  const taken = new Set<unknown>();
  return parts.every((part, at) => {
    const words = nameWords(part);
    if (!book.isNaming(words)) return false;
    const things = book.bestFor(words);
    const { digits, hasUnit } = places[at]!;
    if (things.some((one) => taken.has(one) || (!hasUnit && digits !== '1' && one.words.has(digits)))) return false;
    for (const one of things) taken.add(one);
    return true;
  });
}

function isNaming(part: string, book: PriceBook): boolean {
  return book.isNaming(nameWords(part));
}
