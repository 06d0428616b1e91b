import type { OwnProduct } from '../../../products/products.service.js';
import type { Quote } from '../../../shipping/shipping.types.js';
import type { Variant } from '#contracts/values/selling/products';
import { percentText } from '../../../products/order-rules/order-rules.texts.js';
import { noPresentRules, type PresentRules } from '../../../products/order-rules/order-rules.types.js';
import { leadText } from '../../owner-data/lead-text.rules.js';
import { measured } from '../../owner-data/product-match.rules.js';
import { ordered } from '../listed-products.js';
import { weightsIn } from '../weights.rules.js';
import { billOf, isElsewhere, paidByShop, totalOf, type Bill, type Total } from './order-bill.rules.js';
import { isDivisible } from './order-count.rules.js';
import { goodsIdr, lineOf, roundedTo, shownPrice, type OrderLine, type Together } from './order-total.rules.js';

const ratesShown = 4;
/** Value of an amount that was not computed. The definition of the tool tells the model how to continue. */
const notCounted = 'belum terhitung';

const levelNote = 'Harga reseller hanya untuk reseller';
/** Words with which leads say that they resell the goods. */
const sellers =
  /(?<!\p{L})(?:re-?sell(?:er)?|drop[ -]?ship(?:per|er)?|agen|distributor|jual(?:an)? lagi|dijual (?:lagi|kembali)|mitra)(?:nya)?(?!\p{L})/iu;

/** The model's arguments besides the goods, and the lead's words, which must contain them. */
export interface OrderWishes {
  readonly kode?: string | null | undefined;
  readonly biaya?: readonly string[] | null | undefined;
  readonly reseller?: boolean | null | undefined;
  readonly leadWords: string;
}

interface Wanted {
  readonly nama: string;
  readonly varian?: string | null | undefined;
  readonly jumlah: number;
}

/** An order whose goods all have a price. */
export interface CountedOrder {
  readonly kind: 'counted';
  /** The goods in the form for the model. */
  readonly told: object;
  readonly bill: Bill;
  /** Weight by the owner's list; null when the weight of a product is unknown. */
  readonly grams: number | null;
}

/** The goods of an order by the owner's list and rules. @param found the products in which the names are looked up */
export function orderAnswer(
  wanted: readonly Wanted[],
  found: readonly OwnProduct[],
  rules: PresentRules = noPresentRules,
  { kode, biaya, reseller, leadWords }: OrderWishes = { leadWords: '' },
): CountedOrder | { readonly kind: 'open'; readonly told: object } {
  const { things, missing } = thingsOf(wanted, found);
  const isReseller = reseller === true && sellers.test(leadWords);
  const rows = things.map((thing) => ({ ...thing, line: lineOf({ ...thing, together: togetherWith(thing, things), isReseller }) }));
  const open = new Set([...missing, ...rows.flatMap(({ line }) => openNote(line))]);
  const goods = open.size > 0 ? null : goodsIdr(rows.map(({ line }) => line));
  const lines = rows.flatMap(({ line, unlisted }) => (line.kind === 'priced' ? [shownLine(line, unlisted)] : []));
  if (goods === null) return { kind: 'open', told: { barang: lines, belum_bisa_ditotal: [...open].map(leadText) } };
  const pieces = roundedTo(
    things.reduce((sum, { count }) => sum + count, 0),
    3,
  );
  const atLevel = rows.flatMap(({ line }) => (line.kind === 'priced' ? [line] : []));
  const stacks = rows.flatMap(({ line, product, variant, count }) =>
    line.kind === 'priced'
      ? [{ name: product.name, category: product.category, count, eachIdr: line.totalIdr / count, isListed: variant?.priceIdr == null }]
      : [],
  );
  const bill = billOf(
    { idr: goods, pieces, isReseller: atLevel.some((line) => line.isReseller), lines: stacks },
    { code: kode ?? null, fees: biaya ?? [], leadWords },
    rules,
  );
  const notes = [...bill.notes, ...levelNotes(reseller === true, isReseller, atLevel)];
  return { kind: 'counted', told: { barang: lines, total_barang: goods }, bill: { ...bill, notes }, grams: gramsOf(things) };
}

