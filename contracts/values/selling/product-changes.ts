import { z } from 'zod';
import { limits } from '../limits.js';
import { stockMax } from './figures.js';
import { Category } from './products.js';

/** Maximum number of products named in one change. A change of all products that match a search needs no names. */
export const chosenMax = limits.pageSizeMax;
export const roundings = [1, 100, 500, 1_000] as const;
const shiftMaxIdr = 100_000_000;

/**
 * A change of the price, in percent or in whole Rupiah, down or up. The new price is rounded to the nearest
 * multiple of `roundTo`. Prices of variants change too; wholesale, reseller, promo and cost prices do not.
 */
export const PriceShift = z.object({
  kind: z.literal('price'),
  percent: z
    .number()
    .int('Isi persen dengan angka bulat.')
    .min(-90, 'Turun paling banyak 90%.')
    .max(500, 'Naik paling banyak 500%.')
    .nullable(),
  rupiah: z
    .number()
    .int('Isi Rupiah dengan angka bulat.')
    .min(-shiftMaxIdr, 'Angkanya terlalu besar.')
    .max(shiftMaxIdr, 'Angkanya terlalu besar.')
    .nullable(),
  roundTo: z.union(roundings.map((one) => z.literal(one))),
});
export type PriceShift = z.infer<typeof PriceShift>;

/** One change of many products. */
export const ProductsChange = z.union([
  PriceShift,
  z.object({ kind: z.literal('stock'), stock: z.number().int().min(0, 'Stok tidak boleh kurang dari 0.').max(stockMax).nullable() }),
  z.object({ kind: z.literal('active'), active: z.boolean() }),
  z.object({ kind: z.literal('category'), category: Category }),
  z.object({ kind: z.literal('remove') }),
]);
export type ProductsChange = z.infer<typeof ProductsChange>;

/** The price after a shift. Null when the result would not be above Rp 0. */
export function shiftedPrice(priceIdr: number, { percent, rupiah, roundTo }: Omit<PriceShift, 'kind'>): number | null {
  const shifted = priceIdr + Math.round((priceIdr * (percent ?? 0)) / 100) + (rupiah ?? 0);
  const rounded = Math.round(shifted / roundTo) * roundTo;
  return rounded > 0 ? rounded : null;
}
