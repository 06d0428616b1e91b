import { weightOf } from './name-words.rules.js';

/** The price of one piece from a number of pieces on. */
export interface Price {
  readonly from: number;
  readonly idr: number;
  /** The group of buyers that pays this price: "reseller". */
  readonly level?: string | null;
  /** True when pieces of different things are counted together: "min 6 pcs campur". */
  readonly isMixed?: boolean;
  /** True for a price by time that depends on the number of pieces: "sewa 3 motor potongan 5rb/hari". */
  readonly isOfPieces?: boolean;
  /** True for a discounted price that needs a membership besides the quantity. The buyer may not be a member. */
  readonly isForMembers?: boolean;
}

/** A thing that the shop charges for, with all of the owner's prices for it. */
export interface Priced {
  readonly words: ReadonlySet<string>;
  /** Prices of one piece, by the minimum number of pieces; the usual price applies from 1. */
  readonly each: Price[];
  /** Prices of several pieces together: "5 pcs 60.000". */
  readonly bundles: { readonly count: number; readonly idr: number }[];
  /** Words of its name that limit it to a group, a time or a kind: "pelajar" of "tiket masuk pelajar". */
  readonly qualifiers: ReadonlySet<string>;
  /**
   * Words that each name this variant alone: "keju" of "kebab frozen keju". Absent for things that are not variants of
   * a product.
   */
  readonly telling?: ReadonlySet<string>;
  /** True for charges in addition to goods: shipping, packing, a late return. */
  readonly isFee: boolean;
  /** True for a fee that is added to the price of the thing named with it: "XXL nambah 10rb". */
  readonly isExtra: boolean;
  /** True for a surcharge of a list of extras, which is added to things that are listed before and after it. Absent for others. */
  readonly isForAll?: boolean;
  /** True for a fee on each of the things: "pasang ban mobil 25rb per ban". */
  readonly isEach: boolean;
  /** The unit after the price: "lembar" in "2rb/lembar"; empty without one. */
  readonly unit: string;
  /** All units after the price, as units.rules.ts writes them: "kursi" and "hari" for "5rb/kursi/hari". */
  readonly units: readonly string[];
  /** The smallest quantity that is sold: 20 for "25rb/porsi min 20". Absent without a minimum. */
  least?: number;
  /** The number of paid pieces and of free pieces: 5 and 1 for "Beli 5 gratis 1". Absent without such an offer. */
  gift?: { readonly paid: number; readonly free: number };
  /** Number of units of the price: 5 for "10rb/5kg". */
  readonly pack: number;
  /**
   * The sum of the single prices of a package's parts: of nugget and kebab for "paket A (nugget + kebab) 100rb". Null
   * when it is unknown.
   */
  apartIdr: number | null;
}

/** A discount on each price from a number of pieces on: "3 unit atau lebih diskon 10rb/unit". */
export interface PieceCut {
  readonly from: number;
  /** The group of buyers that gets the discount, as written: "reseller". */
  readonly level: string | null;
  /** True when pieces of different things are counted together. */
  readonly isMixed?: boolean;
  /**
   * The unit of `from`, when it is not a number of pieces: kg for "10kg ke atas potong 2rb/kg". Absent for pieces.
   */
  readonly unit?: string;
  readonly idr: number;
  /** The things to which the discount applies; empty for all. */
  readonly of: readonly Priced[];
  /** True for things that the discount does not apply to: "paket ga ikut". Null when there are none. */
  readonly isExcepted?: ((thing: Priced) => boolean) | null;
}

/** True for a fee whose words are all in the name of a thing: "tambah freon" and "isi freon full". */
export function isFeeOn({ isFee, words }: Priced, things: readonly Priced[]): boolean {
  return isFee && things.some((one) => !one.isFee && [...words].every((word) => one.words.has(word)));
}

/** True when all words that distinguish this thing are given. */
export function isNamedBy({ words }: Priced, given: ReadonlySet<string>): boolean {
  return [...words].every((word) => given.has(word) || weightOf(word) === 0);
}

