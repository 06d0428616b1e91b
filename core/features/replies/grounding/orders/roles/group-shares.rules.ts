import { findAmounts, findPercents } from '../../amounts.rules.js';
import { numberWords } from '../../number-words.rules.js';
import { sentencesOf } from '../../plain-text.rules.js';
import type { Place } from '../amount-places.rules.js';
import type { Verdict } from '../order-talk.js';
import { totals } from '../order-sums.rules.js';

/**
 * The price for a group of persons: a share of a price, "anak di bawah 5 tahun setengah harga", or a price, "anak 2-5
 * tahun 25rb".
 */
interface GroupShare {
  readonly group: string;
  /** Share of the usual price, in percent. */
  readonly share: number;
  /** The group's own price, in Rupiah; null for a share. */
  readonly idr: number | null;
  /** The ages to which the price applies, in years. */
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
/**
 * The beginning of a part that continues the group before it: "3-7 th diskon 50%". "ibu rumah tangga diskon 10%" does
 * not continue it.
 */
const goesOn = /^[ ]*(?:\d|<|>|½|(?:di ?(?:bawah|atas)|umur|usia|mulai|lebih dari|kurang dari|sampai|selebihnya)(?!\p{L}))/iu;
/** Words about ages or persons without the reduced price: "Anak di atas 5 tahun bayar penuh". */
const over = /(?<!\p{L})(?:di ?atas|lebih dari|ke ?atas|penuh|full|normal)(?!\p{L})/iu;
const age =
  /(?<![\d.,-])(\d{1,2})[ ]?(?:tahun|thn|th)(?!\p{L})|(?:umur|usia)(?:nya)?[ ](\d{1,2})(?!\d)(?:[ ](?:dan|&|sama)[ ](\d{1,2})(?!\d))?/giu;
const limitOfAge = new RegExp(`${below.source}|${above.source}|${between.source}`, 'giu');
const counted = String.raw`(\d{1,3}|${Object.keys(numberWords).join('|')})`;
const aged = new RegExp(
  String.raw`(?:(?<![\p{L}\d.,])${counted}[ ](?:(?:orang|org)[ ])?(?=(?:${group})(?!\p{L})))?(?:(?<!\p{L})(${group})[ ](?:(?:umur|usia)[ ])?)?(?<![\d.,-])(\d{1,2})[ ]?(?:tahun|thn|th)(?!\p{L})(?:[ ](\d{1,2})(?![\d.,]*\d|[ ]?(?:rb|ribu|jt|juta|%|tahun|thn|th|anak)))?`,
  'giu',
);
const sharesMax = 20;
const childrenMax = 6;
const sumsMax = 256;

export interface Persons {
  /** The usual prices of the thing. */
  readonly prices: readonly number[];
  readonly reply: string;
  /** The lead's last message. */
  readonly lead: string;
}

/** Prices that the owner gives to a group of persons, as a share of the usual price or as a price of their own. */
export class GroupShares {
  private readonly given: readonly GroupShare[];

  /** @param ownerText texts of the owner, as `plainText` reads them. */
  constructor(ownerText: string) {
    this.given = sentencesOf(ownerText)
      .flatMap(({ text }) => sharesIn(text))
      .slice(0, sharesMax);
  }

  /** True when a statement such as "anak 5 tahun gratis" is correct; null when no age decides it. */
  isFree(text: string): boolean | null {
    const [named] = groupsIn(text);
    const free = this.given.filter(({ group: name, share }) => share === 0 && name === named);
    const ages = agesIn(text);
    if (free.length === 0 || ages.length === 0) return null;
    return ages.some((years) => free.some(({ from, below: end }) => years >= from && years < end));
  }

  /** Whether an amount is the price that the named group pays; `unknown` when no group decides it. */
  verdictOn(place: Place, persons: Persons): Verdict {
    if (this.given.length === 0 || (persons.prices.length === 0 && this.given.every(({ idr }) => idr === null))) return 'unknown';
    return totals.test(place.before) ? this.totalVerdict(place, persons) : this.priceVerdict(place, persons);
  }

  private priceVerdict({ amount: { value }, before, sentence }: Place, { prices, reply, lead }: Persons): Verdict {
    const [own] = groupsIn(before).slice(-1);
    if (own === undefined && (adultText.test(before) || groupsIn(reply).length > 0)) return 'unknown';
    const [named] = own === undefined ? groupsIn(lead).slice(-1) : [own];
    if (named === undefined) return 'unknown';
    const shares = this.sharesOf(named, own === undefined || agesIn(sentence).length === 0 ? `${sentence} ${lead}` : sentence);
    const counts = [1, ...(personsIn(before, named) ?? [])];
    const isPaid = (amounts: readonly number[]): boolean =>
      amounts.some((idr) => counts.some((count) => Math.round(idr * count) === value));
    const paid = (one: GroupShare): boolean => isPaid(paidOf(one, prices));
    if (shares.some(paid)) return 'right';
    if (own === undefined) return 'unknown';
    const isFull = isPaid(prices);
    // "anak 8 tahun bayar penuh" is right when only younger children pay less
    if (isFull && shares.length === 0 && agesIn(sentence).length > 0) return 'right';
    // "diskon 40%" leaves 60 %, unless the amount is the discount itself
    const ofRest = shares.filter(({ share, idr }) => share > 0 && idr === null).map(({ share }) => 100 - share);
    if (!reducedBy.test(before) && ofRest.some((share) => isPaid(prices.map((idr) => (idr * share) / 100)))) return 'wrong';
    // the amount has the share of another group or age
    if (!isFull && this.given.some((one) => one.share > 0 && paid(one))) return 'wrong';
    return shares.length > 0 && isFull && (!over.test(before) || agesIn(sentence).length > 0) ? 'wrong' : 'unknown';
  }

