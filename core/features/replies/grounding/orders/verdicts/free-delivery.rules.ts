import { findAmounts } from '../../amounts.rules.js';
import { placeNamesIn } from '../../facts/place-names.js';
import { sentencesOf } from '../../plain-text.rules.js';
import { isLimit } from '../amount-places.rules.js';
import { nameWords } from '../name-words.rules.js';
import type { PriceBook } from '../price-book.rules.js';
import type { Priced } from '../priced.rules.js';
import { withoutAmounts } from '../order-lines.rules.js';
import { isParcel, placeWordsOf } from '../prices/names-before.rules.js';
import { countedUnits, unitNamed } from '../prices/units.rules.js';

const way = String.raw`(?:ongkir|ongkos|antar|diantar|kirim|dikirim|pengiriman|jemput|transport)(?:nya|an)?`;
const free = /(?<!\p{L})(?:gratis|free|bebas|digratiskan)(?!\p{L})/iu;
const claims = new RegExp(
  String.raw`(?<!\p{L})(?:gratis|free|bebas|digratiskan)[ ](?:\p{L}{1,10}[ ])?${way}(?!\p{L})|(?<!\p{L})${way}(?!\p{L})[^.,\d]{0,40}(?<!\p{L})(?:gratis|free|digratiskan)(?!\p{L})`,
  'iu',
);
const regions = new Set('jabodetabek indonesia jawa'.split(' '));
const conditional = new Set('gratis free bebas belanja belanjaan transaksi order'.split(' '));
/** Words for no charge, which also mean free: "Antar ke Batu tidak kena biaya". */
const uncharged =
  /(?:^|[^\p{L}])(?:tidak|tdk|ga|gak|nggak|ngga|enggak|tanpa)(?: (?:ada|kena|dikenakan|pakai|pake|bayar|dipungut|perlu bayar|usah bayar))*(?: (?:biaya|ongkos|ongkir|tambahan|charge|bayar|apa-apa))+(?!\p{L})/iu;
const denies = /(?<!\p{L})(?:tidak|tdk|ga|gak|nggak|ngga|enggak|belum|blm|bukan)(?!\p{L})/iu;

const beforeLimit = /(?<!\p{L})(?:pesanan|order(?:an)?|belanja(?:an)?|mulai|min(?:imal)?)[ ]?(?:rp\.?[ ]?)?$/iu;
const upwards = /^[ ]?(?:ke ?atas|up|\+|lebih|atau lebih)(?!\p{L})/iu;
const anyWay = new RegExp(String.raw`(?<!\p{L})${way}(?!\p{L})`, 'iu');
const limitsMax = 20;

/** A minimum price of the goods for a free delivery. */
interface FreeFrom {
  readonly idr: number;
  /** Words of the places where the minimum applies; empty when it applies everywhere. */
  readonly places: readonly string[];
}

/** The minimum amounts for a free delivery in the owner's texts: "Order min 200rb gratis antar Malang kota". */
export class FreeFromLimits {
  private readonly limits: readonly FreeFrom[];

  constructor(text: string) {
    this.limits = partsOf(text)
      .filter((part) => free.test(part) && anyWay.test(part))
      .flatMap(limitsOf)
      .slice(0, limitsMax);
  }

  /** True when goods of this price are delivered for free to a place that the text names. */
  isReached(idr: number, text: string): boolean {
    const given = new Set(nameWords(text));
    return this.limits.some((one) => idr >= one.idr && (one.places.length === 0 || one.places.some((word) => given.has(word))));
  }
}

function limitsOf(part: string): FreeFrom[] {
  const places = placeWordsOf(nameWords(part)).filter((word) => isName(word));
  return findAmounts(part)
    .filter(({ from, to }) => isLimit(part.slice(0, from)) || beforeLimit.test(part.slice(0, from)) || upwards.test(part.slice(to)))
    .map(({ value: idr }) => ({ idr, places }));
}

/** The parts of a text with one statement each, such as "Antar semarang kota 20rb (gratis min 1jt)". */
function partsOf(text: string): string[] {
  return sentencesOf(text).flatMap(({ text: sentence }) => sentence.split(/[,;](?!\d)/u));
}

