import { editableRupiah } from '#contracts/values/selling/money';
import { cutText } from '#contracts/values/texts';
import { ruleKey, type Deposit, type Discount, type DiscountCode, type Fee } from '#contracts/values/selling/order-rules';
import { freeShippingText, percentText } from '../../../products/order-rules/order-rules.texts.js';
import type { PresentRules } from '../../../products/order-rules/order-rules.types.js';
import { isPlaceIn } from '../../../shipping/shipping.service.js';
import { freeNotes, offersOf, type Pieces } from './offers.rules.js';
import { roundedTo } from './order-total.rules.js';

/** Maximum number of words in which a lead writes a code: "HEMAT 10". */
const codeWords = 4;
/** Maximum number of characters that are repeated of a name that the rules do not have. */
const namedChars = 40;

/** Wishes of a lead besides the goods. */
export interface Wishes {
  readonly code: string | null;
  /** Names of the fees that the lead wants. */
  readonly fees: readonly string[];
  /** The lead's own words: a code that they do not contain has no effect. */
  readonly leadWords: string;
}

/** The goods of an order. */
export interface Goods {
  readonly idr: number;
  readonly pieces: number;
  /** True when a price for resellers applies. No discount is added to it. */
  readonly isReseller: boolean;
  /** The same goods by product and price, to which offers apply. */
  readonly lines: readonly Pieces[];
}

interface Named {
  readonly name: string;
  readonly idr: number;
}

interface PaidShipping {
  readonly minIdr: number | null;
  readonly maxIdr: number | null;
  readonly places: readonly string[];
}

/** An order by the account's rules, before shipping. */
export interface Bill {
  readonly goodsIdr: number;
  /** Either the best discount of the whole order, or the offers for its goods. */
  readonly discounts: readonly Named[];
  readonly fees: readonly Named[];
  /** Fees in percent of the total. Their amount depends on the shipping cost. */
  readonly ofTotal: readonly { readonly name: string; readonly percent: number }[];
  readonly freeShipping: readonly PaidShipping[];
  readonly deposit: Deposit | null;
  /** Notes for the model about wishes without an effect, with the reason. */
  readonly notes: readonly string[];
}

/**
 * Applies the rules to the goods. Discounts are not added to each other: either one discount on the whole order
 * applies, or the offers for single goods together. The larger reduction counts.
 */
export function billOf(goods: Goods, wishes: Wishes, rules: PresentRules): Bill {
  const code = codeOf(goods, wishes, rules);
  const discounts = goods.isReseller ? [] : [...rules.discounts.flatMap((rule) => discountOf(rule, goods)), ...code.discounts];
  const best = discounts.toSorted((one, other) => other.idr - one.idr)[0] ?? null;
  const offered = offersOf(goods.isReseller ? [] : goods.lines, rules.offers);
  const areOffersBest = offered.idr > (best?.idr ?? 0);
  const used = areOffersBest ? offered.taken : best === null ? [] : [best];
  const fees = feesOf(goods, wishes.fees, rules.fees);
  const left = goods.idr - sumOf(used);
  const { freeShipping, deposit } = rules;
  const isFree = freeShipping !== null && goods.idr >= freeShipping.minIdr;
  return {
    goodsIdr: goods.idr,
    discounts: used,
    fees: fees.counted.flatMap((fee) => feeOf(fee, goods, left)),
    ofTotal: fees.counted.flatMap(({ name, costs }) =>
      costs.kind === 'percent' && costs.of === 'total' ? [{ name, percent: costs.percent }] : [],
    ),
    freeShipping: [...(isFree ? [freeShipping] : []), ...code.freeShipping],
    deposit: deposit !== null && goods.idr >= (deposit.minIdr ?? 0) ? deposit : null,
    notes: [
      ...code.notes,
      ...(code.discounts.some((one) => !used.includes(one)) ? ['Kode tidak dipakai: diskon lain lebih besar'] : []),
      ...(offered.idr > 0 && !areOffersBest ? ['Paket dan promo barang tidak dipakai: diskon lain sama atau lebih besar'] : []),
      ...(goods.isReseller || (best !== null && !areOffersBest) ? [] : freeNotes(goods.lines, rules.offers)),
      ...(freeShipping !== null && !isFree
        ? [`${freeShippingText(freeShipping)}: kurang ${editableRupiah(freeShipping.minIdr - goods.idr)}`]
        : []),
      ...fees.unknown.map((name) => `Biaya ${cutText(name, namedChars)}: tidak ada di daftar biaya`),
    ],
  };
}

/**
 * The discount on the whole order. Empty when the goods cost less than its minimum, because the instruction names
 * that condition.
 */
function discountOf({ gives, minIdr }: Discount, goods: Goods): Named[] {
  if (missingOf(goods, minIdr) !== null) return [];
  const name = `Diskon ${gives.kind === 'percent' ? percentText(gives.percent) : editableRupiah(gives.amountIdr)}`;
  return [{ name, idr: takenOff(goods.idr, gives) }];
}

/** The reduction of a discount, rounded down, so that the total is in whole Rupiah. */
function takenOff(goodsIdr: number, gives: Discount['gives']): number {
  if (gives.kind === 'amount') return Math.min(gives.amountIdr, goodsIdr);
  return Math.min(Math.floor(roundedTo((goodsIdr * gives.percent) / 100, 3)), gives.maxIdr ?? goodsIdr);
}

function missingOf({ idr }: Goods, minIdr: number | null): string | null {
  return minIdr === null || idr >= minIdr ? null : `minimal belanja ${editableRupiah(minIdr)}, kurang ${editableRupiah(minIdr - idr)}`;
}

interface TriedCode {
  readonly discounts: readonly Named[];
  readonly freeShipping: readonly PaidShipping[];
  readonly notes: readonly string[];
}