/** The entries for which `fits` is true; all entries when there is none. */
export function preferred(entries: readonly Priced[], fits: (entry: Priced) => boolean): readonly Priced[] {
  const fitting = entries.filter(fits);
  return fitting.length > 0 ? fitting : entries;
}

export function plainEntry(words: readonly string[], idr: number): Priced {
  return {
    words: new Set(words),
    each: [{ from: 1, idr }],
    bundles: [],
    qualifiers: new Set(),
    isFee: false,
    isExtra: false,
    isEach: false,
    unit: '',
    units: [],
    pack: 1,
    apartIdr: null,
  };
}

/** The price of one more of a unit: "tiap tambahan 1 ha 250rb". */
export function extraOf(unit: string, idr: number): Priced {
  return { ...plainEntry([unit], idr), isFee: true, isExtra: true, unit, units: [unit] };
}

/** The price of one piece at this quantity, among the prices of all levels. */
export function eachAt({ each }: Pick<Priced, 'each'>, count: number): number {
  let best = each[0]!;
  for (const one of each) if (one.from <= count && one.from >= best.from && one.isOfPieces !== true) best = one;
  return best.idr;
}

/** The prices of one piece at this quantity: with a membership (such as reseller), and without one. */
export function eachesAt({ each }: Priced, count: number): number[] {
  return [...new Set([each, each.filter(({ isForMembers }) => isForMembers !== true)].map((some) => eachAt({ each: some }, count)))];
}

/** The possible totals for this number of pieces. */
export function totalsAt(thing: Priced, count: number): number[] {
  const bundle = thing.bundles.find((one) => one.count === count);
  if (bundle) return [bundle.idr];
  const times = [...eachesAt(thing, count).map((idr) => idr * paidOf(thing, count)), ...inBundles(thing, count)];
  return (thing.pack === 1 ? times : times.flatMap((idr) => [idr, idr / thing.pack])).map((idr) => Math.round(idr));
}

/**
 * "6 pashmina" at "beli 3 = 100rb": as many bundles as fit, and the rest at the price of one piece. A thing with a
 * number in its name is only sold in full bundles.
 */
function inBundles({ bundles, each, words }: Priced, count: number): number[] {
  const isSized = [...words].some((word) => /^\d/.test(word));
  return bundles
    .filter((one) => one.count > 1 && count > one.count && (count % one.count === 0 || !isSized))
    .map((one) => Math.floor(count / one.count) * one.idr + (count % one.count) * each[0]!.idr);
}

/** Number of the pieces that have to be paid. */
function paidOf({ gift }: Priced, count: number): number {
  return gift === undefined ? count : count - Math.floor(count / (gift.paid + gift.free)) * gift.free;
}

/** All prices that the owner gives for a thing. */
export function pricesOf({ each, bundles }: Priced): number[] {
  return [...each.map(({ idr }) => idr), ...bundles.map(({ idr }) => idr)];
}

/** True when an amount is the total for fewer pieces than the shop sells: for 10 pieces when the minimum is 20. */
export function isOfTooFew(thing: Priced, value: number, counts: readonly number[]): boolean {
  const { least } = thing;
  return least !== undefined && counts.length > 0 && counts.every((count) => count < least && totalsAt(thing, count).includes(value));
}

/** True for a price of fewer pieces: "60 lembar x Rp 8.000" when one costs less from 50 pieces on. */
export function isOfFewer(thing: Priced, value: number, times: number): boolean {
  const isPlain = ({ level, isMixed, isOfPieces, isForMembers }: Price): boolean => !level && !isMixed && !isOfPieces && !isForMembers;
  const each = thing.each.filter(isPlain);
  // "10 x 20rb" is such a price when ten together cost 170rb
  const isBundled = thing.bundles.some(({ count, idr }) => count > 1 && count <= times && idr < count * value);
  return times > 1 && each.some(({ idr }) => idr === value) && (isBundled || eachAt({ each }, times) < value);
}
