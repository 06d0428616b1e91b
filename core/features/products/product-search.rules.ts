import { plainWords } from '#contracts/values/selling/product-list';
import type { TimeZone } from '#contracts/values/time-zones';
import { termsOf } from '../../platform/search/terms.rules.js';
import type { OwnProduct } from './products.types.js';

/** The criteria of a search in an owner's products. */
export interface ProductSearch {
  /** As the user wrote it; may be empty when a price or an order is given. */
  readonly text: string;
  readonly limit: number;
  /** Bounds of the price, in Rupiah, both included. A product without a price fits none. */
  readonly minIdr?: number | undefined;
  readonly maxIdr?: number | undefined;
  /** Only this category, whatever its case; all products when the owner has no such category. */
  readonly category?: string | undefined;
  /** Best match first when undefined. */
  readonly sort?: 'cheapest' | 'dearest' | undefined;
  /** The shop's time zone, in which promos begin and end; WIB when it is not known. */
  readonly zone?: TimeZone | null | undefined;
}

const priceWords = /(?<![a-z])(?:ter|paling )?(?:murah|mahal|terjangkau)(?![a-z])/gi;

/** True when a text names an order by price and no product: "yang paling murah". */
export function namesOnlyPrice(text: string): boolean {
  return termsOf(text.replace(priceWords, ' ')).length === 0;
}

/** The text without the words of the category's name. Within the category, these words would match all products. */
export function withoutWordsOf(category: string, text: string): string {
  const words = new Set(plainWords(category));
  return plainWords(text)
    .filter((word) => !words.has(word))
    .join(' ');
}

type Priced = Pick<OwnProduct, 'priceIdr' | 'variants'>;

function pricesOf({ priceIdr, variants }: Priced): number[] {
  const own = variants.flatMap((one) => ('priceIdr' in one && typeof one.priceIdr === 'number' ? [one.priceIdr] : []));
  return priceIdr === null ? own : [priceIdr, ...own];
}

/** The lowest price of a product and its variants, null when none is known. */
export function lowestPrice(product: Priced): number | null {
  const prices = pricesOf(product);
  return prices.length === 0 ? null : Math.min(...prices);
}

export function fitsPrice(product: Priced, { minIdr, maxIdr }: Pick<ProductSearch, 'minIdr' | 'maxIdr'>): boolean {
  if (minIdr === undefined && maxIdr === undefined) return true;
  return pricesOf(product).some((price) => price >= (minIdr ?? 0) && price <= (maxIdr ?? Number.POSITIVE_INFINITY));
}

/** Other names that an owner writes into the note of a product: "nama lain: kerudung, bergo". */
const otherNames = /(?:nama lain|sebutan|alias)\s*:\s*([^\n.;|]{1,200})/i;
const noteChars = 400;

/** The texts of a product for a search, and the weight of each. Other names in the note weigh as much as the name. */
export function searchedFields({
  name,
  variants,
  notes,
  category,
}: Pick<OwnProduct, 'name' | 'variants' | 'notes' | 'category'>): [string, number][] {
  const others = otherNames.exec(notes)?.[1] ?? '';
  return [
    [name, 3],
    [others, 3],
    [variants.map((one) => one.name).join(' '), 1.5],
    [notes.slice(0, noteChars), 1],
    [category, 1],
  ];
}