/** The effect of the lead's code, or why it has none. */
function codeOf(goods: Goods, { code: written, leadWords }: Wishes, { codes, day }: PresentRules): TriedCode {
  const none = (...notes: string[]): TriedCode => ({ discounts: [], freeShipping: [], notes });
  if (written === null || ruleKey(written) === '') return none();
  if (!isWrittenIn(leadWords, ruleKey(written))) return none('Kode promo dihitung setelah kodenya ditulis di chat ini');
  const rule = codes.find(({ code }) => ruleKey(code) === ruleKey(written));
  if (rule === undefined) return none(`Kode ${cutText(written, namedChars)}: tidak dikenal`);
  const name = `Kode ${rule.code}`;
  const reason = refusalOf(rule, goods, day);
  if (reason !== null) return none(`${name}: ${reason}`);
  if (rule.gives.kind === 'free-shipping')
    return { ...none(), freeShipping: [{ minIdr: rule.minIdr, maxIdr: rule.gives.maxIdr, places: [] }] };
  if (goods.isReseller) return none(`${name}: tidak digabung dengan harga reseller`);
  const { gives } = rule;
  const share = gives.kind === 'percent' ? `${name} ${percentText(gives.percent)}` : name;
  return { ...none(), discounts: [{ name: share, idr: takenOff(goods.idr, gives) }] };
}

function refusalOf({ from, until, minIdr }: DiscountCode, goods: Goods, day: string): string | null {
  if (until !== null && day > until) return `sudah berakhir ${until}`;
  if (from !== null && day < from) return `baru berlaku mulai ${from}`;
  return missingOf(goods, minIdr);
}

/** True when the words contain the code. The code may have spaces or hyphens in it: "HEMAT 10", "hemat-10". */
function isWrittenIn(words: string, key: string): boolean {
  const all = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return all.some((_, at) => {
    let joined = '';
    for (const word of all.slice(at, at + codeWords)) {
      joined += word;
      if (joined.length >= key.length) break;
    }
    return joined === key;
  });
}

/** The fees of this order, and the fees that the lead wants but the rules do not have. */
function feesOf({ idr }: Goods, wanted: readonly string[], fees: readonly Fee[]): { counted: Fee[]; unknown: string[] } {
  const isMeant = (fee: Fee, name: string): boolean => {
    const [own, given] = [ruleKey(fee.name), ruleKey(name.replace(/^\s*(?:biaya|ongkos)\s/iu, ''))];
    return given !== '' && own === given;
  };
  const applies = (fee: Fee): boolean => fee.belowIdr === null || idr < fee.belowIdr;
  return {
    counted: fees.filter((fee) => applies(fee) && (fee.when === 'always' || wanted.some((name) => isMeant(fee, name)))),
    unknown: wanted.filter((name) => !fees.some((fee) => isMeant(fee, name))),
  };
}

function feeOf({ name, costs }: Fee, { pieces }: Goods, leftIdr: number): Named[] {
  if (costs.kind === 'amount') return [{ name, idr: Math.ceil(costs.amountIdr * (costs.per === 'piece' ? pieces : 1)) }];
  return costs.of === 'total' ? [] : [{ name, idr: percentOf(leftIdr, costs.percent) }];
}

/** A percentage of an amount, rounded up, because shops do not charge half a Rupiah. */
function percentOf(idr: number, percent: number): number {
  return Math.ceil(roundedTo((idr * percent) / 100, 3));
}

function sumOf(named: readonly Named[]): number {
  return named.reduce((sum, { idr }) => sum + idr, 0);
}

/** Fees that are a percentage of the total. Each is given here as an amount in whole Rupiah. */
export interface Total {
  /** Fees in percent of the total, in whole Rupiah. */
  readonly ofTotal: readonly Named[];
  readonly idr: number;
  readonly depositIdr: number | null;
}

/** The total with this shipping cost, in whole Rupiah. */
export function totalOf({ goodsIdr, discounts, fees, ofTotal, deposit }: Bill, shippingIdr: number): Total {
  const before = goodsIdr - sumOf(discounts) + shippingIdr;
  const shares = ofTotal.map(({ name, percent }) => ({ name, idr: percentOf(before, percent) }));
  const idr = before + sumOf([...fees, ...shares]);
  return { ofTotal: shares, idr, depositIdr: deposit === null ? null : depositOf(deposit, idr) };
}

function depositOf({ pays }: Deposit, totalIdr: number): number {
  return pays.kind === 'percent' ? percentOf(totalIdr, pays.percent) : Math.min(pays.amountIdr, totalIdr);
}

/** One offer of a shipping service. */
export interface OfferedRate {
  readonly costIdr: number;
  /** True for the cheapest of all services. */
  readonly isCheapest: boolean;
  /** The full name of the place: "Coblong, Bandung, Jawa Barat". */
  readonly destination: string;
}

/** The part of the shipping cost that the shop pays, in whole Rupiah. */
export function paidByShop({ freeShipping }: Bill, { costIdr, isCheapest, destination }: OfferedRate): number {
  const paid = freeShipping
    .filter(({ places }) => isThere(places, destination))
    .map(({ maxIdr }) => (maxIdr === null ? (isCheapest ? costIdr : 0) : Math.min(costIdr, maxIdr)));
  return Math.max(0, ...paid);
}

/** True when the order is large enough for free shipping, but free shipping applies only to other places. */
export function isElsewhere({ freeShipping }: Bill, destination: string): boolean {
  return freeShipping.length > 0 && freeShipping.every(({ places }) => !isThere(places, destination));
}

function isThere(places: readonly string[], destination: string): boolean {
  return places.length === 0 || places.some((place) => isPlaceIn(place, destination));
}
