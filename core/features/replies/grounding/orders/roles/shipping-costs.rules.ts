import { closenessOf, placeNamesIn } from '../../facts/place-names.js';
import { numbersBehind, shippingIn } from '../order-sums.rules.js';
import type { Verdict } from '../order-talk.js';
import type { PriceBook } from '../price-book.rules.js';
import { nameWords } from '../name-words.rules.js';
import type { DistanceFees } from '../verdicts/distance-fees.rules.js';
import type { FreeFromLimits } from '../verdicts/free-delivery.rules.js';
import { pricesOf, type Priced } from '../priced.rules.js';
import { isFactor } from '../amount-places.rules.js';
import { isPerPiece } from '../list-lines.rules.js';
import { withoutAmounts } from '../order-lines.rules.js';
import { countedUnits } from '../prices/units.rules.js';
import { isParcel, placeWordsOf } from '../prices/names-before.rules.js';

/** The possible costs of a parcel: quotes of the tools, the owner's prices for places, and costs that the bot stated before. */
export class ShippingCosts {
  readonly all: ReadonlySet<number>;
  private readonly distances: DistanceFees;
  /** True when a tool has quoted the parcel. */
  private readonly isQuoted: boolean;
  /** The price of each service of the couriers, from the tools of the turn. */
  private readonly quotes: readonly CourierQuote[];

