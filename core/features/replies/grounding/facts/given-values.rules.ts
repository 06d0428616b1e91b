import { findAmounts, findPercents } from '../amounts.rules.js';
import { clausesOf } from '../clauses.rules.js';
import { nameWords, weightOf } from '../orders/name-words.rules.js';
import { PriceBook } from '../orders/price-book.rules.js';
import { sentencesOf } from '../plain-text.rules.js';
import { isWithinSpans, spansIn } from './durations.rules.js';
import { clocksOf, daysOf, rangesOf, withoutTimesOfCases } from './schedules.rules.js';

type Dimension = 'span' | 'clock' | 'percent' | 'times' | 'least' | 'most' | 'days before' | `with ${string}`;

/**
 * A number with a unit. A range has two different ends. A time of day has one or two readings (morning or evening).
 */
interface Value {
  readonly dimension: Dimension;
  readonly readings: readonly { readonly from: number; readonly to: number }[];
}

/** A condition on the number of pieces: "25 box ke atas", "di bawah 25 box". */
interface Threshold {
  readonly from: number;
  readonly below: number;
}

/** A part of a sentence with its numbers: "OEM 1 bulan" in "Garansi LCD ori 3 bulan, OEM 1 bulan". */
interface Part {
  readonly text: string;
  readonly values: readonly Value[];
  readonly own: ReadonlySet<string>;
  /** Words of the sentence before this part. */
  readonly head: ReadonlySet<string>;
  readonly threshold: Threshold | null;
}

/** Signs between parts, outside parentheses. */
const between = /[,;|](?!\d)|[ ](?:dan|atau|sedangkan|tapi|serta|lalu|sementara)[ ]|[.][ ]|[ ]\/[ ]|\n/iu;
const noSubjects = new Set(
  'jam menit hari minggu bulan tahun pukul wib wita wit x kali jadi sampai sekitar kurang lebih selesai bisa kami ada perlu butuh waktu lama lamanya proses prosesnya pengerjaan pengerjaannya kerja sejak durasi durasinya senin selasa rabu kamis jumat sabtu ahad maks max min maksimal tanggal mulai dulu hanya tetap saja seperti biasa langsung'.split(
    ' ',
  ),
);
/** A share of the whole: "Kami ganti 100%". "100% katun" is not a share. */
const whole =
  /(?<!\p{L})(?:ganti|diganti|kembali|dikembalikan|refund|potong)(?!\p{L})[^.\n]{0,20}(?:100[ ]?%|(?<!\p{L})(?:penuh|full|sepenuhnya)(?!\p{L}))/iu;
/** Numbers of times: "Gratis 1x 30ml" counts. "2 x 75.000" multiplies and is excluded. */
const times =
  /(?<![\d.,])(\d{1,3})[ ]?(?:x|kali)(?![\p{L}\d]|[ ]?(?:rp|\d(?!\d{0,3}[ ]?(?:ml|liter|gr|gram|kg|cm|meter|pcs)(?!\p{L}))))/giu;
const least =
  /(?<!\p{L})(?:min(?:imal|imum)?\.?)(?:[ ](?:order|beli|pesan|pembelian|pemesanan|ambil|nya))?[ :]{0,2}(\d{1,4})(?![\d.,]*\d|[ ]?(?:rb|ribu|k|jt|juta|%|hari|jam|menit|bulan|tahun|x|dpi|cm|mm|px|gb|mb|mbps)(?!\p{L}))/giu;
const most =
  /(?<!\p{L})(?:maks(?:imal)?|max|sampai|paling banyak)\.?[ ](\d{1,4})(?![\d.,:]*\d|[ ]?(?:-|rb|ribu|k|jt|juta|%|hari|jam|menit|bulan|tahun|minggu|x|km|pagi|siang|sore|malam|wib)(?![\p{L}\d]))/giu;