/** Notes for the model when a lead asks for the reseller price but does not get it. */
function levelNotes(isWanted: boolean, isReseller: boolean, lines: readonly { name: string; isReseller?: true }[]): string[] {
  if (!isWanted) return [];
  return isReseller ? lines.flatMap((line) => (line.isReseller ? [] : [`${line.name}: tidak ada harga reseller`])) : [levelNote];
}

/**
 * The result without a total that includes shipping.
 *
 * @param shipping whether the lead named an address
 */
export function withoutShipping({ told, bill }: CountedOrder, shipping: 'asked' | 'not-asked'): object {
  const { discounts, fees, ofTotal, deposit } = bill;
  const total = totalOf(bill, 0);
  const isSame = discounts.length === 0 && fees.length === 0;
  const left = ofTotal.map(({ name, percent }) => `biaya ${name} ${percentText(percent)} dari total dengan ongkir`);
  return {
    ...told,
    ...shownBill(bill),
    ...(left.length > 0
      ? { belum_terhitung: left.map(leadText) }
      : { ...(isSame ? {} : { total_tanpa_ongkir: total.idr }), ...(deposit === null ? {} : shownDeposit(total)) }),
    ...(shipping === 'asked' ? { ongkir: notCounted } : {}),
    ...shownNotes([...bill.notes, ...(bill.freeShipping.length > 0 ? ['Syarat belanja gratis ongkir terpenuhi'] : [])]),
  };
}

/**
 * The result with a total for each shipping service.
 *
 * @param courier the only courier that the lead accepts; null for any
 */
export function withShipping(order: CountedOrder, quote: Quote, courier: string | null = null): object {
  if (quote.kind !== 'quoted') return withoutShipping(order, 'asked');
  const { told, bill } = order;
  const { destination } = quote;
  const rates = quote.rates.slice(0, ratesShown).map((rate, at) => {
    const paid = paidByShop(bill, { costIdr: rate.cost, isCheapest: at === 0 && courier === null, destination });
    const total = totalOf(bill, rate.cost - paid);
    return {
      ...{ kurir: rate.courier, layanan: rate.service, ongkir: rate.cost - paid },
      ...(paid === 0 ? {} : { ongkir_asli: rate.cost, ditanggung_toko: paid }),
      ...(total.ofTotal.length === 0 ? {} : { biaya: total.ofTotal.map(shownFee) }),
      total: total.idr,
      ...shownDeposit(total),
    };
  });
  const isOther = courier !== null && bill.freeShipping.some(({ maxIdr }) => maxIdr === null);
  const notes = [
    ...bill.notes,
    ...(isElsewhere(bill, destination) ? ['Gratis ongkir tidak berlaku untuk tujuan ini'] : []),
    ...(isOther ? ['Gratis ongkir hanya untuk layanan termurah, tanpa memilih kurir'] : []),
  ];
  return { ...told, ...shownBill(bill), tujuan: destination, dengan_ongkir: rates, ...shownNotes(notes) };
}

function shownBill({ discounts, fees }: Bill): object {
  return {
    ...(discounts.length === 0 ? {} : { potongan: discounts.map(shownFee) }),
    ...(fees.length === 0 ? {} : { biaya: fees.map(shownFee) }),
  };
}

function shownFee({ name, idr }: { readonly name: string; readonly idr: number }): object {
  return { nama: leadText(name), nominal: idr };
}

function shownDeposit({ idr, depositIdr }: Total): object {
  return depositIdr === null ? {} : { dp: depositIdr, sisa_setelah_dp: idr - depositIdr };
}

function shownNotes(notes: readonly string[]): object {
  return notes.length === 0 ? {} : { catatan: notes.map(leadText) };
}

/**
 * The result as JSON with one field per line. The checks of answers treat a line as one statement. Without the line
 * breaks, they would treat a condition in a note as a condition of the discount beside it.
 */
export function inLines(told: object): string {
  return `{${Object.entries(told)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
    .join(',\n')}}`;
}

interface Thing {
  readonly product: OwnProduct;
  readonly variant: Variant | null;
  readonly count: number;
  /** The ordered variant when the owner's list has no variants of the product. */
  readonly unlisted: string | null;
}

