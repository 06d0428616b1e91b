import { smallestUsualIdr } from '#contracts/values/selling/figures';
import { readRupiah } from '#contracts/values/selling/indonesian-numbers';
import { formatRupiah } from '#contracts/values/selling/money';
import type { ProductInput } from '#contracts/values/selling/products';

/** A price as an owner typed it. `small`: probably meant in thousands, as "35" for Rp 35.000. */
export type TypedPrice =
  | { readonly kind: 'none' }
  | { readonly kind: 'unread' }
  | { readonly kind: 'small'; readonly priceIdr: number }
  | { readonly kind: 'usual'; readonly priceIdr: number };

export function typedPrice(text: string): TypedPrice {
  if (text.trim() === '') return { kind: 'none' };
  const priceIdr = readRupiah(text);
  if (priceIdr === null) return { kind: 'unread' };
  return { kind: priceIdr < smallestUsualIdr ? 'small' : 'usual', priceIdr };
}

/** The price that the bot would quote to customers, and the one that the owner may have meant. */
export function smallPriceWords(priceIdr: number): string {
  return priceIdr === 0
    ? 'Bot akan bilang gratis.'
    : `Bot akan menyebut ${formatRupiah(priceIdr)}. Maksudnya ${formatRupiah(1_000 * priceIdr)}? Tulis ${priceIdr}rb.`;
}

/**
 * The first price of the product that is below the smallest usual price and that the product did not have before.
 * Null when there is none.
 */
export function newSmallPrice(product: ProductInput, before: ProductInput | null): number | null {
  const known = new Set(before ? pricesOf(before) : []);
  return pricesOf(product).find((price) => price !== null && price < smallestUsualIdr && !known.has(price)) ?? null;
}

function pricesOf({ priceIdr, variants, terms }: ProductInput): (number | null)[] {
  return [priceIdr, ...[...variants, ...terms.tiers].map((one) => one.priceIdr), terms.resellerIdr, terms.promo?.priceIdr ?? null];
}
