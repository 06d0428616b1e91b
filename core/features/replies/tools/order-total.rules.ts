import type { ProductInput, Variant } from '#contracts/values/selling/products';
import { priceAt, type PriceTier } from '#contracts/values/selling/product-terms';
import { readRupiah } from '#contracts/values/selling/indonesian-numbers';

export interface OrderedThing {
  readonly product: Pick<ProductInput, 'name' | 'priceIdr' | 'stock' | 'variants' | 'notes' | 'terms'>;
  readonly variant: Variant | null;
  /** Number of pieces, or of units of the price: 2.5 for two and a half kilos. */
  readonly count: number;
}

export type OrderLine =
  | {
      readonly kind: 'priced';
      readonly name: string;
      readonly count: number;
      /** "kg", "meter"; empty for pieces. */
      readonly unit: string;
      /** Whole Rupiah, for one piece. */
      readonly eachIdr: number;
      /** Whole Rupiah, rounded up: shops do not charge half a Rupiah. */
      readonly totalIdr: number;
    }
  | { readonly kind: 'without-price'; readonly name: string }
  | { readonly kind: 'too-few'; readonly name: string; readonly minOrder: number }
  | { readonly kind: 'out-of-stock'; readonly name: string; readonly stock: number };

const tierText =
  /(?<![\d.,])(\d{1,4})(?:[ ]?(?:-|–|sampai|s\/d)[ ]?\d{1,4})?[ ]?(lusin|kodi|pcs|pc|biji|buah|pack|box|kg|kilo|meter|lembar|set|pasang|unit|orang|porsi)?[ ]?(ke atas|keatas|up|atau lebih|\+)?[ ]?(?:harga|jadi|kena|[:=@])?[ ]?((?:rp\.?[ ]?)?\d{1,3}(?:[.,]\d{3}){1,2}(?![\d.,]?\d)|(?:rp\.?[ ]?)?\d{1,4}(?:[.,]\d{1,2})?[ ]?(?:rb|ribu|k|jt|juta)(?!\p{L}))/giu;
const dozens: Readonly<Record<string, number>> = { lusin: 12, kodi: 20 };
const tiersMax = 20;

/**
 * Wholesale prices in the note of a product, smallest quantity first: "grosir 12-49 pcs 40rb, 50 pcs ke atas
 * 36rb". A price for a dozen is divided by twelve, unless the note says that it is the price of one ("1 lusin
 * 40rb/pcs").
 */
export function tiersIn(notes: string): PriceTier[] {
  const tiers = [...notes.matchAll(tierText)].flatMap(({ index, 0: words, 1: count, 2: unit = '', 3: upward, 4: price }): PriceTier[] => {
    const priceIdr = readRupiah(price!);
    if (priceIdr === null || (unit === '' && upward === undefined)) return [];
    const pieces = dozens[unit.toLowerCase()] ?? 1;
    const isForOne = pieces === 1 || /^[ ]?(?:\/|per )[ ]?(?:pcs|pc|biji|buah|satuan)/i.test(notes.slice(index + words.length));
    const from = Number(count) * pieces;
    return [{ from, priceIdr: isForOne ? priceIdr : Math.ceil(priceIdr / from) }];
  });
  return tiers.slice(0, tiersMax).toSorted((one, other) => one.from - other.from);
}

/**
 * One line of an order, from the owner's data. Wholesale prices come from the product's fields, else from its note. A
 * variant with its own price gets no wholesale price, because the list does not say for which variant it is. The lower
 * of a running promo and a wholesale price counts.
 */
export function lineOf({ product, variant, count }: OrderedThing): OrderLine {
  const name = variant === null ? product.name : `${product.name} ${variant.name}`;
  const stock = variant?.stock ?? product.stock;
  if (stock !== null && stock < count) return { kind: 'out-of-stock', name, stock };
  const listed = variant?.priceIdr ?? product.priceIdr;
  const { tiers, minOrder, unit, promo } = product.terms;
  if (minOrder !== null && count < minOrder) return { kind: 'too-few', name, minOrder };
  const wholesale = tiers.length > 0 ? tiers : tiersIn(product.notes);
  const tiered = variant?.priceIdr == null ? priceAt(listed, wholesale, count) : listed;
  const eachIdr = promo !== null && tiered !== null && listed !== null ? Math.min(tiered, listed) : tiered;
  if (eachIdr === null) return { kind: 'without-price', name };
  return { kind: 'priced', name, count, unit, eachIdr, totalIdr: Math.ceil(roundedTo(eachIdr * count, 3)) };
}

/** The sum of the lines; null when a line has no price or too little stock. */
export function goodsIdr(lines: readonly OrderLine[]): number | null {
  let sum = 0;
  for (const line of lines) {
    if (line.kind !== 'priced') return null;
    sum += line.totalIdr;
  }
  return sum;
}

/** Removes the rounding error of binary fractions: 35.000 × 1.1 is 38.500. */
function roundedTo(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
