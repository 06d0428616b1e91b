import { z } from 'zod';
import { priceMaxIdr } from './figures.js';
import { formatRupiah } from './money.js';

const quantityMax = 100_000;
const unitMaxChars = 20;
/** Maximum number of wholesale prices of one product. */
export const tiersMax = 6;

const price = z
  .number({ error: 'Harga tidak valid. Isi dengan angka.' })
  .int('Harga tidak valid. Isi dengan angka bulat.')
  .max(priceMaxIdr, 'Harga terlalu besar.');
/** A price that is not zero, in whole Rupiah. */
export const RealPrice = price.min(1, { error: () => `Harga harus lebih dari ${formatRupiah(0)}.` });
const quantity = z
  .number({ error: 'Jumlah tidak valid. Isi dengan angka.' })
  .int('Jumlah tidak valid. Isi dengan angka bulat.')
  .max(quantityMax, 'Jumlah terlalu besar.');
/** A day in the shop's time zone: "2026-11-25". */
export const Day = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'Tanggal tidak valid.');

/** The price of one piece for orders of at least `from` pieces. */
export const PriceTier = z.object({ from: quantity.min(2, 'Grosir mulai dari 2.'), priceIdr: RealPrice });
export type PriceTier = z.infer<typeof PriceTier>;

/** A price for a limited time. `from` and `until` are the first and last day, both included; null: no limit. */
export const Promo = z
  .object({ priceIdr: RealPrice, from: Day.nullable(), until: Day.nullable() })
  .refine(({ from, until }) => from === null || until === null || from <= until, 'Promo berakhir sebelum dimulai.');
export type Promo = z.infer<typeof Promo>;

/** Conditions of sale, which the bot may tell customers. The price of a product is for one `unit`. */
export const ProductTerms = z.object({
  /** Unit of the price: "kg", "meter", "lusin"; empty for one piece. */
  unit: z.string().trim().max(unitMaxChars, 'Satuan terlalu panjang.'),
  /** Smallest quantity of an order; null: one. */
  minOrder: quantity.min(1, 'Minimal pesan paling sedikit 1.').nullable(),
  tiers: z
    .array(PriceTier)
    .max(tiersMax, `Harga grosir paling banyak ${tiersMax}.`)
    .refine((tiers) => new Set(tiers.map(({ from }) => from)).size === tiers.length, 'Dua harga grosir punya jumlah yang sama.'),
  /** Price of one piece for resellers. */
  resellerIdr: RealPrice.nullable(),
  promo: Promo.nullable(),
});
export type ProductTerms = z.infer<typeof ProductTerms>;

export const emptyTerms: ProductTerms = { unit: '', minOrder: null, tiers: [], resellerIdr: null, promo: null };

/** The shop's cost of one piece. The bot never reads it. */
export const CostPrice = price.min(0, 'Harga modal tidak boleh kurang dari 0.').nullable();

/**
 * True while the promo runs.
 * @param day today in the shop's time zone: "2026-11-25"
 */
export function isRunning({ from, until }: Pick<Promo, 'from' | 'until'>, day: string): boolean {
  return (from === null || from <= day) && (until === null || day <= until);
}

/** Price of one piece in an order of `count` pieces. Below the first wholesale tier, this is the listed price. */
export function priceAt(listedIdr: number | null, tiers: readonly PriceTier[], count: number): number | null {
  const tier = tiers
    .filter(({ from }) => from <= count)
    .toSorted((one, other) => one.from - other.from)
    .at(-1);
  return tier?.priceIdr ?? listedIdr;
}
