import { findAmounts } from '../../amounts.rules.js';
import { placeNamesIn } from '../../facts/place-names.js';
import { isFactor, lastClause, type Place } from '../amount-places.rules.js';
import { isPerPiece } from '../list-lines.rules.js';
import { nameWords, weightOf } from '../name-words.rules.js';
import { withoutAmounts } from '../order-lines.rules.js';
import { shippingWords, withoutShipping } from '../order-words.js';
import { isNamedBy, isOfFewer, totalsAt, type Priced } from '../priced.rules.js';
import { countedUnits, timeUnits, unitNamed } from '../prices/units.rules.js';
import { countsIn } from '../quantities.rules.js';
import { soldBy } from '../roles/meant-things.rules.js';
import type { WrittenSum } from '../written-sums.rules.js';
import type { KnownOrder } from './known-order.rules.js';

/**
 * Units of a fee that do not count goods. Such a fee is due several times only when the text has a number of that
 * unit.
 */
const ownUnits = new Set(
  'kg kilo km m m2 meter liter ons gr gram orang pesanan order transaksi nota kirim pengiriman antar alamat paket titik rit trip'.split(
    ' ',
  ),
);
const isAddend = /^[^\p{L}\d]*\+|(?:^|[^\p{L}])(?:tambah|ditambah|plus|dan|sama|biaya)(?!\p{L})/iu;
const free = /(?:^|[^\p{L}])(?:gratis|free|bebas|digratiskan|ambil sendiri|diambil)(?!\p{L})/iu;
const delivers =
  /(?:^|[^\p{L}])(?:antar|anter|diantar|dianter|dianterin|antarkan|kirim|dikirim|kirimin|ongkir|rumah(?:ku|saya)?)(?!\p{L})/iu;