const daysBefore = /(?<!\p{L})h[ ]?-[ ]?(\d{1,2})(?!\d)/giu;
/** The contents of a thing, with their number: "5 foto edit", "3 meter pipa". */
const contained =
  /(?<![\d.,:/-])(\d{1,3})[ ](?:meter[ ])?(foto|cetak|pipa|sesi|pertemuan|revisi|kamar|kursi|orang|file|outfit|halaman|slide|warna)(?!\p{L})/giu;
const containing = /(?<!\p{L})(?:dapat|dapet|termasuk|isi|isinya|berisi|sudah|include|gratis|free)(?!\p{L})/iu;
const from =
  /(?<![\d.,])(\d{1,4})[ ]?(?:\p{L}{2,12}[ ])?(?:\+|ke ?atas|up(?!\p{L})|atau lebih)|(?<!\p{L})(?:min(?:imal)?|ambil|beli|order|mulai|pembelian)[ ](\d{1,4})(?![\d.,]*\d|[ ]?(?:rb|ribu|k|jt|juta|%|hari|jam|menit|bulan|tahun|x)(?!\p{L}))/iu;
const plus = /(?<![\d.,])(\d{1,4})\+/u;
const below = /(?<!\p{L})(?:di ?bawah|kurang dari|<)[ ]?(\d{1,4})(?![\d.,]*\d)/iu;
const counted =
  /(?<![\d.,:])(\d{1,4})[ ]?(?:pcs|pc|biji|buah|botol|box|dus|pack|lembar|unit|orang|porsi|paket|toples|set|pasang|bungkus|sak|zak|batang|kg|kilo|meter|ekor|pot|item|cup)(?!\p{L})/giu;
const excepts = /(?<!\p{L})(?:selain|kecuali)(?!\p{L})/iu;
const rest = /(?<!\p{L})(?:lainnya|yang lain|selain itu|sisanya|semuanya|semua)(?!\p{L})/iu;
/**
 * Times of the conversation itself ("tunggu 5 menit ya") and the end of a break ("jam 1 buka lagi"). The
 * shop's texts say nothing about them.
 */
const ofTheChat =
  /(?<!\p{L})(?:buka lagi|(?:mohon|harap|boleh|silakan)[ ](?:di)?tunggu|sebentar|sebentar lagi|kabari|kabarin|balas|hubungi|infokan)(?!\p{L})/iu;
/** A person's age, which says nothing about the shop. */
const age =
  /(?<!\p{L})(?:anak|usia|umur|bayi)[ ](?:\p{L}+[ ])?(?:\d{1,2}[ ]?(?:-|–)[ ]?)?\d{1,2}[ ]?(?:tahun|thn|th|bulan|bln)(?!\p{L})/giu;
/**
 * The beginning of another case: in "Di kulkas 24 jam, kalau di freezer 1 minggu", the words before the comma do not
 * belong to "1 minggu".
 */
const otherCase = /^[ ]*(?:kalau|kalo|klo|untuk|utk)[ ](?:di|yang|yg)[ ]\p{L}/iu;
const late = /(?<!\p{L})(?:telat|terlambat|keterlambatan)(?!\p{L})/iu;
/** A written calculation: "… = 6 pertemuan", "4x jadi 400rb". */
const computes = /=|(?:^|[^\p{L}])jadi(?:nya)? (?:rp\.? ?)?\d/iu;
/** Words of a lead who makes an appointment. */
const books = /(?<!\p{L})(?:booking|reservasi|janjian)(?!\p{L})/iu;
/** Words that show that a time of day is one of the shop's hours. */
const shopHours =
  /(?<!\p{L})(?:buka|tutup|kirim|dikirim|antar|diantar|praktek|melayani|operasional|sampai|sebelum|mulai|check|ambil)(?:nya)?(?!\p{L})/iu;
const partsMax = 600;
const leadChars = 200;

/**
 * Numbers that the texts give to things: warranty periods, times of the day, percentages, numbers of times. A claim must
 * use the number that the texts give to the same thing.
 */
export class GivenValues {
  private readonly parts: readonly Part[];
  private readonly commonness = new Map<string, number>();

  private things: ReadonlySet<string> | null = null;
  private hours: ReturnType<typeof rangesOf> | null = null;

