import { z } from 'zod';
import { orNewer } from '../../values/base/newer-value.js';
import { reading } from '../../values/reading.js';
import { OrderRules } from '../../values/selling/order-rules.js';
import { route } from '../route.js';
import { Done } from '../shapes.js';

const idr = z.number();
const most = idr.nullable();
const OfGoods = z.object({ kind: z.literal('percent'), percent: z.number(), maxIdr: most });
const Amount = z.object({ kind: z.literal('amount'), amountIdr: idr });
const FreeShipping = z.object({ kind: z.literal('free-shipping'), maxIdr: most });
const days = { from: z.string().nullable(), until: z.string().nullable() };
const conditions = { minIdr: most, ...days };

/** The stored rules. They were checked when they were saved. A rule of a newer version stays as it is (`NewerValue`). */
const StoredRules = z.object({
  freeShipping: orNewer(z.object({ minIdr: idr, maxIdr: most, places: z.array(z.string()) })).nullable(),
  codes: z.array(
    orNewer(z.object({ code: z.string(), gives: z.discriminatedUnion('kind', [OfGoods, Amount, FreeShipping]), ...conditions })),
  ),
  discounts: z.array(orNewer(z.object({ gives: z.discriminatedUnion('kind', [OfGoods, Amount]), ...conditions }))),
  offers: z.array(
    orNewer(
      z.object({
        gives: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('percent'), goods: z.string(), percent: z.number() }),
          z.object({ kind: z.literal('amount'), goods: z.string(), amountIdr: idr }),
          z.object({
            kind: z.literal('bundle'),
            things: z.array(z.object({ goods: z.string(), count: z.number().int() })),
            priceIdr: idr,
          }),
          z.object({ kind: z.literal('free'), goods: z.string(), buy: z.number().int(), free: z.number().int() }),
        ]),
        ...days,
      }),
    ),
  ),
  deposit: orNewer(
    z.object({
      pays: z.discriminatedUnion('kind', [z.object({ kind: z.literal('percent'), percent: z.number() }), Amount]),
      minIdr: most,
    }),
  ).nullable(),
  fees: z.array(
    orNewer(
      z.object({
        name: z.string(),
        costs: z.discriminatedUnion('kind', [
          z.object({
            kind: z.literal('percent'),
            percent: z.number(),
            of: z.enum(['goods', 'total']).register(reading, { unknown: 'goods', absent: 'goods' }),
          }),
          z.object({
            kind: z.literal('amount'),
            amountIdr: idr,
            per: z.enum(['order', 'piece']).register(reading, { unknown: 'order', absent: 'order' }),
          }),
        ]),
        when: z.enum(['always', 'asked']).register(reading, { unknown: 'asked', absent: 'asked' }),
        belowIdr: most,
      }),
    ),
  ),
});
export type StoredRules = z.infer<typeof StoredRules>;

/**
 * The charges and discounts of an account's orders. In a separate module, because only one card of the panel uses
 * them.
 */
export const orderRules = {
  read: route('GET', '/order-rules', { scope: 'account', needs: 'training.read', reply: StoredRules }),
  /** Kinds of rules that the request lacks stay unchanged: a page of an earlier version does not know them. */
  save: route('PUT', '/order-rules', { scope: 'account', needs: 'training.write', body: OrderRules.partial(), reply: Done }),
} as const;