  /** The verdict on a total for adults and children: "2 dewasa 1 anak totalnya 3.125.000". */
  private totalVerdict({ amount: { value } }: Place, { prices, reply, lead }: Persons): Verdict {
    const [named] = [...groupsIn(reply), ...groupsIn(lead)];
    if (named === undefined) return 'unknown';
    const children = [childrenIn(reply, named), childrenIn(lead, named)].find(({ length }) => length > 0);
    const [adults] = adultsIn(reply) ?? adultsIn(lead) ?? (children === undefined || adultText.test(`${reply} ${lead}`) ? [] : [0]);
    if (adults === undefined) return 'unknown';
    if (children !== undefined) return this.familyVerdict(value, { prices, adults, children });
    const [count] = personsIn(reply, named) ?? personsIn(lead, named) ?? [];
    if (count === undefined) return 'unknown';
    const shares = this.sharesOf(named, `${reply} ${lead}`);
    const sumsAt = (one: GroupShare): number[] =>
      prices.flatMap((idr) => paidOf(one, [idr]).map((each) => idr * adults + Math.round(each * count)));
    if (shares.some((one) => sumsAt(one).includes(value))) return 'right';
    return shares.length > 0 && prices.some((idr) => idr * (adults + count) === value) ? 'wrong' : 'unknown';
  }

  /** The total of adults and of children of different ages: "2 dewasa, anak 5 tahun dan 10 tahun". */
  private familyVerdict(value: number, { prices, adults, children }: Family): Verdict {
    const usual = prices.length === 0 && adults === 0 ? [0] : prices;
    const totalsOf = (amounts: (child: Child, idr: number) => readonly number[]): Set<number> =>
      new Set(
        usual.flatMap((idr) => {
          let sums = [adults * idr];
          for (const child of children.slice(0, childrenMax))
            sums = [...new Set(sums.flatMap((sum) => amounts(child, idr).map((each) => sum + Math.round(each * child.count))))].slice(
              0,
              sumsMax,
            );
          return sums;
        }),
      );
    const due = totalsOf(({ group: name, years }, idr) => {
      const own = this.given.filter((one) => one.group === name && years >= one.from && years < one.below);
      return own.length === 0 ? [idr] : own.flatMap((one) => paidOf(one, [idr]));
    });
    if (due.has(value)) return 'right';
    const mistaken = totalsOf((_, idr) => [0, idr, ...this.given.flatMap((one) => paidOf(one, [idr]))]);
    return mistaken.has(value) ? 'wrong' : 'unknown';
  }

  /** The shares of a group. When the text names ages, only the shares for those. */
  private sharesOf(named: string, text: string): GroupShare[] {
    const ages = agesIn(text);
    const own = this.given.filter((one) => one.group === named);
    return ages.length === 0 ? own : own.filter(({ from, below: end }) => ages.some((years) => years >= from && years < end));
  }
}

interface Child {
  readonly group: string;
  readonly years: number;
  readonly count: number;
}

interface Family {
  readonly prices: readonly number[];
  readonly adults: number;
  readonly children: readonly Child[];
}

function paidOf({ share, idr }: GroupShare, prices: readonly number[]): number[] {
  return idr === null ? prices.map((price) => (price * share) / 100) : [idr];
}

function agesIn(text: string): number[] {
  return [...text.replaceAll(limitOfAge, ' ').matchAll(age)].flatMap(([, one, other, third]) =>
    [one, other, third].flatMap((digits) => (digits === undefined ? [] : [Number(digits)])),
  );
}

/** Persons with their ages: "anak 4 th 1 sama 8 th 1", "2 anak 5 tahun". */
function childrenIn(text: string, named: string): Child[] {
  return [...text.replaceAll(limitOfAge, ' ').matchAll(aged)].map(([, count, name, years, behind]) => ({
    group: (name ?? named).toLowerCase(),
    years: Number(years),
    count: numberWords[(count ?? '').toLowerCase()] ?? Number(count ?? behind ?? 1),
  }));
}

/** The shares in one sentence. A part without a group belongs to the group before it. */
function sharesIn(sentence: string): GroupShare[] {
  if (exception.test(sentence)) return [];
  let last: string | undefined;
  return sentence.split(/[,;](?!\d)/u).flatMap((part): GroupShare[] => {
    if (adultText.test(part)) last = undefined;
    last = groupsIn(part).at(-1) ?? (goesOn.test(part) ? last : undefined);
    const [percent] = findPercents(part, true);
    const share = percent === undefined ? (free.test(part) ? 0 : null) : reduces.test(part) ? 100 - percent.value : percent.value;
    const [, start, end] = between.exec(part) ?? [];
    const [, most] = below.exec(part) ?? [];
    const [, least] = above.exec(part) ?? [];
    const [amount] = start === undefined && most === undefined && least === undefined ? [] : findAmounts(part);
    if (last === undefined || (share === null && amount === undefined)) return [];
    return [
      {
        group: last,
        share: share ?? 100,
        idr: share === null ? amount!.value : null,
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
