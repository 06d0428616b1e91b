import type { Offer } from '#contracts/values/selling/order-rules';
import { nameKeyOf } from '#contracts/values/selling/products';
import { offerText } from '../../../products/order-rules/order-rules.texts.js';
import { roundedTo } from './order-total.rules.js';

/** Pieces of one product at one price. */
export interface Pieces {
  readonly name: string;
  /** Category of the product; empty when it has none. */
  readonly category: string;
  readonly count: number;
  /**
   * Price of one piece in whole Rupiah. When bundles of a note are cheaper, it is the mean price, which may have a
   * fraction.
   */
  readonly eachIdr: number;
  /** False for a variant with its own price. A bundle price does not apply to such a variant. */
  readonly isListed: boolean;
}

interface Taken {
  readonly name: string;
  readonly idr: number;
}

/** The discount of the offers. */
export interface Offered {
  readonly taken: readonly Taken[];
  readonly idr: number;
}

type Stack = Pieces & { left: number };

/**
 * Applies offers to the goods of an order. Each piece counts in one offer only. An offer that would raise the price
 * is not applied. Offers that compete for the same pieces are tried in two orders: the largest discount first, or the
 * largest discount per piece first. The lower price counts.
 */
export function offersOf(goods: readonly Pieces[], offers: readonly Offer[]): Offered {
  const alone = offers.map((offer) => ({ offer, ...firstOf(offer, goods) })).filter(({ idr }) => idr > 0);
  const orders = [alone.toSorted((one, other) => other.idr - one.idr), alone.toSorted((one, other) => other.perPiece - one.perPiece)];
  const [best] = orders.map((order) => applied(goods, order)).toSorted((one, other) => other.idr - one.idr);
  return { ...best!, taken: offers.flatMap((offer) => best!.taken.get(offer) ?? []) };
}

/** The discount of an offer when it is applied once. */
function firstOf(offer: Offer, goods: readonly Pieces[]): { idr: number; perPiece: number } {
  const stacks = stacksOf(goods);
  const idr = takeOnce(offer, stacks);
  const used = stacks.reduce((sum, { count, left }) => sum + count - left, 0);
  return { idr, perPiece: used > 0 ? idr / used : 0 };
}

function applied(goods: readonly Pieces[], order: readonly { readonly offer: Offer }[]): { taken: Map<Offer, Taken>; idr: number } {
  const stacks = stacksOf(goods);
  const taken = new Map<Offer, Taken>();
  for (const { offer } of order) {
    let exact = 0;
    let times = 0;
    for (;;) {
      const before = stacks.map(({ left }) => left);
      const once = takeOnce(offer, stacks);
      if (once <= 0) break;
      const more = repeated(stacks, before);
      exact += once * (1 + more);
      times += 1 + more;
    }
    // rounded down, so that the total is of whole Rupiah
    const idr = Math.floor(roundedTo(exact, 3));
    if (idr > 0) taken.set(offer, { name: times > 1 ? `${times}x ${offerText(offer)}` : offerText(offer), idr });
  }
  return { taken, idr: [...taken.values()].reduce((sum, one) => sum + one.idr, 0) };
}

function stacksOf(goods: readonly Pieces[]): Stack[] {
  return goods.map((one) => ({ ...one, left: one.count })).toSorted((one, other) => other.eachIdr - one.eachIdr);
}

/**
 * Repeats the last application of an offer as often as each stack that it used still has enough pieces: the next
 * applications would use the same stacks. Ten thousand pieces then need only a few steps.
 * @param before pieces left before that application.
 * @returns the number of repetitions
 */
function repeated(stacks: readonly Stack[], before: readonly number[]): number {
  const used = stacks.map(({ left }, at) => roundedTo(before[at]! - left, 3));
  const times = Math.min(...stacks.flatMap(({ left }, at) => (used[at]! > 0 ? [Math.floor(roundedTo(left / used[at]!, 3))] : [])));
  for (const [at, stack] of stacks.entries()) take(stack, used[at]! * times);
  return times;
}

/**
 * Applies an offer once and takes its pieces from the stacks.
 *
 * @returns the discount; 0 when the offer does not apply, and no piece is taken
 */
function takeOnce({ gives }: Offer, stacks: readonly Stack[]): number {
  if (gives.kind === 'percent' || gives.kind === 'amount') {
    const meant = stacks.filter((stack) => isMeant(gives.goods, stack));
    const off = (each: number): number => (gives.kind === 'percent' ? (each * gives.percent) / 100 : Math.min(gives.amountIdr, each));
    return meant.reduce((sum, stack) => sum + off(stack.eachIdr) * take(stack, stack.left), 0);
  }
  const before = stacks.map(({ left }) => left);
  const idr = gives.kind === 'bundle' ? takenByBundle(gives, stacks) : takenByFree(gives, stacks);
  if (idr > 0) return idr;
  for (const [at, stack] of stacks.entries()) stack.left = before[at]!;
  return 0;
}

function takenByBundle({ things, priceIdr }: Extract<Offer['gives'], { kind: 'bundle' }>, stacks: readonly Stack[]): number {
  let sum = 0;
  for (const { goods, count } of things) {
    const meant = stacks.filter((stack) => stack.isListed && isMeant(goods, stack));
    const price = priceOf(meant, count);
    if (price === null) return 0;
    sum += price;
  }
  return sum - priceIdr;
}

function takenByFree({ goods, buy, free }: Extract<Offer['gives'], { kind: 'free' }>, stacks: readonly Stack[]): number {
  const meant = stacks.filter((stack) => isMeant(goods, stack));
  return priceOf(meant, buy) === null ? 0 : (priceOf(meant.toReversed(), free) ?? 0);
}

/**
 * Takes this number of whole pieces, starting with the first stacks.
 *
 * @returns their price; null when there are too few pieces
 */
function priceOf(stacks: readonly Stack[], count: number): number | null {
  let missing = count;
  let sum = 0;
  for (const stack of stacks) {
    const used = take(stack, Math.min(missing, Math.floor(stack.left)));
    sum += stack.eachIdr * used;
    missing -= used;
  }
  return missing > 0 ? null : sum;
}

function take(stack: Stack, count: number): number {
  stack.left = roundedTo(stack.left - count, 3);
  return count;
}

function isMeant(goods: string, { name, category }: Pieces): boolean {
  const key = nameKeyOf(goods);
  return key !== '' && (key === nameKeyOf(name) || key === nameKeyOf(category));
}

/** Notes for the model about free pieces that the lead could still add. */
export function freeNotes(goods: readonly Pieces[], offers: readonly Offer[]): string[] {
  return offers.flatMap((offer) => {
    const { gives } = offer;
    if (gives.kind !== 'free') return [];
    const count = goods.filter((one) => isMeant(gives.goods, one)).reduce((sum, one) => sum + Math.floor(one.count), 0);
    const missing = gives.buy + gives.free - (count % (gives.buy + gives.free));
    return missing <= gives.free
      ? [`${offerText(offer)}: masih dapat ${missing} gratis, hitung lagi dengan jumlah ${count + missing}`]
      : [];
  });
}
