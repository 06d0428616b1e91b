import { findAmounts, findPercents } from '../../amounts.rules.js';
import { placeNamesIn, withRegion } from '../../facts/place-names.js';
import { sentencesOf } from '../../plain-text.rules.js';
import { lastClause, type Place } from '../amount-places.rules.js';
import { totals } from '../order-sums.rules.js';
import type { OrderLine } from '../order-lines.rules.js';
import type { JudgedPlace } from './remainders.rules.js';

const cod = /(?<!\p{L})(?:cod|bayar ?di ?tempat)(?!\p{L})/iu;
const noCod = /(?<!\p{L})(?:tidak|tdk|ga|gak|nggak|belum|tanpa|bukan|no)[ ](?:\p{L}+[ ])?(?:cod|bayar ?di ?tempat)(?!\p{L})/iu;
const charged = /(?<!\p{L})(?:kena|biaya|fee|admin|charge|tambah(?:an)?|nambah|ditambah|plus)(?!\p{L})|\+/iu;
/** Words of parts whose amounts are limits or costs of the parcel, and not the fee. */
const noFee = /(?<!\p{L})(?:gratis|free|min(?:imal)?|maks(?:imal)?|ongkir|ongkos|kirim|antar|belanja|di ?atas)(?!\p{L})/iu;
/** Words that say that the fee is added to the amount, or is not included in it. */
const namesFee =
  /(?<!\p{L})(?:biaya|fee|admin|charge)(?:nya)?[ ](?:\p{L}+[ ])?(?:cod|bayar ?di ?tempat)(?!\p{L})|cod[ ]?(?:fee|\+?[ ]?\d)/iu;
/** Words that say that the amount includes the fee: "Sudah termasuk biaya COD". */
const includesFee =
  /(?<!\p{L})(?<!(?:belum|blm|tidak|tdk|luar|tanpa)[ ])(?:termasuk|include|incl|dengan|plus)[ ](?:biaya|fee|admin)[ ](?:cod|bayar ?di ?tempat)(?!\p{L})/iu;
/** An offer of payment on delivery: "Bisa COD juga". The total beside it need not include the fee. */
const offersCod =
  /(?<!\p{L})(?:bisa|boleh|ada|tersedia|melayani|terima)[ ](?:\p{L}+[ ])?(?:cod|bayar ?di ?tempat)(?!\p{L})|(?<!\p{L})(?:cod|bayar ?di ?tempat)[ ](?:juga )?(?:bisa|boleh|tersedia|ada)(?!\p{L})/giu;
const isTotal = new RegExp(
  String.raw`${totals.source}|(?<!\p{L})(?:jadi|jadinya|menjadi|bayar)(?!\p{L})[^\d]{0,24}$|=[ ]*(?:rp\.?[ ]*)?$`,
  'iu',
);
const feesMax = 12;
const transfers = /(?<!\p{L})(?:transfer|tf|rekening|qris)(?!\p{L})/iu;

/** The beginning of a part with the fee, after a part about payment on delivery: ", fee 10rb". */
const feeFirst = /^[ ]*(?:kena|biaya|fee|admin|charge|tambah)(?!\p{L})/iu;

interface Fee {
  readonly percent: number;
  readonly idr: number;
  /** The places where the fee applies; empty when it applies everywhere. */
  readonly places: readonly string[];
}

/** The owner's fee on a total that is paid on delivery: "biaya COD 3%". */
export class CodFees {
  private readonly fees: readonly Fee[];
  /** Totals of this answer that include the fee. */
  private readonly charged = new Set<number>();

  /**
   * @param ownerText texts of the owner, as `plainText` reads them.
   * @param around the answer's and the lead's words, which may name the place.
   */
  constructor(ownerText: string, around: string) {
    const fees = sentencesOf(ownerText)
      .flatMap(({ text }) => feesIn(text))
      .slice(0, feesMax);
    const named = new Set(placeNamesIn(around).flatMap(withRegion));
    const ofPlace = fees.filter(({ places }) => places.some((place) => named.has(place)));
    const general = fees.filter(({ places }) => places.length === 0);
    this.fees = ofPlace.length > 0 ? ofPlace : general.length > 0 ? general.slice(0, 1) : fees;
  }

  /** @param lead the lead's last message. */
  isPaidOnDelivery(reply: string, lead: string): boolean {
    if (this.fees.length === 0 || noCod.test(reply)) return false;
    return cod.test(reply.replaceAll(offersCod, ' ')) || (cod.test(lead.replaceAll(offersCod, ' ')) && !transfers.test(reply));
  }

  /** True for an amount that is a stated amount plus the fee: "Transfer 202rb, COD 208.060". */
  isWithFee({ before, amount }: Place, said: readonly number[]): boolean {
    return cod.test(lastClause(before)) && this.totalsWithFee(said).has(amount.value);
  }

  /** True for the fee on the amount before it: "3% dari 259.000 = 7.770". */
  private isFeeOf(value: number, before: JudgedPlace | undefined): boolean {
    return before !== undefined && this.fees.some(({ percent }) => Math.round((before.amount.value * percent) / 100) === value);
  }

  linesWithout(lines: readonly OrderLine[]): readonly OrderLine[] {
    if (this.fees.length === 0) return lines;
    return lines.flatMap((line) => {
      const things = line.things.filter(({ words, isFee }) => !isFee || !words.has('cod'));
      return things.length === 0 ? [] : [{ ...line, things }];
    });
  }

  /** The given sums, each with the fee added. */
  totalsWithFee(sums: Iterable<number>): ReadonlySet<number> {
    for (const sum of sums) for (const { percent, idr } of this.fees) this.charged.add(Math.round((sum * (100 + percent)) / 100) + idr);
    return this.charged;
  }

  /**
   * The positions of totals for payment on delivery that lack the fee, when the answer does not name the fee: "COD
   * totalnya 202rb".
   */
  missingIn(places: readonly JudgedPlace[], { reply, lead }: { readonly reply: string; readonly lead: string }): number[] {
    if ((namesFee.test(reply) && !includesFee.test(reply)) || !this.isPaidOnDelivery(reply, lead)) return [];
    return places.flatMap(({ isRight, before, amount }, at) =>
      isRight &&
      !this.charged.has(amount.value) &&
      !this.isFeeOf(amount.value, places[at - 1]) &&
      isTotal.test(before) &&
      !transfers.test(lastClause(before))
        ? [at]
        : [],
    );
  }
}

function feesIn(sentence: string): Fee[] {
  let isAbout = false;
  return sentence.split(/[,;](?!\d)/u).flatMap((part): Fee[] => {
    // the next place of a list of fees: "COD Sleman biaya 7rb, Bantul 10rb"
    const isNextPlace = isAbout && placeNamesIn(part).length > 0 && findAmounts(part).length > 0;
    isAbout = cod.test(part) || isNextPlace || (isAbout && feeFirst.test(part));
    return isAbout ? feeIn(part, isNextPlace) : [];
  });
}

function feeIn(part: string, isNextPlace: boolean): Fee[] {
  if ((!charged.test(part) && !isNextPlace) || noFee.test(part)) return [];
  const [percent] = findPercents(part, true);
  const [amount] = findAmounts(part);
  const places = placeNamesIn(part);
  if (percent !== undefined) return [{ percent: percent.value, idr: 0, places }];
  return amount === undefined ? [] : [{ percent: 0, idr: amount.value, places }];
}