  constructor(private readonly text: string) {
    this.parts = partsOf(text)
      .filter(({ values }) => values.length > 0)
      .slice(0, partsMax);
    for (const { own, head } of this.parts)
      for (const word of new Set([...own, ...head])) this.commonness.set(word, (this.commonness.get(word) ?? 0) + 1);
  }

  /** True when a sentence states another number for a thing than the texts do. */
  isRefused(sentence: string, lead: string): boolean {
    const asked = new Set(subjectsIn(lead.slice(-leadChars)));
    const counts = countsIn(sentence);
    const count = (counts.length > 0 ? counts : countsIn(lead.slice(-leadChars))).at(-1) ?? null;
    const ofLead = valuesIn(lead.slice(-leadChars));
    const wished = books.test(lead) ? ofLead : [];
    const isListed = this.hasList(sentence);
    return partsOf(withoutTimesOfCases(sentence)).some((part) => {
      if (part.values.length === 0 || ofTheChat.test(part.text)) return false;
      // the hour of an appointment is the lead's choice when the texts state no hours
      const isWished = (one: Value): boolean =>
        one.dimension === 'clock' &&
        !shopHours.test(part.text) &&
        (wished.some((other) => isSame(one, other)) || (ofLead.some((other) => isSame(one, other)) && this.isWithinHours(one)));
      // "3 x 2 minggu = 6 pertemuan" computes with the lead's numbers
      const isTheirs = (one: Value): boolean => computes.test(part.text) && ofLead.some((other) => isSame(one, other));
      // "telat 6 jam tidak dihitung" states a tolerance
      const isLate = late.test(part.text);
      if (clausesOf(part.text).every(({ isNegative, isOpen, isTopicOnly }) => (isNegative && !isLate) || isOpen || isTopicOnly))
        return false;
      const own = part.threshold === null ? count : part.threshold.below === Infinity ? part.threshold.from : part.threshold.below - 1;
      return part.values.some(
        (value) =>
          !isWished(value) &&
          !isTheirs(value) &&
          !(isListed && this.isUnnamed(value, part)) &&
          (!value.dimension.startsWith('with') || containing.test(part.text)) &&
          this.isOther(value, { part, asked, count: own }),
      );
    });
  }

  /**
   * True for a list of all shares, or of all days before an event, that one line of the texts has: "DP 50%, progress
   * 40%, 10% setelah terpasang".
   */
  private hasList(sentence: string): boolean {
    const said = listIn(sentence);
    return said.includes(' ') && this.text.split('\n').some((line) => listIn(line) === said);
  }

  /** True for a share or a day whose own words are not in the texts. Its position in the list shows its meaning. */
  private isUnnamed({ dimension }: Value, { own }: Part): boolean {
    if (dimension !== 'percent' && dimension !== 'days before') return false;
    return !this.parts.some((one) => [...own].some((word) => word.length > 1 && one.own.has(word)));
  }

  /** True for a time within the hours of the texts: "Jam 11" within "jam 10-14". */
  private isWithinHours({ readings }: Value): boolean {
    this.hours ??= rangesOf(this.text);
    return this.hours.some(({ from, to }) =>
      readings.some((at) => from.some((start) => at.from >= start) && to.some((end) => at.to <= end)),
    );
  }

  private isOther(value: Value, { part, asked, count }: Said): boolean {
    const known = this.parts.filter(({ values }) => values.some(({ dimension }) => dimension === value.dimension));
    const scored = known.map((one) => ({ one, score: this.scoreOf(one, part, asked) }));
    const best = Math.max(0, ...scored.map(({ score }) => score));
    if (best === 0) return value.dimension === 'least' && isBelowAll(value, known);
    const first = scored.filter(({ one, score }) => score > best - margin || isOfAll(one)).map(({ one }) => one);
    const closest = value.dimension === 'least' ? first : withCount(first, count);
    const sameParts = part.values.filter(({ dimension }) => dimension === value.dimension);
    const isLate = late.test(part.text);
    const gives = ({ values }: Part, one: Value) => values.some((other) => isSame(one, other)) || (isLate && isTolerated(one, values));
    const isGiven = (one: Value) => closest.some((other) => gives(other, one));
    const givers = closest.filter((one) => gives(one, value));
    if (value.dimension === 'percent' && givers.length > 0 && givers.every((one) => this.isOfOtherThings(one, part))) return true;
    if (sameParts.some(isGiven)) return !isGiven(value) && !known.some(({ values }) => values.some((other) => isSame(value, other)));
    return true;
  }