/** The ordered things. Lines with the same thing are joined. */
function thingsOf(wanted: readonly Wanted[], found: readonly OwnProduct[]): { things: Thing[]; missing: string[] } {
  const things = new Map<string, Thing>();
  const missing: string[] = [];
  for (const one of wanted) {
    const thing = thingOf(one, found);
    if (typeof thing === 'string') missing.push(thing);
    else {
      const key = JSON.stringify([thing.product.id, thing.variant?.name ?? thing.unlisted]);
      things.set(key, { ...thing, count: roundedTo(thing.count + (things.get(key)?.count ?? 0), 3) });
    }
  }
  const isBroken = ({ count, product }: Thing): boolean => !Number.isInteger(count) && !isDivisible(product.terms.unit);
  const whole = [...things.values()].filter((thing) => !isBroken(thing));
  const broken = [...things.values()].filter(isBroken).map(({ product }) => `${product.name}: jumlahnya harus bulat`);
  return { things: whole, missing: [...missing, ...broken] };
}

function thingOf({ nama, varian, jumlah }: Wanted, found: readonly OwnProduct[]): Thing | string {
  const match = ordered(found, nama);
  if (typeof match === 'string') return match;
  const { product, rest } = match;
  if (product.variants.length === 0) {
    const named = measured(product.name);
    const isUnlisted = measured(varian ?? '').some((word) => !named.includes(word));
    return { product, variant: null, count: jumlah, unlisted: isUnlisted ? varian! : null };
  }
  const variant = variantOf(product.variants, [...measured(varian ?? ''), ...rest]);
  // variants with prices of their own have no common price
  const mustChoose = variant === null && product.variants.some(({ priceIdr }) => priceIdr !== null);
  if (variant === undefined || mustChoose) return `${product.name}: pilih varian ${product.variants.map(({ name }) => name).join(', ')}`;
  return { product, variant, count: jumlah, unlisted: null };
}

/** The variant with these words in any order; null without words, undefined when none or several have them. */
function variantOf(variants: readonly Variant[], words: readonly string[]): Variant | null | undefined {
  const wanted = new Set(words.filter((word) => !/^(?:warna|ukuran|uk|size|varian|rasa)$/u.test(word)));
  if (wanted.size === 0) return null;
  const having = variants
    .map((variant) => ({ variant, parts: new Set(measured(variant.name)) }))
    .filter(({ parts }) => [...wanted].every((word) => parts.has(word)));
  const same = having.filter(({ parts }) => parts.size === wanted.size);
  const meant = same.length > 0 ? same : having;
  return meant.length === 1 ? meant[0]!.variant : undefined;
}

function togetherWith(thing: Thing, things: readonly Thing[]): Together {
  const same = things.filter(({ product }) => product.id === thing.product.id);
  const isListed = ({ variant }: Thing): boolean => variant?.priceIdr == null;
  const sum = (list: readonly Thing[]): number =>
    roundedTo(
      list.reduce((all, { count }) => all + count, 0),
      3,
    );
  return { pieces: sum(same), listed: sum(same.filter(isListed)), before: sum(same.slice(0, same.indexOf(thing)).filter(isListed)) };
}

/** Weight of the goods; null when the list does not state it, or when the name of a variant states another weight. */
function gramsOf(things: readonly Thing[]): number | null {
  let grams = 0;
  for (const { product, variant, count } of things) {
    const named = (variant === null ? product.variants : [variant]).flatMap(({ name }) => weightsIn(name));
    if (!product.weightGrams || named.some((weight) => weight !== product.weightGrams)) return null;
    grams += product.weightGrams * count;
  }
  return Math.ceil(roundedTo(grams, 3));
}

function openNote(line: OrderLine): string[] {
  if (line.kind === 'priced') return [];
  if (line.kind === 'too-few') return [`${line.name}: minimal pesan ${line.minOrder}`];
  return [line.kind === 'without-price' ? `${line.name}: harganya belum tertulis` : `${line.name}: stok ${line.stock}`];
}

/** Names of products and variants may come from an imported file: they must not imitate the product's own marks in a request. */
function shownLine(line: Extract<OrderLine, { kind: 'priced' }>, unlisted: string | null): object {
  const unit = line.unit === '' ? {} : { satuan: leadText(line.unit) };
  const variant = unlisted === null ? {} : { varian: `${leadText(unlisted)} (tidak ada di daftar)` };
  const level = line.isReseller ? { tingkat: 'reseller' } : {};
  return { nama: leadText(line.name), ...variant, jumlah: line.count, ...unit, ...level, ...shownPrice(line) };
}
