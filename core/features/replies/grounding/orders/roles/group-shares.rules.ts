import { findPercents } from '../../amounts.rules.js';
import { numberWords } from '../../number-words.rules.js';
import { sentencesOf } from '../../plain-text.rules.js';
import type { Place } from '../amount-places.rules.js';
import type { Verdict } from '../order-talk.js';
import { totals } from '../order-sums.rules.js';

/** What a group of persons pays of a price: "anak di bawah 5 tahun setengah harga". */
interface GroupShare {
  readonly group: string;
  /** Of the usual price, in percent. */
  readonly share: number;
  /** The ages that it is for, in years. */
  readonly from: number;
  readonly below: number;
}

const group = String.raw`anak|balita|batita|bayi|lansia|manula|pelajar|mahasiswa|siswa|santri`;
const groupText = new RegExp(String.raw`(?<!\p{L})(${group})(?:-?(?:anak|nya))?(?!\p{L})`, 'giu');
const adultText = /(?<!\p{L})(?:dewasa|org gede|orang besar)(?!\p{L})/iu;
const exception = /(?<!\p{L})(?:kecuali|selain|tidak|tdk|gak|ga|bukan)(?!\p{L})/iu;
const reduces = /(?<!\p{L})(?:diskon|disc|potongan|potong|dipotong|lebih murah|hemat|setengah|separuh|separo)(?!\p{L})|½|1\/2/iu;
const reducedBy = /(?<!\p{L})(?:diskon|disc|potongan|hemat)(?:nya)?[ ](?:sebesar[ ])?(?:rp\.?[ ]?)?$/iu;
const free = /(?<!\p{L})(?:gratis|free)(?!\p{L})/iu;
const below = /(?:di ?bawah|kurang dari|<|sampai|maks(?:imal)?)[ ]?(\d{1,2})[ ]?(?:tahun|thn|th)(?!\p{L})/iu;
const above = /(?:di ?atas|lebih dari|>|mulai|min(?:imal)?)[ ]?(\d{1,2})[ ]?(?:tahun|thn|th)(?!\p{L})/iu;
const between = /(\d{1,2})[ ]?(?:-|–|sampai|s\/d|sd)[ ]?(\d{1,2})[ ]?(?:tahun|thn|th)(?!\p{L})/iu;
/** "Anak di atas 5 tahun bayar penuh" is about other ages. */
const over = /(?<!\p{L})(?:di ?atas|lebih dari|ke ?atas|penuh|full|normal)(?!\p{L})/iu;
const age =
  /(?<![\d.,-])(\d{1,2})[ ]?(?:tahun|thn|th)(?!\p{L})|(?:umur|usia)(?:nya)?[ ](\d{1,2})(?!\d)(?:[ ](?:dan|&|sama)[ ](\d{1,2})(?!\d))?/giu;
const limitOfAge = new RegExp(`${below.source}|${above.source}|${between.source}`, 'giu');
const counted = String.raw`(\d{1,3}|${Object.keys(numberWords).join('|')})`;
const sharesMax = 20;

export interface Persons {
  /** The usual prices of the thing. */
  readonly prices: readonly number[];
  readonly reply: string;
  /** The lead's last message. */
  readonly lead: string;
}

/** Prices that the owner gives to a group of persons as a share of the usual one. */
export class GroupShares {
  private readonly given: readonly GroupShare[];

  /** @param ownerText texts of the owner, as `plainText` reads them. */
  constructor(ownerText: string) {
    this.given = sentencesOf(ownerText)
      .flatMap(({ text }) => sharesIn(text))
      .slice(0, sharesMax);
  }

  /** Whether an amount is what the named group pays; `unknown` when no group decides it. */
  verdictOn(place: Place, persons: Persons): Verdict {
    if (this.given.length === 0 || persons.prices.length === 0) return 'unknown';
    return totals.test(place.before) ? this.totalVerdict(place, persons) : this.priceVerdict(place, persons);
  }

