import { noOrderRules, type OrderRules } from '#contracts/values/selling/order-rules';
import { emptyProduct, type ProductInput } from '#contracts/values/selling/products';
import { emptyTerms, type ProductTerms } from '#contracts/values/selling/product-terms';
import type { Quote } from '../../../../core/features/shipping/shipping.types.js';
import { dataTexts, noOwnerData } from '../../../../core/features/replies/owner-data/owner-data.rules.js';
import {
  inLines,
  orderAnswer,
  withoutShipping,
  withShipping,
  type OrderWishes,
} from '../../../../core/features/replies/tools/orders/order-answer.js';

/** A product as an owner enters it in the panel: only the given fields differ from an empty one. */
export type Entered = Pick<ProductInput, 'name'> & Partial<Omit<ProductInput, 'terms'>> & { readonly terms?: Partial<ProductTerms> };

interface Ordered {
  readonly nama: string;
  readonly varian?: string;
  readonly jumlah: number;
}

interface OrderState extends Partial<OrderWishes> {
  /** Quotes of couriers for the order's address. */
  readonly to?: Quote;
}

/** A shop with products and rules of orders in the panel: its texts as the check reads them, and bills of the order tool. */
export function structuredShop(text: string, entered: readonly Entered[], rules: Partial<OrderRules> = {}) {
  const rows = entered.map((one, at) => {
    const terms = { ...emptyTerms, ...one.terms };
    // a running promo replaces the price, as in the list that the bot reads
    const priceIdr = terms.promo?.priceIdr ?? one.priceIdr ?? null;
    return { ...emptyProduct, ...one, priceIdr, id: String(at + 1), terms };
  });
  const present = { ...noOrderRules, ...rules, day: '2026-11-29' };
  const texts = dataTexts({ ...noOwnerData, products: { isWhole: true, rows }, rules: present });
  return {
    owner: [text, ...texts].filter((one) => one !== '').join('\n'),
    /** The result of the order tool as the check reads it. */
    bill(wanted: readonly Ordered[], { to, ...wishes }: OrderState = {}): string {
      const order = orderAnswer(wanted, rows, present, { leadWords: '', ...wishes });
      if (order.kind === 'open') throw new Error(`the order has no total: ${JSON.stringify(order.told)}`);
      return inLines(to ? withShipping(order, to) : withoutShipping(order, 'not-asked'));
    },
  };
}

/** One courier's quote for a place. */
export function quoteTo(destination: string, ...rates: readonly (readonly [courier: string, service: string, cost: number])[]): Quote {
  return {
    kind: 'quoted',
    destination,
    isWhole: false,
    others: [],
    origin: 'Bandung',
    rates: rates.map(([courier, service, cost]) => ({ courier, service, cost, time: null })),
  };
}

/** The result of the shipping tool for one courier. */
export function shippingTo(destination: string, ...rates: readonly (readonly [courier: string, service: string, cost: number])[]): string {
  return JSON.stringify({
    tujuan: destination,
    dari: 'Bandung',
    berat_gram: 1_000,
    ongkir: rates.map(([kurir, layanan, biaya]) => ({ kurir, layanan, biaya })),
  });
}
