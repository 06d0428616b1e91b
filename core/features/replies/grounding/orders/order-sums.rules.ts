import { lastClause, placesIn } from './amount-places.rules.js';
import { isKindWord } from './name-words.rules.js';
import { orderLinesOf, type OrderLine } from './order-lines.rules.js';
import type { PriceBook } from './price-book.rules.js';
import type { Priced } from './priced.rules.js';

export const totals =
  /(?<!\p{L})(?:total|totalnya|ttl|jumlah|jumlahnya|semua|semuanya|keseluruhan|subtotal|grand total|sekalian|belanja|belanjanya|belanjaan|belanjaannya|bayarnya|dibayar|ditransfer|tagihan|tagihannya|keduanya|dua-duanya|ketiganya)(?!\p{L})/iu;
const addendsMax = 8;

/** The lines of the newest message that orders something, with those of the messages before it. */
export function linesOfLast(leads: readonly string[], book: PriceBook): OrderLine[] {
  const last = orderLinesOf(leads.at(-1) ?? '', book);
  return last.length > 0 ? last : orderLinesOf(leads.join('\n'), book);
}

export function numbersBehind(json: string, key: string): number[] {
  return [...json.matchAll(new RegExp(String.raw`"(?:${key})":(\d{3,9})(?!\d)`, 'g'))].map(([, digits]) => Number(digits));
}

export function totalsIn(text: string): number[] {
  return placesIn(text).flatMap(({ amount, before }) => (totals.test(before) || /jadi|=/i.test(before) ? [amount.value] : []));
}

export function shippingIn(text: string): number[] {
  return placesIn(text).flatMap(({ amount, before }) => (/ongkir|ongkos|antar/i.test(lastClause(before)) ? [amount.value] : []));
}

/** Sums of the last two, the last three, and more amounts. */
export function addendSums(said: readonly number[]): number[] {
  const sums: number[] = [];
  let sum = said.at(-1) ?? 0;
  for (let back = 2; back <= Math.min(addendsMax, said.length); back += 1) {
    sum += said.at(-back)!;
    sums.push(sum);
  }
  return sums;
}

/** The price of one piece when a price is for several: "3 kaos 210rb", "5 pcs 60rb". */
export function sharesOf({ words, each, bundles }: Priced): number[] {
  const named = [...words].map(Number).filter((count) => count > 1);
  return [...bundles, ...named.map((count) => ({ count, idr: each[0]!.idr }))].map(({ count, idr }) => Math.round(idr / count));
}

/** True when one thing is a kind of the other: "kemeja pendek xl" is a kind of "kemeja pendek". */
export function isKindOf(one: Priced, other: Priced): boolean {
  return (
    [...other.words].every((word) => isKindWord(word) || one.words.has(word)) &&
    [...one.words].every((word) => isKindWord(word) || other.words.has(word))
  );
}

export function isAbout(value: number, exact: number): boolean {
  const off = Math.abs(value - exact);
  return off < 1 || (value % 100 === 0 && off < 100) || (value % 500 === 0 && off < 500) || (value % 1_000 === 0 && off < 1_000);
}
