import { z } from 'zod';
import { limits } from '../limits.js';
import { Day, RealPrice } from './product-terms.js';

/**
 * Maximum number of rules of each kind in one account (codes, discounts, offers, fees), and of places with free
 * shipping.
 */
export const rulesMax = 20;
const codeMaxChars = 30;
const nameMaxChars = 40;
/** Maximum number of different goods in one bundle, and of pieces of each. */
const bundleMax = 5;
const piecesMax = 1_000;

const Percent = z
  .number({ error: 'Persen tidak valid. Isi dengan angka.' })
  .min(0.1, 'Persen paling sedikit 0,1.')
  .max(100, 'Persen paling banyak 100.');

const OfGoods = z.object({ kind: z.literal('percent'), percent: Percent, maxIdr: RealPrice.nullable() });
const Amount = z.object({ kind: z.literal('amount'), amountIdr: RealPrice });
/** Free shipping. `maxIdr` is the maximum that the shop pays; null: the cheapest shipping service is free. */
const FreeShipping = z.object({ kind: z.literal('free-shipping'), maxIdr: RealPrice.nullable() });

const isInOrder = ({ from, until }: { from: string | null; until: string | null }): boolean =>
  from === null || until === null || from <= until;
const wrongOrder = 'Tanggal sampai lebih awal daripada tanggal mulai.';
/**
 * Conditions of a rule. `minIdr`: minimum price of the goods; null: no minimum. `from` and `until`: first and last
 * day, both included; null: no limit.
 */
const conditions = { minIdr: RealPrice.nullable(), from: Day.nullable(), until: Day.nullable() };

/** A discount code that a lead must name. The bot never offers a code. */
export const DiscountCode = z
  .object({
    code: z
      .string()
      .trim()
      .regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u, 'Kode hanya berisi huruf dan angka, tanpa spasi.')
      .max(codeMaxChars, `Kode paling panjang ${codeMaxChars} huruf.`),
    gives: z.discriminatedUnion('kind', [OfGoods, Amount, FreeShipping]),
    ...conditions,
  })
  .refine(isInOrder, wrongOrder);
export type DiscountCode = z.infer<typeof DiscountCode>;

/** A discount for everybody. */
export const Discount = z.object({ gives: z.discriminatedUnion('kind', [OfGoods, Amount]), ...conditions }).refine(isInOrder, wrongOrder);
export type Discount = z.infer<typeof Discount>;

/** The name of a product or of a category, as in the owner's list. */
const Goods = z
  .string()
  .trim()
  .min(1, 'Nama barang tidak boleh kosong.')
  .max(limits.productNameMaxChars, `Nama barang paling panjang ${limits.productNameMaxChars} huruf.`);
const pieces = z
  .number({ error: 'Jumlah tidak valid. Isi dengan angka.' })
  .int('Jumlah tidak valid. Isi dengan angka bulat.')
  .min(1, 'Jumlah paling sedikit 1.')
  .max(piecesMax, `Jumlah paling banyak ${new Intl.NumberFormat('id-ID').format(piecesMax)}.`);
const Bundled = z.object({ goods: Goods, count: pieces });

/**
 * A lower price of some goods of the list. `from` and `until` are the first and last day, both included; null: no
 * limit.
 */
export const Offer = z
  .object({
    gives: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('percent'), goods: Goods, percent: Percent }),
      /** A discount on each piece. */
      z.object({ kind: z.literal('amount'), goods: Goods, amountIdr: RealPrice }),
      /** A price for all `things` together. */
      z.object({
        kind: z.literal('bundle'),
        things: z
          .array(Bundled)
          .min(1)
          .max(bundleMax, `Isi paket paling banyak ${bundleMax} barang.`)
          .refine((things) => things.reduce((sum, { count }) => sum + count, 0) > 1, 'Isi paket paling sedikit 2 barang.'),
        priceIdr: RealPrice,
      }),
      /** "Beli 2 gratis 1" (buy 2, get 1 free). The cheapest pieces are free. */
      z.object({ kind: z.literal('free'), goods: Goods, buy: pieces, free: pieces }),
    ]),
    from: Day.nullable(),
    until: Day.nullable(),
  })
  .refine(isInOrder, wrongOrder);
export type Offer = z.infer<typeof Offer>;

/** The names of products and categories in an offer. */
export function goodsOf({ gives }: Pick<Offer, 'gives'>): string[] {
  return gives.kind === 'bundle' ? gives.things.map(({ goods }) => goods) : [gives.goods];
}

/** A charge besides the goods and shipping. */
export const Fee = z.object({
  name: z.string().trim().min(1, 'Nama biaya tidak boleh kosong.').max(nameMaxChars, `Nama biaya paling panjang ${nameMaxChars} huruf.`),
  costs: z.discriminatedUnion('kind', [
    /** Percentage of the price of the goods after a discount; with `total`, of this price and the shipping. */
    z.object({ kind: z.literal('percent'), percent: Percent, of: z.enum(['goods', 'total']) }),
    z.object({ kind: z.literal('amount'), amountIdr: RealPrice, per: z.enum(['order', 'piece']) }),
  ]),
  /** `asked`: only for leads who want it, such as COD (cash on delivery). */
  when: z.enum(['always', 'asked']),
  /** The fee is due only when the price of the goods is lower than this; null: always. */
  belowIdr: RealPrice.nullable(),
});
export type Fee = z.infer<typeof Fee>;

/** A part of the price that a lead pays in advance. */
export const Deposit = z.object({
  pays: z.discriminatedUnion('kind', [z.object({ kind: z.literal('percent'), percent: Percent }), Amount]),
  /** The deposit is due only when the price of the goods is at least this; null: always. */
  minIdr: RealPrice.nullable(),
});
export type Deposit = z.infer<typeof Deposit>;

/** The form in which codes and names are compared: "Hemat-10" becomes "hemat10". */
export function ruleKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const isOnce = (names: readonly string[]): boolean => new Set(names.map(ruleKey)).size === names.length;

/** The charges and discounts of an account's orders, besides the conditions of single products. */
export const OrderRules = z.object({
  /** Free shipping for goods of at least `minIdr`, and only to `places`. Without places, to all places. */
  freeShipping: FreeShipping.omit({ kind: true })
    .extend({
      minIdr: RealPrice,
      places: z
        .array(z.string().trim().min(1).max(nameMaxChars, `Nama tujuan paling panjang ${nameMaxChars} huruf.`))
        .max(rulesMax, `Tujuan gratis ongkir paling banyak ${rulesMax}.`),
    })
    .nullable(),
  codes: z
    .array(DiscountCode)
    .max(rulesMax, `Kode paling banyak ${rulesMax}.`)
    .refine((codes) => isOnce(codes.map(({ code }) => code)), 'Ada dua kode yang sama.'),
  discounts: z.array(Discount).max(rulesMax, `Diskon paling banyak ${rulesMax}.`),
  offers: z.array(Offer).max(rulesMax, `Paket dan promo barang paling banyak ${rulesMax}.`),
  deposit: Deposit.nullable(),
  fees: z
    .array(Fee)
    .max(rulesMax, `Biaya paling banyak ${rulesMax}.`)
    .refine((fees) => isOnce(fees.map(({ name }) => name)), 'Ada dua biaya dengan nama yang sama.'),
});
export type OrderRules = z.infer<typeof OrderRules>;

export const noOrderRules: OrderRules = { freeShipping: null, codes: [], discounts: [], offers: [], deposit: null, fees: [] };