  /**
   * True when a part of the texts is about other things: "Selasa potong rambut diskon 20%" says nothing about a cream
   * bath.
   */
  private isOfOtherThings(one: Part, { own }: Part): boolean {
    // "diskon 20% selain smoothing" is about all other things
    if (rest.test(one.text) || excepts.test(one.text)) return false;
    this.things ??= new Set(
      new PriceBook(this.text).entries.flatMap((entry) => (entry.isFee ? [] : [...entry.words].filter((word) => weightOf(word) === 100))),
    );
    const things = this.things;
    const [given, said] = [one.own, own].map((words) => [...words].filter((word) => things.has(word)));
    return given!.length > 0 && said!.length > 0 && !given!.some((word) => said!.includes(word));
  }

  private scoreOf(one: Part, { own, head }: Part, asked: ReadonlySet<string>): number {
    let score = 0;
    for (const [words, weight] of [[one.own, 1] as const, [one.head, ofHead] as const])
      for (const word of words) {
        if (weight === ofHead && one.own.has(word)) continue;
        const said = own.has(word) ? 1 : asked.has(word) ? ofLead : head.has(word) ? ofHead : 0;
        // "Jumat buka jam 13" is more specific about Fridays than "tiap hari"
        const shared = word.startsWith(dayMark) ? daysIn(one.own) : 1;
        score += (weight * said) / this.commonness.get(word)! / Math.max(1, shared);
      }
    return score;
  }
}

const dayMark = 'day ';
const ofHead = 0.4;
const ofLead = 0.5;
const margin = 0.001;

interface Said {
  readonly part: Part;
  readonly asked: ReadonlySet<string>;
  readonly count: number | null;
}

/** True for a minimum that names none of the owner's things and is lower than all minimums of the texts. */
function isBelowAll({ readings: [own] }: Value, known: readonly Part[]): boolean {
  const given = known.flatMap(({ values }) => values.flatMap(({ dimension, readings }) => (dimension === 'least' ? readings : [])));
  return given.length > 0 && given.every(({ from: lowest }) => own!.to < lowest);
}

function listIn(text: string): string {
  const shares = findPercents(text, true).map(({ value }) => `${value}%`);
  return [...shares, ...[...text.matchAll(daysBefore)].map(([, count]) => `h${count}`)].join(' ');
}

/** The parts whose condition on the number of pieces is fulfilled; all parts when the number is unknown. */
function withCount(parts: readonly Part[], count: number | null): readonly Part[] {
  if (count === null || parts.every(({ threshold }) => threshold === null)) return parts;
  const met = parts.filter(({ threshold }) => threshold === null || (count >= threshold.from && count < threshold.below));
  const highest = Math.max(0, ...met.map(({ threshold }) => threshold?.from ?? 0));
  return met.filter(({ threshold }) => (threshold?.from ?? 0) === highest);
}

/**
 * True for a part that applies to all things: "Durasi 90 menit" names no thing; "lainnya 30 menit" applies to all
 * things without their own number.
 */
function isOfAll({ own, head, text }: Part): boolean {
  return (own.size === 0 && head.size === 0) || rest.test(text);
}

/** True for a delay no longer than the shortest time span that the texts give with it. */
function isTolerated(one: Value, values: readonly Value[]): boolean {
  const spans = values.filter(({ dimension }) => dimension === 'span' && one.dimension === 'span').map(({ readings }) => readings[0]!.from);
  return spans.length > 0 && one.readings[0]!.to <= Math.min(...spans);
}

