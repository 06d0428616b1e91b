import { findAmounts } from '../../amounts.rules.js';
import { sentencesOf } from '../../plain-text.rules.js';
import { lastClause, type Place } from '../amount-places.rules.js';
import { withoutAmounts } from '../order-lines.rules.js';
import type { Verdict } from '../order-talk.js';

/** The price of a delivery up to a distance: "3-7 km 10rb". */
interface Band {
  readonly from: number;
  readonly to: number;
  readonly idr: number;
}

/** The price of each kilometre beyond a distance: "selebihnya +5rb tiap km". */
interface Step {
  readonly beyond: number;
  readonly idr: number;
}

const range = /(?<![\d.,])(\d{1,3})[ ]?(?:km)?[ ]?(?:-|–|s\/d|sampai)[ ]?(\d{1,3})[ ]?(?:km|kilometer)(?!\p{L})/iu;
const upwards = /(?:(?<!\p{L})(?:lebih dari|di ?atas|lewat|melebihi)|>)[ ]?(\d{1,3})[ ]?(?:km|kilometer)(?!\p{L})/iu;
const upTo =
  /(?:(?<!\p{L})(?:sampai|maks(?:imal)?|max|radius|di ?bawah|kurang dari|dalam|s\/d)|<)[ ]?(\d{1,3})[ ]?(?:km|kilometer)(?!\p{L})/iu;
const beyondLast = /(?<!\p{L})(?:selebihnya|lebih dari (?:itu|tsb)|lebihnya|kelebihan(?:nya)?|di ?atasnya|di ?atas itu|sisanya)(?!\p{L})/iu;
const eachBefore = /(?<!\p{L})(?:per|tiap|setiap)[ ](?:1[ ])?(?:km|kilometer)(?!\p{L})/iu;
const eachBehind = /^[ ]?(?:\/|per[ ]|tiap[ ]|setiap[ ])[ ]?(?:1[ ])?(?:km|kilometer)(?!\p{L})/iu;
const free = /(?<!\p{L})(?:gratis|free|bebas)(?!\p{L})/iu;
const distance = /(?<![\d.,-])(\d{1,3})(?:[.,](\d))?[ ]?(?:km|kilometer)(?!\p{L})/giu;
const ofWay = /(?<!\p{L})(?:km|kilometer|jarak(?:nya)?|ongkir(?:nya)?|ongkos|antar(?:nya)?|diantar|jemput|kirim|dikirim)(?!\p{L})/iu;
const bandsMax = 20;

/** The owner's prices of deliveries by distance. */
export class DistanceFees {
  private readonly bands: readonly Band[];
  private readonly step: Step | null;

  /** @param text texts of the owner, as `plainText` reads them. */
  constructor(text: string) {
    const bands: Band[] = [];
    let step: Step | null = null;
    for (const { text: sentence } of sentencesOf(text)) {
      if (!/km|kilometer/iu.test(sentence) || bands.length >= bandsMax) continue;
      for (const part of sentence.split(/[,;()](?!\d)/u)) {
        const [amount] = findAmounts(part);
        const last = bands.at(-1);
        const span = spanIn(part) ?? (beyondLast.test(part) && last !== undefined ? { from: last.to, to: Infinity } : null);
        if (amount !== undefined && isOfEach(part, amount)) {
          if (span !== null && span.to === Infinity) step ??= { beyond: span.from, idr: amount.value };
        } else if (span !== null && (amount !== undefined || free.test(part))) bands.push({ ...span, idr: amount?.value ?? 0 });
      }
    }
    this.bands = bands;
    this.step = step;
  }

  /** The possible prices of a delivery over the distance in the first of the texts that names one; empty when none does. */
  costsFor(texts: readonly string[]): number[] {
    for (const text of texts) {
      const km = distanceIn(text);
      if (km !== null) return this.costsOf(km);
    }
    return [];
  }

  /** True for a free delivery over a distance for which the owner charges. */
  isCharged(sentence: string, lead: string): boolean {
    if (spanIn(sentence) !== null) return false;
    const costs = this.costsFor([sentence, lead]);
    return costs.length > 0 && !costs.includes(0);
  }

  /** The verdict on an amount as the price of a delivery by distance. */
  verdictOn(
    { amount, before, behind, sentence }: Place,
    { lead, isNaming }: { readonly lead: string; readonly isNaming: boolean },
  ): Verdict {
    if (this.bands.length === 0 && this.step === null) return 'unknown';
    const clause = lastClause(before);
    if (!ofWay.test(clause) && (isNaming || !ofWay.test(sentence))) return 'unknown';
    if (eachBehind.test(behind) || eachBefore.test(clause))
      return this.step === null ? 'unknown' : this.step.idr === amount.value ? 'right' : 'wrong';
    const span = spanIn(clause);
    const costs =
      span === null
        ? this.costsFor([withoutAmounts(before), withoutAmounts(sentence), lead])
        : this.bands.flatMap(({ from, to, idr }) => (from === span.from && to === span.to ? [idr] : []));
    if (costs.length === 0) return 'unknown';
    return costs.includes(amount.value) ? 'right' : this.isOfOther(amount.value) ? 'wrong' : 'unknown';
  }

  private costsOf(km: number): number[] {
    const { step } = this;
    if (step !== null && km > step.beyond) {
      const base = this.bands.findLast(({ to }) => to <= step.beyond)?.idr ?? 0;
      return [base + step.idr * Math.ceil(km - step.beyond)];
    }
    return this.bands.filter(({ from, to }) => km >= from && km <= to).map(({ idr }) => idr);
  }

  private isOfOther(value: number): boolean {
    return this.bands.some(({ idr }) => idr === value) || (this.step !== null && value % this.step.idr === 0);
  }
}

function isOfEach(part: string, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return eachBehind.test(part.slice(to)) || eachBefore.test(part.slice(0, from));
}

/** The distances that a part of a text is about: "3-7 km", "lebih dari 7 km". */
function spanIn(part: string): Pick<Band, 'from' | 'to'> | null {
  const [, least, most] = range.exec(part) ?? [];
  if (least !== undefined) return { from: Number(least), to: Number(most) };
  const [, above] = upwards.exec(part) ?? [];
  if (above !== undefined) return { from: Number(above), to: Infinity };
  const [, below] = upTo.exec(part) ?? [];
  return below === undefined ? null : { from: 0, to: Number(below) };
}

/** The distance that a text names: "rumah saya 5 km". The limit of a distance does not count. */
function distanceIn(text: string): number | null {
  const [one] = [...text.replace(range, ' ').replace(upwards, ' ').replace(upTo, ' ').matchAll(distance)];
  return one === undefined ? null : Number(`${one[1]}.${one[2] ?? 0}`);
}