/** A charge that the owner adds to each parcel: "Jkt 15rb + packing bubble 3rb". */
const packing = /^ ?\+ ?(?:biaya )?(?:packing|packaging|bubble|kardus|kemasan)(?!\p{L})[^\d,;.\n]*$/iu;
/** The text after a fee that is free from a quantity on: "5rb/antar (gratis kalau min 3 porsi". */
const freeBehind =
  /^(?:\/\p{L}+)? ?[(,] ?(?:gratis|free)(?: ongkir)? (?:kalau |kalo |klo |jika |utk |untuk )?(?:min|minimal|mulai|di ?atas|beli|pesan|order) (\d+) (\p{L}+)/iu;
const lowers = /(?:^|[^\p{L}])(?:diskon|disc|potong|potongan|dipotong|hemat|normal|min|minimal|minimum)(?:nya)?(?!\p{L})/iu;
const conditionChars = 60;
const packed = /(?:^|[^\p{L}])(?:packing|packaging|bubble|kardus|kemasan)(?!\p{L})/iu;

interface Written {
  readonly places: readonly Place[];
  readonly sum: WrittenSum;
  readonly reply: string;
}

/** A term of a sum, with the other terms. */
interface Term {
  readonly at: number;
  readonly place: Place;
  readonly others: readonly Place[];
}

function termsOf({ places, sum }: Pick<Written, 'places' | 'sum'>): Term[] {
  return sum.terms.map((at) => ({
    at,
    place: places[at]!,
    others: sum.terms.filter((one) => one !== at).map((one) => places[one]!),
  }));
}

/** True for goods of several pieces: "2 x 50rb", "10 lembar 100rb". */
function isCounted({ times, before }: Place): boolean {
  return times > 1 || countsIn(withoutAmounts(before)).some((count) => count > 1);
}

/** True for fewer units than the minimum: "25 m2 x 15rb" of something that is sold from 40 m2 on. */
function isBelowLeast({ least, each }: Priced, value: number, times: number): boolean {
  return least !== undefined && times < least && each.some(({ idr }) => idr === value);
}

/** The fees that a written sum must include, and how often it must include each. */
export class ChargedFees {
  private readonly packings: readonly number[];

  /** The quantity from which a parcel is free, by the price of the parcel. */
  private readonly freeFrom: ReadonlyMap<number, { readonly count: number; readonly unit: string }>;

  constructor(private readonly known: KnownOrder) {
    const amounts = findAmounts(known.ownerText);
    this.freeFrom = new Map(
      amounts.flatMap(({ value, to }) => {
        const [, count, unit] = freeBehind.exec(known.ownerText.slice(to, to + conditionChars)) ?? [];
        return count === undefined || !known.parcels.all.has(value)
          ? []
          : [[value, { count: Number(count), unit: unitNamed(unit!) }] as const];
      }),
    );
    this.packings = amounts.flatMap(({ value }, at) => {
      const last = amounts[at - 1];
      return last !== undefined && packing.test(known.ownerText.slice(last.to, amounts[at]!.from)) ? [value] : [];
    });
  }

  /** The positions of the fees that are wrong in a sum. */
  wrongIn(written: Written): number[] {
    return [...new Set([...this.uncountedIn(written), ...this.otherwiseIn(written), ...this.forFewerIn(written)])];
  }

  /**
   * The positions of prices per piece that are too high for their quantity: "15 x 25rb" without a name, when the
   * lead's thing costs less from 12 on.
   */
  private forFewerIn({ places, sum, reply }: Written): number[] {
    // the answer states the lower price itself: "normalnya 3 x 90rb = 270rb, setelah diskon 240rb"
    const isTold = lowers.test(reply);
    return sum.terms.filter((at) => {
      const { amount, before, behind, times } = places[at]!;
      const { book, lead } = this.known;
      // "5 unit x 75rb" names only what is counted
      const words = nameWords(book.withoutCounted(before));
      if (times === 1 || isTold) return false;
      if (book.isNaming(words)) return this.known.thingsFor(words, true, 'goods').every((one) => isBelowLeast(one, amount.value, times));
      const things = soldBy(this.known.thingsFor([], false, 'goods'), { before: `${lead} ${before}`, behind });
      return things.length > 0 && things.every((one) => isOfFewer(one, amount.value, times) || isBelowLeast(one, amount.value, times));
    });
  }

  /**
   * The positions of fees that a sum adds once, although they are due for each of several pieces: "2 x 50rb +
   * laminasi 15rb".
   */
  private uncountedIn({ places, sum, reply }: Written): number[] {
    // "65rb + tambah 1 warna 3rb = 68rb per pcs" is the price of one
    if (isPerPiece(places[sum.result]!.behind)) return [];
    return termsOf({ places, sum }).flatMap(({ at, place, others }) => {
      const { amount, before, behind, times } = place;
      if (times > 1 || isFactor(before) || isPerPiece(behind) || !isAddend.test(before)) return [];
      const fee = this.feeOf(place);
      if (fee === null || countsIn(withoutAmounts(before)).length > 0) return [];
      // "85rb + 15rb = 100rb per pertemuan, 4x jadi 400rb" multiplies the sum
      if (!others.some(isCounted) && !this.isOfOneName(others)) return [];
      const count = this.countOf(fee, others, reply);
      return count > 1 && amount.value === fee.each[0]!.idr ? [at] : [];
    });
  }

  /** The positions of fees that a sum adds for each of several pieces: "2 x 50rb + laminasi 30rb". */
  countedIn({ places, sum, reply }: Written): number[] {
    return termsOf({ places, sum }).flatMap(({ at, place: { amount, before, times }, others }) => {
      if (times > 1 || !isAddend.test(before)) return [];
      const own = new Set(nameWords(before));
      const isCountedFee = this.known.book.entries.some((one) => {
        if (!one.isFee || one.each.length > 1 || ![...one.words].some((word) => own.has(word) && weightOf(word) > 0)) return false;
        const count = this.countOf(one, others, reply);
        return count > 1 && one.each[0]!.idr * count === amount.value;
      });
      return isCountedFee ? [at] : [];
    });
  }

  /** The positions of added fees that have the wrong number or the wrong place, or that are free for this order. */
  private otherwiseIn({ places, sum }: Written): number[] {
    return termsOf({ places, sum }).flatMap(({ at, place, others }) => {
      const { amount, before } = place;
      if (!isAddend.test(before)) return [];
      const isOther = this.isMiscounted(place) || this.isOfOtherPlace(place) || this.isFree(amount.value, others);
      return isOther ? [at] : [];
    });
  }

  /** True for a fee that does not fit its number: "+ tambahan 2 orang 200rb" when each costs 50rb. */
  private isMiscounted({ amount: { value }, before, behind, times }: Place): boolean {
    const own = new Set(nameWords(before));
    const fees = this.known.book.entries.filter((one) => one.isFee && isNamedBy(one, own) && one.units.length > 0);
    const counts = countedUnits(withoutAmounts(before));
    if (fees.length !== 1 || times > 1 || isPerPiece(behind) || isFactor(before)) return false;
    const stated = counts.filter(({ unit }) => fees[0]!.units.includes(unit));
    return stated.length === 1 && stated[0]!.count > 1 && !totalsAt(fees[0]!, stated[0]!.count).includes(value);
  }

  /** True for the fee of another place: "+ Paxel 35rb" for Bekasi, when that is the price of a parcel to Bandung. */
  private isOfOtherPlace({ amount: { value }, before }: Place): boolean {
    const { book, parcels, lead } = this.known;
    if (!parcels.all.has(value) || this.packings.includes(value) || placeNamesIn(`ke ${before}`).length > 0) return false;
    return book.bestFor(nameWords(before), 'goods').every((one) => one.isFee) && parcels.isOfOtherPlace(value, lead);
  }

  /**
   * True for a fee that is free for this order: "6 x 15rb + ongkir 5rb" when the owner writes "ongkir 5rb (gratis
   * kalau min 3 porsi)".
   */
  private isFree(value: number, goods: readonly Place[]): boolean {
    const from = this.freeFrom.get(value);
    if (from === undefined) return false;
    const stated = countedUnits(withoutAmounts(this.known.lead)).flatMap(({ unit, count }) => (unit === from.unit ? [count] : []));
    const counts = stated.length > 0 ? stated : goods.map(({ times }) => times);
    return counts.length > 0 && counts.every((count) => count >= from.count);
  }

  /** The fee with this price that the words name; null when several or none do. */
  private feeOf({ amount: { value }, before }: Place): Priced | null {
    const own = new Set(nameWords(before));
    const asked = new Set(nameWords(this.known.lead));
    const scored = this.known.book.entries
      .filter((one) => one.isFee && one.each.length === 1 && one.each[0]!.idr === value)
      .map((one) => ({ one, score: [...one.words].reduce((sum, word) => sum + (own.has(word) ? 2 : asked.has(word) ? 1 : 0), 0) }));
    const best = Math.max(0, ...scored.map(({ score }) => score));
    const named = scored.filter(({ score }) => score === best);
    return best > 0 && named.length === 1 ? named[0]!.one : null;
  }

  /** The number of times that a fee per unit is due for these goods. */
  private countOf({ units: [unit] }: Priced, goods: readonly Place[], reply: string): number {
    if (unit === undefined) return 1;
    const stated = [this.known.lead, reply].map((text) =>
      countedUnits(withoutAmounts(text)).flatMap((one) => (one.unit === unit ? [one.count] : [])),
    );
    const own = stated.find((counts) => counts.length > 0);
    if (own !== undefined) return Math.min(...own);
    if (ownUnits.has(unit) || timeUnits.has(unit)) return 1;
    const times = goods.map((one) => one.times).filter((count) => count > 1);
    if (times.length > 0) return Math.max(...times);
    return this.isOfOneName(goods) ? goods.length : 1;
  }

  /**
   * True for kinds of one thing, such as "Kampas depan + belakang". A fee is then not for one of two different
   * things.
   */
  private isOfOneName(goods: readonly Place[]): boolean {
    const names = goods.map(({ before }) => {
      const things = this.known.thingsFor(nameWords(before), this.known.book.isNaming(nameWords(before)), 'goods');
      const [first = new Set<string>()] = things.map(({ words }) => words);
      return new Set([...first].filter((word) => weightOf(word) === 100 && things.every(({ words }) => words.has(word))));
    });
    return names.length > 1 && [...names[0]!].some((word) => names.every((one) => one.has(word)));
  }

  /** True for the last sum of an answer without the delivery that the lead asks for, or without the packing of a parcel. */
  isUnfinished({ places, sum, reply }: Written): boolean {
    if (free.test(reply) || withoutShipping.test(reply)) return false;
    const values = new Set(places.map(({ amount }) => amount.value));
    const { lead, parcels, distances } = this.known;
    const costs = delivers.test(lead) ? distances.costsFor([lead]) : [];
    const isMissing = costs.length > 0 && !costs.includes(0) && !costs.some((cost) => values.has(cost));
    if (isMissing && !shippingWords.test(reply)) return true;
    if (this.packings.length === 0 || packed.test(reply)) return false;
    const isSent = sum.terms.some((at) => parcels.all.has(places[at]!.amount.value) && this.isParcelPlace(places[at]!));
    return isSent && !this.packings.some((cost) => values.has(cost));
  }

  private isParcelPlace({ before }: Place): boolean {
    const clause = lastClause(before);
    return shippingWords.test(clause) || (!this.known.book.isNaming(nameWords(clause)) && placeNamesIn(`ke ${this.known.lead}`).length > 0);
  }
}
