import type { ProductInput, Variant } from '#contracts/values/selling/products';
import { priceAt } from '#contracts/values/selling/product-terms';
import { bundledIdr, wholesaleIn, type Bundle } from './wholesale-notes.rules.js';

export interface OrderedThing {
  readonly product: Pick<ProductInput, 'name' | 'priceIdr' | 'stock' | 'variants' | 'notes' | 'terms'>;
  readonly variant: Variant | null;
  /** Number of pieces, or of units of the price: 2.5 for two and a half kilos. */
  readonly count: number;
  /** Set when other lines of the order have the same product: minimum, stock and wholesale prices apply to all lines together. */
  readonly together?: Together;
  /** True when the price for resellers applies, if the product has one. */
  readonly isReseller?: boolean;
}

/** Numbers of pieces of one product in an order, over all lines. */
export interface Together {
  readonly pieces: number;
  /** Pieces at the listed price. Pieces of variants with their own price do not count. */
  readonly listed: number;
  /** Listed pieces in earlier lines. */
  readonly before: number;
}

export type OrderLine =
  | {
      readonly kind: 'priced';
      readonly name: string;
      readonly count: number;
      /** The unit of the price: "kg", "meter"; empty for pieces. */
      readonly unit: string;
      /** Price of one piece in whole Rupiah. */
      readonly eachIdr: number;
      /** Total in whole Rupiah, rounded up, because shops do not charge half a Rupiah. */
      readonly totalIdr: number;
      /** Set when pieces are cheaper together, so that the total is not `count × eachIdr`. */
      readonly bundles?: readonly Bundle[];
      /** Set when `eachIdr` is the price for resellers. */
      readonly isReseller?: true;
    }
  | { readonly kind: 'without-price'; readonly name: string }
  | { readonly kind: 'too-few'; readonly name: string; readonly minOrder: number }
  | { readonly kind: 'out-of-stock'; readonly name: string; readonly stock: number };

/**
 * One line of an order, from the owner's data. Wholesale prices come from the product's fields, else from its note. A
 * variant with its own price gets no wholesale price and no reseller price, because the list does not say to which
 * variant they apply. Of a running promotion and a wholesale price, the lower one counts. A reseller price counts
 * when it is even lower.
 */
export function lineOf({
  product,
  variant,
  count,
  together = { pieces: count, listed: count, before: 0 },
  isReseller = false,
}: OrderedThing): OrderLine {
  const name = variant === null ? product.name : `${product.name} ${variant.name}`;
  const { tiers, minOrder, unit, promo, resellerIdr } = product.terms;
  if (variant != null && variant.stock !== null && variant.stock < count) return { kind: 'out-of-stock', name, stock: variant.stock };
  const stock = variant?.stock == null ? stockOf(product, variant) : null;
  if (stock !== null && stock < together.pieces)
    return { kind: 'out-of-stock', name: together.pieces > count ? product.name : name, stock };
  if (minOrder !== null && together.pieces < minOrder) return { kind: 'too-few', name: product.name, minOrder };
  const listed = variant?.priceIdr ?? product.priceIdr;
  const noted =
    tiers.length > 0 ? { tiers, bundles: [] } : wholesaleIn({ name: product.name, notes: product.notes, unit, listedIdr: listed });
  const isOfList = variant?.priceIdr == null;
  const tiered = isOfList ? priceAt(listed, noted.tiers, together.listed) : listed;
  const publicIdr = promo !== null && tiered !== null && listed !== null ? Math.min(tiered, listed) : tiered;
  const isLower = isReseller && isOfList && resellerIdr !== null && resellerIdr < (publicIdr ?? Infinity);
  const exactIdr = isLower ? resellerIdr : publicIdr;
  if (exactIdr === null) return { kind: 'without-price', name };
  const level = isLower ? ({ isReseller: true } as const) : {};
  const priced = { kind: 'priced', name, count, unit, eachIdr: Math.ceil(exactIdr), ...level } as const;
  const totalIdr = Math.ceil(roundedTo(exactIdr * count, 3));
  if (!isOfList || noted.bundles.length === 0) return { ...priced, totalIdr };
  const upTo = (pieces: number): number => Math.min(exactIdr * pieces, bundledIdr(pieces, noted.bundles, exactIdr) ?? Infinity);
  const bundled = Math.ceil(roundedTo(upTo(together.before + count) - upTo(together.before), 3));
  return bundled < totalIdr ? { ...priced, totalIdr: bundled, bundles: noted.bundles } : { ...priced, totalIdr };
}

/**
 * Number of pieces in stock. Without a chosen variant, it is the stock of all variants together. Null when the stock
 * is not counted.
 */
function stockOf({ stock, variants }: OrderedThing['product'], variant: Variant | null): number | null {
  if (variant !== null || variants.length === 0 || variants.some((one) => one.stock === null)) return stock;
  const sum = variants.reduce((all, one) => all + (one.stock ?? 0), 0);
  return stock === null ? sum : Math.min(stock, sum);
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
export function roundedTo(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
