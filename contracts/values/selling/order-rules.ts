import { z } from 'zod';
import { limits } from '../limits.js';
import { Day, RealPrice } from './product-terms.js';

/** Codes, discounts and fees of one account, and places of free shipping. */
export const rulesMax = 20;
const codeMaxChars = 30;
const nameMaxChars = 40;
/** Different goods in one bundle, and pieces of each. */
const bundleMax = 5;
const piecesMax = 1_000;

const Percent = z
  .number({ error: 'Persen tidak valid. Isi dengan angka.' })
  .min(0.1, 'Persen paling sedikit 0,1.')
  .max(100, 'Persen paling banyak 100.');

const OfGoods = z.object({ kind: z.literal('percent'), percent: Percent, maxIdr: RealPrice.nullable() });
const Amount = z.object({ kind: z.literal('amount'), amountIdr: RealPrice });
/** `maxIdr`: what the shop pays at most. Null: the cheapest service is free. */
const FreeShipping = z.object({ kind: z.literal('free-shipping'), maxIdr: RealPrice.nullable() });

const isInOrder = ({ from, until }: { from: string | null; until: string | null }): boolean =>
  from === null || until === null || from <= until;
const wrongOrder = 'Tanggal sampai lebih awal daripada tanggal mulai.';
/** The price of the goods from which a rule counts; null: always. Both days are included; null: without a start or an end. */
const conditions = { minIdr: RealPrice.nullable(), from: Day.nullable(), until: Day.nullable() };

/** A code that a lead must name. The bot offers none. */
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

/** A lower price of some goods of the list. Both days are included; null: without a start or an end. */
export const Offer = z
  .object({
    gives: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('percent'), goods: Goods, percent: Percent }),
      /** Off each piece. */
      z.object({ kind: z.literal('amount'), goods: Goods, amountIdr: RealPrice }),
      /** The price of all of them together. */
      z.object({
        kind: z.literal('bundle'),
        things: z
          .array(Bundled)
          .min(1)
          .max(bundleMax, `Isi paket paling banyak ${bundleMax} barang.`)
          .refine((things) => things.reduce((sum, { count }) => sum + count, 0) > 1, 'Isi paket paling sedikit 2 barang.'),
        priceIdr: RealPrice,
      }),
      /** "Beli 2 gratis 1": the cheapest pieces are free. */
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
    /** Of the goods after a discount; with shipping for `total`. */
    z.object({ kind: z.literal('percent'), percent: Percent, of: z.enum(['goods', 'total']) }),
    z.object({ kind: z.literal('amount'), amountIdr: RealPrice, per: z.enum(['order', 'piece']) }),
  ]),
  /** `asked`: only for leads who want it, such as COD. */
  when: z.enum(['always', 'asked']),
  /** Only for goods of a lower price than this. */
  belowIdr: RealPrice.nullable(),
});
export type Fee = z.infer<typeof Fee>;

/** The amount that a lead pays first. */
export const Deposit = z.object({
  pays: z.discriminatedUnion('kind', [z.object({ kind: z.literal('percent'), percent: Percent }), Amount]),
  /** Only for goods of at least this price. */
  minIdr: RealPrice.nullable(),
});
export type Deposit = z.infer<typeof Deposit>;

/** A code or a name as it is compared: "Hemat-10" is "hemat10". */
export function ruleKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const isOnce = (names: readonly string[]): boolean => new Set(names.map(ruleKey)).size === names.length;

/** The charges and discounts of an account's orders, besides the conditions of single products. */
export const OrderRules = z.object({
  /** Free shipping from that price of the goods on, only to these places; to all for none. */
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