  constructor(
    private readonly book: PriceBook,
    private readonly free: FreeFromLimits,
    { tools, ours, distances }: { readonly tools: string; readonly ours: readonly string[]; readonly distances: DistanceFees },
  ) {
    this.distances = distances;
    this.all = new Set([...numbersBehind(tools, 'biaya|ongkir'), ...this.ownFees(), ...ours.flatMap(shippingIn)]);
    this.isQuoted = numbersBehind(tools, 'biaya|ongkir').length > 0;
    this.quotes = [...tools.matchAll(/"kurir":"([^"]{1,30})"(?:,"layanan":"([^"]*)")?[^{}]{0,120}"biaya":(\d{3,9})/g)].map(
      ([, courier, service = '', idr]) => ({ courier: courier!.toLowerCase(), service, idr: Number(idr) }),
    );
  }

  /** True when a text names a courier with a quote. */
  namesCourier(clause: string): boolean {
    return this.quotes.some(({ courier }) => clause.toLowerCase().includes(courier));
  }

  /** True when a text names a place for which the owner has a price. */
  namesPlace(clause: string): boolean {
    return this.feesFor(placeNamesIn(clause), clause).length > 0;
  }

  /** True for a price of a parcel to a place or region that the text does not name. */
  isOfOtherPlace(value: number, text: string): boolean {
    const own = this.feesFor(placeNamesIn(text), text);
    if (own.length === 0 || own.some((one) => pricesOf(one).includes(value))) return false;
    // fees without a place, such as the fee for payment on delivery, do not count
    const isOfPlace = (one: Priced): boolean => isParcel(one) || placeNamesIn(`ke ${[...one.words].join(' ke ')}`).length > 0;
    return this.book.entries.some((one) => one.isFee && pricesOf(one).includes(value) && isOfPlace(one));
  }

  /** The verdict on a fee for goods that depends on the place: "packing kayu luar Jawa 120rb" for Makassar. */
  verdictOfPlace(value: number, text: string, lead: string): Verdict {
    const isSilent = placeNamesIn(`ke ${text}`).length === 0 && !this.isQuoted;
    if (this.isOfOtherPlace(value, text) || (isSilent && this.isOfOtherPlace(value, lead))) return 'wrong';
    const words = new Set(nameWords(text));
    const own = this.feesFor(placeNamesIn(text), text).filter(
      (one) => one.words.has('luar') && [...one.words].some((word) => words.has(word)),
    );
    return own.some((one) => pricesOf(one).includes(value)) ? 'right' : 'unknown';
  }

  /** The verdict on the cost of a parcel. It is right when it is a quote, or the owner's price for the place. */
  verdictOn(value: number, clause: string, { behind, lead }: { readonly behind: string; readonly lead: string }): Verdict {
    const couriers = this.quotes.filter(({ courier }) => clause.toLowerCase().includes(courier));
    const services = couriers.length > 0 ? ofServices(couriers, clause) : this.askedService(clause, lead);
    const quoted = services.length > 0 ? services : couriers;
    if (quoted.length > 0) return quoted.some(({ idr }) => idr === value) ? 'right' : 'wrong';
    const own = this.feesFor(placeNamesIn(`ke ${clause}`), clause);
    const times = isPerPiece(behind) || isFactor(clause) ? [] : timesOf(own, [clause, lead]);
    // a price per unit times the quantity: "ongkir ke Surabaya 2 kg" at "38rb/kg"
    if (times.length > 0)
      return own.some((one) => pricesOf(one).some((idr) => times.some((count) => idr * count === value))) ? 'right' : 'wrong';
    if (own.length > 0 && !own.some((one) => pricesOf(one).includes(value))) return 'wrong';
    // "ongkir 10rb" is wrong when the lead has named a place whose price is 15rb
    if (own.length === 0 && !this.isQuoted && this.isOfOtherPlace(value, lead)) return 'wrong';
    // "kirim luar kota" has a price of its own, although it names no place
    const said = new Set(nameWords(clause));
    const named = this.book.entries.filter((one) => isParcel(one) && namesWay(one, said));
    if (own.length === 0 && named.length > 0 && !named.some((one) => pricesOf(one).includes(value))) return 'wrong';
    return this.all.has(value) || own.length > 0 ? 'right' : 'unknown';
  }

  /**
   * The quotes for the service that the lead names, when the clause names none: "Ongkirnya 64.000" after "JNE REG
   * berapa?".
   */
  private askedService(clause: string, lead: string): readonly CourierQuote[] {
    const words = wordsOf(clause);
    return this.quotes.some(({ service }) => words.includes(wordsOf(service))) ? [] : ofServices(this.quotes, lead);
  }

  /** True when a text names a distance or a place that has a price: "luar kota", "jarak 5 km". */
  isPricedFor(text: string): boolean {
    const said = new Set(nameWords(text));
    return (
      this.isBeyond(placeNamesIn(text)) ||
      this.distances.costsFor([text]).length > 0 ||
      this.book.entries.some((one) => isParcel(one) && namesWay(one, said))
    );
  }

  /**
   * True for places outside of an area when the owner charges for deliveries there: Boyolali, when the owner has a
   * price for "luar Klaten".
   */
  private isBeyond(places: readonly string[]): boolean {
    return this.book.entries.some(
      (one) =>
        isParcel(one) &&
        one.words.has('luar') &&
        placeNamesIn(`ke ${placeWordsOf(one.words).at(-1) ?? ''}`).length > 0 &&
        places.some((place) => closenessOf(one.words, place) === null),
    );
  }

  /** True when goods for this sum are delivered for free to a place that the text names. */
  isFree(sum: number, text: string): boolean {
    return !this.isQuoted && this.free.isReached(sum, text);
  }

  /** The totals of goods for this sum: with each shipping cost, or without any when the owner delivers for free. */
  withCosts(sum: number, costs: Iterable<number>, text: string): number[] {
    return this.isFree(sum, text) ? [sum] : [...costs].map((cost) => sum + cost);
  }

  /**
   * The costs that a total may include: those of the couriers or places that the texts name. When the texts name
   * none, all costs.
   */
  costsFor(texts: readonly string[]): ReadonlySet<number> {
    for (const text of texts) {
      const couriers = this.quotes.filter(({ courier }) => namesOne(text, courier));
      const services = texts.flatMap((one) => ofServices(couriers, one));
      if (couriers.length > 0) return new Set((services.length > 0 ? services : couriers).map(({ idr }) => idr));
    }
    // the quotes of the couriers for this address take precedence over the owner's prices for other places
    if (this.quotes.length > 0) return new Set(this.quotes.map(({ idr }) => idr));
    const byDistance = this.distances.costsFor(texts);
    if (byDistance.length > 0) return new Set(byDistance);
    const own = this.feesFor(placeNamesIn(texts.map((text) => `ke ${text}`).join(' ')), texts.join(' '));
    if (own.length > 0) return new Set(own.flatMap(pricesOf));
    // "luar kota" has a price of its own, although it names no place
    const said = texts.map((text) => new Set(nameWords(text)));
    const named = this.book.entries.filter((one) => isParcel(one) && said.some((words) => namesWay(one, words)));
    return named.length > 0 ? new Set(named.flatMap(pricesOf)) : this.all;
  }

  /**
   * The fees that name the places or their regions most closely. For Bekasi, it is the first fee of "jabodetabek
   * 18rb, jawa lainnya 22rb". For "Medan Kota 20rb, Medan Johor 30rb", it is the fee with more words in the text.
   */
  private feesFor(places: readonly string[], text: string): readonly Priced[] {
    if (places.length === 0) return [];
    const given = new Set(nameWords(text));
    const fees = this.book.entries.filter(({ isFee, words }) => isFee && !words.has('cod'));
    // "ongkir luar Jawa" names the area itself
    const outer = fees.filter(
      ({ words }) => words.has('luar') && given.has('luar') && placeWordsOf(words).every((word) => given.has(word)),
    );
    if (outer.length > 0) return outer;
    return fees.length === 0 ? [] : [...new Set(places.flatMap((place) => closestOf(fees, place, given)))];
  }

  private ownFees(): number[] {
    return this.book.entries
      .filter(
        ({ isFee, words }) =>
          isFee &&
          !words.has('cod') &&
          (placeNamesIn(`ke ${[...words].join(' ')}`).length > 0 ||
            words.has('ongkir') ||
            words.has('ongkos') ||
            words.has('antar') ||
            words.has('kirim')),
      )
      .flatMap(pricesOf);
  }
}