function isSame(one: Value, other: Value): boolean {
  if (one.dimension !== other.dimension) return false;
  // "batal H-3 DP kembali" also applies to H-5
  if (one.dimension === 'days before') return one.readings[0]!.from >= other.readings[0]!.from;
  return one.readings.some((reading) => isWithinSpans(reading, other.readings));
}

function partsOf(text: string): Part[] {
  return sentencesOf(text).flatMap(({ text: sentence }) => {
    const head = new Set<string>();
    return splitOutside(sentence).map((part): Part => {
      const own = new Set(subjectsIn(part));
      if (otherCase.test(part)) head.clear();
      const before = new Set(head);
      for (const word of own) head.add(word);
      return { text: part, values: valuesIn(part), own, head: before, threshold: thresholdIn(part) };
    });
  });
}

/** Splits at separators; parentheses stay with the words before them. */
function splitOutside(sentence: string): string[] {
  const kept: string[] = [];
  const masked = sentence.replaceAll(/\([^()\n]{0,200}\)/gu, (inside) => {
    kept.push(inside);
    return `\u2402${kept.length - 1}\u2403`;
  });
  return masked.split(between).map((part) => part.replaceAll(/\u2402(\d+)\u2403/gu, (_, at: string) => kept[Number(at)] ?? ''));
}

function subjectsIn(text: string): string[] {
  const words = nameWords(text).filter((word) => !noSubjects.has(word) && !/^\d/.test(word));
  if (reduces.test(text)) words.push(reduction);
  return [...words, ...daysOf(text).map((day) => `${dayMark}${day}`)];
}

/**
 * Placeholder word that marks a percentage as a discount, so that "diskon 5%" is not compared with the share of a
 * deposit.
 */
const reduction = 'reduced by';
const reduces = /(?:^|[^\p{L}])(?:diskon|disc|potongan)(?:nya)? (?:sebesar )?\d+(?:[.,]\d+)? ?(?:%|persen)/iu;

function daysIn(words: ReadonlySet<string>): number {
  return [...words].filter((word) => word.startsWith(dayMark)).length;
}

function valuesIn(text: string): Value[] {
  const single = (dimension: Dimension, values: readonly number[]): Value[] =>
    values.map((value) => ({ dimension, readings: [{ from: value, to: value }] }));
  return [
    ...(findAmounts(text).length > 0 ? [] : spansIn(text.replaceAll(age, ' '))).map((span): Value => ({
      dimension: 'span',
      readings: [span],
    })),
    ...clocksOf(text).map((clock): Value => ({ dimension: 'clock', readings: clock.map((minutes) => ({ from: minutes, to: minutes })) })),
    ...single('percent', [...findPercents(text, true).map(({ value }) => value), ...(whole.test(text) ? [100] : [])]),
    ...single(
      'times',
      [...text.matchAll(times)].map(([, count]) => Number(count)),
    ),
    ...single(
      'most',
      [...text.matchAll(most)].map(([, count]) => Number(count)),
    ),
    ...[...text.matchAll(daysBefore)].map(([, count]): Value => ({
      dimension: 'days before',
      readings: [{ from: Number(count), to: Number(count) }],
    })),
    ...[...text.matchAll(contained)].map(([, count, noun]): Value => ({
      dimension: `with ${noun!.toLowerCase()}`,
      readings: [{ from: Number(count), to: Number(count) }],
    })),
    ...single(
      'least',
      [...text.matchAll(least)].map(([, count]) => Number(count)),
    ),
  ];
}

function thresholdIn(text: string): Threshold | null {
  const [, upTo] = below.exec(text) ?? [];
  if (upTo !== undefined) return { from: 0, below: Number(upTo) };
  const found = plus.exec(text) ?? from.exec(text);
  const count = found?.[1] ?? found?.[2];
  return count === undefined ? null : { from: Number(count), below: Infinity };
}

function countsIn(text: string): number[] {
  return [...text.matchAll(counted)].map(([, count]) => Number(count));
}

/** True when a sentence names a number that {@link GivenValues} judges. */
export function namesValue(sentence: string): boolean {
  return valuesIn(sentence).length > 0;
}