  private priceVerdict({ amount: { value }, before, sentence }: Place, { prices, reply, lead }: Persons): Verdict {
    const [own] = groupsIn(before).slice(-1);
    if (own === undefined && (adultText.test(before) || groupsIn(reply).length > 0)) return 'unknown';
    const [named] = own === undefined ? groupsIn(lead).slice(-1) : [own];
    if (named === undefined) return 'unknown';
    const shares = this.sharesOf(named, `${sentence} ${lead}`);
    const counts = [1, ...(personsIn(before, named) ?? [])];
    const paid = (share: number): boolean =>
      prices.some((idr) => counts.some((count) => Math.round((idr * share * count) / 100) === value));
    if (shares.some(paid)) return 'right';
    // "diskon 40%" leaves 60 %, unless the amount is the discount itself
    if (own !== undefined && !reducedBy.test(before) && shares.some((share) => share > 0 && paid(100 - share))) return 'wrong';
    // the share of another group or age
    if (own !== undefined && !paid(100) && this.given.some(({ share }) => share > 0 && paid(share))) return 'wrong';
    return own !== undefined && shares.length > 0 && !over.test(before) && paid(100) ? 'wrong' : 'unknown';
  }

  /** "2 dewasa 1 anak totalnya 3.125.000" */
  private totalVerdict({ amount: { value } }: Place, { prices, reply, lead }: Persons): Verdict {
    const [named] = [...groupsIn(reply), ...groupsIn(lead)];
    if (named === undefined) return 'unknown';
    const [adults] = adultsIn(reply) ?? adultsIn(lead) ?? [];
    const [children] = personsIn(reply, named) ?? personsIn(lead, named) ?? [];
    if (adults === undefined || children === undefined) return 'unknown';
    const shares = this.sharesOf(named, `${reply} ${lead}`);
    const sumsAt = (share: number): number[] => prices.map((idr) => idr * adults + Math.round((idr * children * share) / 100));
    if (shares.some((share) => sumsAt(share).includes(value))) return 'right';
    return shares.length > 0 && sumsAt(100).includes(value) ? 'wrong' : 'unknown';
  }

  /** The shares of a group, those for the ages in the text when it names ages. */
  private sharesOf(named: string, text: string): number[] {
    const ages = [...text.replaceAll(limitOfAge, ' ').matchAll(age)].flatMap(([, one, other, third]) =>
      [one, other, third].flatMap((digits) => (digits === undefined ? [] : [Number(digits)])),
    );
    const own = this.given.filter((one) => one.group === named);
    return (ages.length === 0 ? own : own.filter(({ from, below: end }) => ages.some((years) => years >= from && years < end))).map(
      ({ share }) => share,
    );
  }
}

/** The shares in one sentence: a part without a group is about the one before it. */
function sharesIn(sentence: string): GroupShare[] {
  if (exception.test(sentence)) return [];
  let last: string | undefined;
  return sentence.split(/[,;](?!\d)/u).flatMap((part): GroupShare[] => {
    if (adultText.test(part)) last = undefined;
    last = groupsIn(part).at(-1) ?? last;
    const [percent] = findPercents(part, true);
    const share = percent === undefined ? (free.test(part) ? 0 : null) : reduces.test(part) ? 100 - percent.value : percent.value;
    if (last === undefined || share === null) return [];
    const [, start, end] = between.exec(part) ?? [];
    const [, most] = below.exec(part) ?? [];
    const [, least] = above.exec(part) ?? [];
    return [
      {
        group: last,
        share,
        from: Number(start ?? least ?? 0),
        below: end === undefined ? Number(most ?? Infinity) : Number(end) + 1,
      },
    ];
  });
}

function groupsIn(text: string): string[] {
  return [...text.matchAll(groupText)].map(([, name]) => name!.toLowerCase());
}

function adultsIn(text: string): number[] | null {
  return personsIn(text, 'dewasa');
}

/** The numbers in "2 anak", "dua orang anak" and "anak 2"; null when there is none. */
function personsIn(text: string, named: string): number[] | null {
  const found = new RegExp(
    String.raw`(?<![\p{L}\d.,])${counted}[ ]?(?:(?:orang|org)[ ])?${named}(?!\p{L})|(?<!\p{L})${named}[ ](?:(?:x|@)[ ]?)?(\d{1,3})(?![\d.,]*\d|[ ]?(?:tahun|thn|th|rb|ribu|jt|juta|%))`,
    'giu',
  );
  const counts = [...text.matchAll(found)].map(([, before, behind]) => {
    const digits = (before ?? behind)!.toLowerCase();
    return numberWords[digits] ?? Number(digits);
  });
  return counts.length === 0 ? null : counts;
}