interface CourierQuote {
  /** Name of the courier in lower case. */
  readonly courier: string;
  /** Service of the courier, for example "REG"; empty when the quote names none. */
  readonly service: string;
  readonly idr: number;
}

/** The quotes for the courier services that a text names: "JNE REG". */
function ofServices(quotes: readonly CourierQuote[], text: string): readonly CourierQuote[] {
  const words = wordsOf(text);
  return quotes.filter(({ courier, service }) => service !== '' && words.includes(wordsOf(`${courier} ${service}`)));
}

/** The words of a text, separated by single spaces, so that "jne (reg)" contains "jne reg". */
function wordsOf(text: string): string {
  return ` ${(
    text
      .toLowerCase()
      .replaceAll('&', 'n')
      .match(/[\p{L}\d]+/gu) ?? []
  ).join(' ')} `;
}

/** The quantity in the unit of the fees, from the first text that has one: 2 for "2 kg" at "38rb/kg". */
function timesOf(fees: readonly Priced[], texts: readonly string[]): readonly number[] {
  const [unit] = fees.flatMap(({ units }) => units);
  if (unit === undefined || !fees.every(({ units }) => units.includes(unit))) return [];
  return (
    texts
      .map((text) => countedUnits(withoutAmounts(text)).flatMap((one) => (one.unit === unit && one.count > 1 ? [one.count] : [])))
      .find((some) => some.length > 0) ?? []
  );
}

/** The fees that name a place most closely. When there are several, those with the most words in the text. */
function closestOf(fees: readonly Priced[], place: string, given: ReadonlySet<string>): Priced[] {
  const near = fees.flatMap((entry) => {
    const away = closenessOf(entry.words, place);
    return away === null ? [] : [{ entry, away, score: [...entry.words].filter((word) => given.has(word)).length }];
  });
  const least = Math.min(...near.map(({ away }) => away));
  const closest = near.filter(({ away }) => away === least);
  const best = Math.max(0, ...closest.map(({ score }) => score));
  return closest.filter(({ score }) => score === best).map(({ entry }) => entry);
}

/**
 * True when the text has every place word of a delivery's name. Words about delivering itself do not count: "antar
 * batu" needs only "batu".
 */
function namesWay({ words }: Priced, given: ReadonlySet<string>): boolean {
  const own = placeWordsOf(words);
  return own.length > 0 && own.every((word) => given.has(word));
}

/** True when a text names the courier in some spelling: "jnt" and "J&T" are one courier. */
function namesOne(text: string, courier: string): boolean {
  const plain = (words: string): string => words.toLowerCase().replaceAll('&', 'n');
  return plain(text).includes(plain(courier));
}
