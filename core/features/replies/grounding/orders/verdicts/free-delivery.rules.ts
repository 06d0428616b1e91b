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
/** "Antar ke Batu tidak kena biaya" is free, too. */
const uncharged =
  /(?:^|[^\p{L}])(?:tidak|tdk|ga|gak|nggak|ngga|enggak|tanpa)(?: (?:ada|kena|dikenakan|pakai|pake|bayar|dipungut|perlu bayar|usah bayar))*(?: (?:biaya|ongkos|ongkir|tambahan|charge|bayar|apa-apa))+(?!\p{L})/iu;
const denies = /(?<!\p{L})(?:tidak|tdk|ga|gak|nggak|ngga|enggak|belum|blm|bukan)(?!\p{L})/iu;

const beforeLimit = /(?<!\p{L})(?:pesanan|order(?:an)?|belanja(?:an)?|mulai|min(?:imal)?)[ ]?(?:rp\.?[ ]?)?$/iu;
const upwards = /^[ ]?(?:ke ?atas|up|\+|lebih|atau lebih)(?!\p{L})/iu;
const anyWay = new RegExp(String.raw`(?<!\p{L})${way}(?!\p{L})`, 'iu');
const limitsMax = 20;

/** The price of the goods from which a delivery is free. */
interface FreeFrom {
  readonly idr: number;
  /** The words of its places; empty for all. */
  readonly places: readonly string[];
}

/** "Order min 200rb gratis antar Malang kota" in the owner's texts. */
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

/** "Antar semarang kota 20rb (gratis min 1jt)" is one statement. */
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

/** Deliveries that an owner gives for free, against those that have a price. */
export class FreeDeliveries {
  /** The words of each place with a price. */
  private readonly priced: readonly (readonly string[])[];
  /** The words of each of the owner's statements about something free, and how many pieces it is for. */
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

  /** True for "gratis antar ke Batu" when that place has a price, and no statement of the owner's about free delivery is about it. */
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

/** "Bantul +25rb" without a word for what is charged. */
function isFeeOfPlace({ isFee, words }: Priced): boolean {
  return isFee && [...words].every((word) => placeNamesIn(`ke ${word}`).length > 0);
}

const leastCount =
  /(?<!\p{L})(?:beli|ambil|pesan|order|sewa|min(?:imal)?)[ ](\d{1,4})[ ]?(\p{L}{2,12})(?:[ ](?:ke ?atas|up|atau lebih)|(?=[ ](?:gratis|free)))/iu;

/** "Beli 5 pintu ke atas gratis kirim Bekasi" */
function fromIn(part: string): Counted | null {
  const [, count, unit] = leastCount.exec(part) ?? [];
  return count === undefined ? null : { count: Number(count), unit: unitNamed(unit!) };
}

/** True for "4 pintu" when the delivery is free only for 5 or more of them. */
function isBelow(from: Counted | null, counts: readonly Counted[]): boolean {
  const own = counts.filter(({ unit }) => unit === from?.unit);
  return from !== null && own.length > 0 && own.every(({ count }) => count < from.count);
}

/** True for free delivery without a place, or to a region: "gratis ongkir min 200rb". */
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