/** True for a sentence that may give a delivery for free. */
export function claimsFreeDelivery(sentence: string): boolean {
  return claims.test(sentence) || (uncharged.test(sentence) && anyWay.test(sentence.replace(uncharged, ' ')));
}

interface Counted {
  readonly count: number;
  readonly unit: string;
}

/**
 * Deliveries that the owner gives for free. A delivery to a place with a price is free only when the texts say so.
 */
export class FreeDeliveries {
  /** The words of each place with a price. */
  private readonly priced: readonly (readonly string[])[];
  /** The words of each of the owner's statements about something free, and the minimum number of pieces for it. */
  private readonly given: readonly { readonly words: ReadonlySet<string>; readonly from: Counted | null }[];
  private readonly isAnywhere: boolean;

  /** @param text texts of the owner, as `plainText` reads them. */
  constructor(text: string, book: PriceBook) {
    this.priced = book.entries
      .filter((one) => isParcel(one) || isFeeOfPlace(one))
      .map(({ words }) => placeWordsOf(words))
      .filter(({ length }) => length > 0);
    const granted = partsOf(text).filter((part) => free.test(part));
    this.given = granted.map((part) => ({ words: new Set(nameWords(part)), from: fromIn(part) }));
    const known = new Set(this.priced.flat());
    this.isAnywhere = granted.some((part) => isOfAnyPlace(part, known));
  }

  /**
   * True for "gratis antar ke Batu" when deliveries to Batu have a price, and no statement of the owner about free
   * delivery names Batu.
   */
  isRefused(sentence: string, lead: string): boolean {
    if (denies.test(sentence.replace(uncharged, ' ')) || this.isAnywhere || sentence.trimEnd().endsWith('?')) return false;
    const own = this.placesIn(nameWords(sentence));
    const places = own.length > 0 ? own : this.placesIn(nameWords(`${lead} ${sentence}`));
    const counts = countedUnits(withoutAmounts(`${sentence} ${lead}`));
    const isGiven = (place: readonly string[]): boolean =>
      // "antar Klaten gratis" does not apply to "luar Klaten"
      this.given.some(
        ({ words, from }) => (place.includes('luar') ? words.has('luar') : place.some((word) => words.has(word))) && !isBelow(from, counts),
      );
    return places.length > 0 && !places.some(isGiven);
  }

  private placesIn(words: readonly string[]): (readonly string[])[] {
    const given = new Set(words);
    return this.priced.filter((place) => place.every((word) => given.has(word)));
  }
}

/** True for a fee whose name has only a place: "Bantul +25rb". */
function isFeeOfPlace({ isFee, words }: Priced): boolean {
  return isFee && [...words].every((word) => placeNamesIn(`ke ${word}`).length > 0);
}

const leastCount =
  /(?<!\p{L})(?:beli|ambil|pesan|order|sewa|min(?:imal)?)[ ](\d{1,4})[ ]?(\p{L}{2,12})(?:[ ](?:ke ?atas|up|atau lebih)|(?=[ ](?:gratis|free)))/iu;

/** The minimum number of pieces in a statement: 5 in "Beli 5 pintu ke atas gratis kirim Bekasi". */
function fromIn(part: string): Counted | null {
  const [, count, unit] = leastCount.exec(part) ?? [];
  return count === undefined ? null : { count: Number(count), unit: unitNamed(unit!) };
}

/** True for fewer pieces than the minimum: "4 pintu" when the delivery is free from 5 on. */
function isBelow(from: Counted | null, counts: readonly Counted[]): boolean {
  const own = counts.filter(({ unit }) => unit === from?.unit);
  return from !== null && own.length > 0 && own.every(({ count }) => count < from.count);
}

/** True for a statement about free delivery that names no place, or only a region: "gratis ongkir min 200rb". */
function isOfAnyPlace(part: string, known: ReadonlySet<string>): boolean {
  const words = nameWords(part);
  const others = placeWordsOf(words);
  if (others.some((word) => regions.has(word))) return true;
  // the other words may name the goods that are delivered; only "gratis ongkir" without any applies to all places
  return others.length < words.length && !others.some((word) => known.has(word) || placeNamesIn(`ke ${word}`).length > 0 || isName(word));
}

function isName(word: string): boolean {
  return /^\p{L}{3}/u.test(word) && !conditional.has(word);
}
