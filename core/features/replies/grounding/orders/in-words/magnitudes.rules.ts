import { nameWords } from '../name-words.rules.js';
import type { PriceBook } from '../price-book.rules.js';
import { pricesOf, type Priced } from '../priced.rules.js';

/** A magnitude in words, such as "Cuma puluhan ribu Kak". "lima puluhan ribu" is not one, but a rounded number. */
const magnitude =
  /(?<!\p{L})(belasan|puluhan|ratusan)[ ](ribu|rb|juta|jt)(?!\p{L})(?![ ](?:orang|pelanggan|customer|pembeli|follower|member|ulasan|kali|pcs|produk))|(?<!\p{L})(jutaan|ribuan)(?!\p{L})(?![ ](?:orang|pelanggan|customer|pembeli|follower|member|ulasan|kali|pcs|produk))/giu;
const numberBefore =
  /(?:(?<!\p{L})(?:se|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|puluh|belas|ratus|satu)|\d)[ ]?$/iu;
const otherwise =
  /(?<!\p{L})(?:tidak|tdk|ga|gak|nggak|ngga|enggak|bukan|dari|hemat|selisih|beda|sampai|hingga|terjual|total|totalnya)(?!\p{L})/iu;
const ends: Readonly<Record<string, readonly [number, number]>> = { belasan: [11, 20], puluhan: [20, 100], ratusan: [100, 1_000] };

interface Magnitude {
  readonly from: number;
  readonly to: number;
}

/** Data that is loaded only for a sentence with a magnitude. */
interface Shop {
  readonly book: () => PriceBook;
  /** The lead's last message. */
  readonly lead: () => string;
}

/** The positions of magnitudes that no price of the named thing has: "puluhan ribu" for a bag of 245rb. */
export function wrongMagnitudes(sentence: string, { book, lead }: Shop): Magnitude[] {
  if (sentence.search(magnitude) === -1 || otherwise.test(sentence)) return [];
  const things = thingsIn(book(), sentence, lead());
  if (things.length === 0 || things.some(({ isFee }) => isFee)) return [];
  const prices = things.flatMap(pricesOf);
  return [...sentence.matchAll(magnitude)].flatMap(({ index, 0: words, 1: size, 2: unit, 3: alone }) => {
    if (numberBefore.test(sentence.slice(Math.max(0, index - 12), index))) return [];
    const [least, most] = rangeOf(size, unit, alone);
    return prices.some((idr) => idr >= least && idr < most) ? [] : [{ from: index, to: index + words.length }];
  });
}

function thingsIn(book: PriceBook, text: string, lead: string): readonly Priced[] {
  const own = nameWords(text);
  return book.bestFor(book.isNaming(own) ? own : nameWords(lead), 'goods');
}

function rangeOf(size: string | undefined, unit: string | undefined, alone: string | undefined): readonly [number, number] {
  if (size === undefined) return /^r/iu.test(alone!) ? [1e3, 1e4] : [1e6, 1e7];
  const factor = /^r/iu.test(unit!) ? 1e3 : 1e6;
  const [least, most] = ends[size.toLowerCase()]!;
  return [least * factor, most * factor];
}
