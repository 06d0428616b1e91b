import { withoutAmounts } from '../order-lines.rules.js';
import { isKindWord, nameWords } from '../name-words.rules.js';
import type { PriceBook } from '../price-book.rules.js';
import type { Priced } from '../priced.rules.js';
import { countsIn } from '../quantities.rules.js';

/** A relation that a sentence states between two prices: a share, lower or higher. */
interface Relation {
  readonly words: RegExp;
  readonly holds: (one: number, other: number) => boolean;
}

/** Maximum deviation from the stated share, relative to that share: people also say "setengah" for 45 % and 55 %. */
const nearShare = 0.1;

function isShare(share: number): Relation['holds'] {
  return (one, other) => Math.abs(one - other * share) <= other * share * nearShare;
}

const than = String.raw`[ ](?:dari(?:pada)?|dibanding(?:kan)?)(?:nya)?(?:[ ]harga(?:nya)?)?(?=[ ])`;
const ofPrice = String.raw`(?:[ ]dari(?:pada)?(?:[ ]harga(?:nya)?)?|[ ]harga(?:nya)?)(?=[ ])`;
const relations: readonly Relation[] = [
  { words: new RegExp(String.raw`(?<!\p{L})(?:setengah|separuh|separo|½|1\/2)(?:nya)?${ofPrice}`, 'iu'), holds: isShare(1 / 2) },
  { words: new RegExp(String.raw`(?<!\p{L})(?:sepertiga)(?:nya)?${ofPrice}`, 'iu'), holds: isShare(1 / 3) },
  { words: new RegExp(String.raw`(?<!\p{L})(?:dua|2)[ ]?(?:kali|x)(?:[ ]lipat)?(?:nya)?${ofPrice}`, 'iu'), holds: isShare(2) },
  { words: new RegExp(String.raw`(?<!\p{L})(?:tiga|3)[ ]?(?:kali|x)(?:[ ]lipat)?(?:nya)?${ofPrice}`, 'iu'), holds: isShare(3) },
  { words: new RegExp(String.raw`(?<!\p{L})lebih[ ](?:murah|rendah)(?:[ ]harganya)?${than}`, 'iu'), holds: (one, other) => one < other },
  { words: new RegExp(String.raw`(?<!\p{L})lebih[ ](?:mahal|tinggi)(?:[ ]harganya)?${than}`, 'iu'), holds: (one, other) => one > other },
];
/** Sentences that compare something other than the prices of one piece of each. */
const otherwise =
  /(?<!\p{L})(?:tidak|tdk|ga|gak|nggak|ngga|enggak|bukan|belum|kalau|kalo|klo|jika|bila|per|jatuhnya|biaya|ongkir|ongkos|pasaran|toko|tempat lain|sebelah|mulai|ada yang|ada yg|kualitas|kualitasnya)(?!\p{L})|\?/iu;

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * The positions of words that state a wrong relation between the prices of two named things: "kaosnya setengah dari
 * gamis" when they cost 45.000 and 185.000, or "kaos lebih mahal dari gamis".
 */
export function wrongRelations(sentence: string, { book }: { readonly book: () => PriceBook }): Span[] {
  return relations.flatMap(({ words, holds }) => {
    const found = words.exec(sentence);
    if (found === null || otherwise.test(sentence)) return [];
    const [before, behind] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
    if ([before, behind].some((part) => countsIn(withoutAmounts(part)).some((count) => count !== 1))) return [];
    const [one, other] = [pricesIn(before, book()), pricesIn(behind.split(/[,;(]/u, 1)[0]!, book())];
    if (one.length === 0 || other.length === 0) return [];
    const isTrue = one.some((idr) => other.some((base) => holds(idr, base)));
    return isTrue ? [] : [{ from: found.index, to: found.index + found[0].length }];
  });
}

/** The usual prices of the goods that a text names. Sizes and units alone name no goods. */
function pricesIn(text: string, book: PriceBook): number[] {
  const words = nameWords(withoutAmounts(text));
  const things = book.bestFor(words, 'goods');
  const isNamed = ({ words: own, isFee }: Priced): boolean => !isFee && words.some((word) => !isKindWord(word) && own.has(word));
  return things.every(isNamed) ? things.map(({ each }) => each[0]!.idr) : [];
}
