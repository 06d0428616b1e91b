import type { ProductInput, Variant } from '#contracts/values/selling/products';
import { priceAt } from '#contracts/values/selling/product-terms';
import { bundledIdr, wholesaleIn, type Bundle } from './wholesale-notes.rules.js';

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
      /** Set when pieces are cheaper together, so that the total is not `count × eachIdr`. */
      readonly bundles?: readonly Bundle[];
    }
  | { readonly kind: 'without-price'; readonly name: string }
  | { readonly kind: 'too-few'; readonly name: string; readonly minOrder: number }
  | { readonly kind: 'out-of-stock'; readonly name: string; readonly stock: number };

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
  const noted =
    tiers.length > 0 ? { tiers, bundles: [] } : wholesaleIn({ name: product.name, notes: product.notes, unit, listedIdr: listed });
  const isOfList = variant?.priceIdr == null;
  const tiered = isOfList ? priceAt(listed, noted.tiers, count) : listed;
  const exactIdr = promo !== null && tiered !== null && listed !== null ? Math.min(tiered, listed) : tiered;
  if (exactIdr === null) return { kind: 'without-price', name };
  const priced = { kind: 'priced', name, count, unit, eachIdr: Math.ceil(exactIdr) } as const;
  const totalIdr = Math.ceil(roundedTo(exactIdr * count, 3));
  const together = isOfList ? bundledIdr(count, noted.bundles, exactIdr) : null;
  if (together === null || together >= totalIdr) return { ...priced, totalIdr };
  return { ...priced, totalIdr: Math.ceil(together), bundles: noted.bundles };
}

/** The price of a line for the model; bundles explain why the subtotal is below `jumlah × harga_satuan`. */
export function shownPrice({ eachIdr, totalIdr, bundles = [] }: Extract<OrderLine, { kind: 'priced' }>): object {
  const offers = bundles.map(({ count: isi, totalIdr: harga }) => ({ isi, harga }));
  return { harga_satuan: eachIdr, ...(offers.length === 0 ? {} : { harga_paket: offers }), subtotal: totalIdr };
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
