import { findAmounts } from './amounts.rules.js';
import { clausesOf, withoutPurpose } from './clauses.rules.js';
import { isWithinSpans, spansIn, type Span, withoutAges } from './facts/durations.rules.js';
import { sentencesOf } from './plain-text.rules.js';
import { withNamedDays } from './facts/every-day-except.rules.js';
import { withFullDays } from './facts/reading/full-days.rules.js';
import { clocksOf, daysOf, rangesOf, withoutTimesOfCases, type TimeOfDay } from './facts/schedules.rules.js';

const opens =
  /(?<!\p{L})(?:buka|bukanya|operasional|melayani|jam kerja|jam toko|jam layanan|jadwal|jadwalnya|online|on ?line|praktek|standby)(?!\p{L})|(?<!\p{L})(?:kantor|toko|gerai|outlet|loket|klinik|studio|bengkel|admin|adm|cs)[ :]{1,3}(?:tiap |setiap |hari )?(?:senin|selasa|rabu|kamis|jum'?at|sabtu|minggu)(?!\p{L})/iu;
const closes = /(?<!\p{L})(?:tutup|libur|off)(?!\p{L})/iu;
const sends = /(?<!\p{L})(?:kirim|dikirim|mengirim|kirimnya|pengiriman|pengirimannya|antar|diantar|mengantar|antarnya)(?!\p{L})/iu;
const arrives =
  /(?<!\p{L})(?:(?:sampai|sampe)(?! *(?:jam|pukul|pk|pkl)?[ ]?\d| *(?:pagi|siang|sore|malam))|nyampe|tiba|dikirim|kirim|kami kirim|diantar|antar|selesai|kelar|jadi(?! *(?:rp|total|semua|\d{1,4}(?:[.,]\d{1,3})?[ ]?(?:rb|ribu|k|jt|juta)(?!\p{L})|\d{1,3}[.,]\d{3}))|rampung|beres|pengiriman|estimasi|proses|prosesnya|diproses|pengerjaan|siap|ambil|diambil|ditunggu|po|preorder|pre-order|indent|masuk|datang|restock)(?:nya)?(?!\p{L})/iu;
/** Words of a clause whose time of day is set by the shop and is no appointment. */
const shopTimes =
  /(?<!\p{L})(?:kumpul|berangkat|keberangkatan|cut ?off|check ?in|check ?out|mulai|pesan sebelum|order sebelum|maksimal|paling lambat|pick ?up)(?:nya)?(?!\p{L})/iu;
const soon =
  /(?<!\p{L})(?:hari ini|besok(?:nya)?|lusa|malam ini|sore ini|siang ini|pagi ini|minggu depan|minggu ini|same ?day|instan|instant|hari yang sama|hari itu(?: juga)?|langsung hari ini)(?!\p{L})/giu;
const same = ['hari ini', 'same day', 'sameday', 'hari yang sama', 'hari itu', 'hari itu juga', 'langsung hari ini', 'instan', 'instant'];
const negative = /(?<!\p{L})(?:tidak|tdk|gak|ga|nggak|ngga|enggak|belum|blm|bukan|tanpa)(?!\p{L})/iu;
/** Time spans that are not about making or sending goods. */
const otherSpans =
  /(?<!\p{L})(?:garansi|bergaransi|garansinya|retur|tukar|klaim|refund|batal|pembatalan|reschedule|sewa|kontrak|langganan|deposit|pelunasan|tahan|awet|expired|buka)(?!\p{L})/iu;
/** Words of contexts in which a day is not part of the shop's schedule. */
const someEvent = /(?<!\p{L})(?:acara|pesta|nikah|ultah|ulang tahun|catat|jadwalkan|booking untuk|untuk tanggal)(?!\p{L})/iu;

const grantsBareDay =
  /(?<!\p{L})(?:senin|selasa|rabu|kamis|jum'?at|sabtu|minggu)[ ](?:juga |tetap |masih )?(?:bisa|boleh|kosong)(?![ ](?!kakak|bunda|juga)\p{L}{4,})(?!\p{L})/iu;
const onlyDays = /(?<!\p{L})(?:hanya|cuma|saja|aja|doang)(?!\p{L})/iu;

type Subject = 'open' | 'send';

function subjectsOf(text: string): Subject[] {
  return [...(opens.test(text) || closes.test(text) ? ['open' as const] : []), ...(sends.test(text) ? ['send' as const] : [])];
}

function soonIn(text: string): string[] {
  return [...text.matchAll(soon)].map(([words]) => {
    const said = words.toLowerCase();
    return same.includes(said) ? 'hari ini' : said === 'besoknya' ? 'besok' : said;
  });
}

/** A deadline for orders: with "Order sebelum jam 4", earlier orders are sent today and later ones tomorrow. */
const cutOff =
  /(?<!\p{L})(?:order|pesan|pesanan|masuk|transfer|bayar|di ?atas|lewat|setelah|sebelum|cut ?off)(?:an|nya)?[^.\n]{0,24}(?:jam|pukul)[ ]?\d/iu;
/** A deadline for orders of the same day: "Kirim setiap hari, order max jam 3 sore". */
const lastHour =
  /(?<!\p{L})(?:order|pesan|pesanan|masuk|transfer)(?:an|nya)?[ ](?:max|maks|maksimal|sebelum|paling lambat)[^.\n]{0,12}(?:jam|pukul)[ ]?\d/iu;
/** One day before or after: "PO H-1", "dikirim H+1". */
const nextDay =
  /(?<!\p{L})(?:po|pre-?order|order|pesan|pesanan|booking|kirim|dikirim|jadi|siap|ambil)(?!\p{L})[^.\n]{0,60}(?<!\p{L})h[ ]?[+-][ ]?1(?!\d)/iu;

const dayBefore = /(?<!\p{L})(?:pesan|dipesan|order|booking)(?!\p{L})[^.,\n]{0,40}(?<!\p{L})h[ ]?-[ ]?1(?!\d)/iu;

/** The days that the texts name, and the days that follow from an order deadline or from a notice of one day. */
function daysGiven(text: string): Set<string> {
  const given = new Set(soonIn(text));
  if (nextDay.test(text)) given.add('besok');
  if (cutOff.test(text) && (given.size > 0 || lastHour.test(text))) for (const day of ['hari ini', 'besok']) given.add(day);
  return given;
}

/** Hours of the parts of the day: "buka sampai sore". */
const dayParts: Readonly<Record<string, readonly [number, number]>> = {
  pagi: [4, 11],
  siang: [11, 15],
  sore: [15, 18.5],
  malam: [18, 24],
};
const tillPart = /(?<!\p{L})(?:sampai|sampe|hingga|dari|mulai)[ ](pagi|siang|sore|malam)(?!\p{L})/giu;

/** The advance notice that an order needs: "Booking minimal H-2", "PO H-3". */
const notice =
  /(?<!\p{L})(?:booking|pesan|pemesanan|order|reservasi|po|pre-?order)(?:an|nya)?[^.,;\d\n]{0,20}(?<!\p{L})h[ ]?-[ ]?(\d{1,2})(?!\d)/giu;
const orders = /(?<!\p{L})(?:booking|bookingan|pesan|order|reservasi)(?:an|nya)?(?!\p{L})/iu;

/** The shortest advance notice in the text, in days; 0 when the text names none. */
function noticeIn(text: string): number {
  const found = [...text.matchAll(notice)].map(([, days]) => Number(days));
  return found.length === 0 ? 0 : Math.min(...found);
}

interface Schedule {
  readonly on: Set<number>;
  readonly off: Set<number>;
}

/** Opening hours and delivery times in the texts of the owner and of tools. */
export class StatedTimes {
  private readonly clocks: TimeOfDay[] = [];
  private readonly clocksOfDays = new Map<number, TimeOfDay[]>();
  private readonly schedules: Readonly<Record<Subject, Schedule>> = { open: empty(), send: empty() };
  private readonly wordDays = new Map<string, Set<number>>();
  private readonly spans: Span[] = [];
  private readonly soon: ReadonlySet<string>;
  private readonly isAlwaysOpen: boolean;

  /** How many days in advance the owner wants an order: 2 for "booking minimal H-2". */
  private readonly noticeDays: number;

  constructor(text: string) {
    this.noticeDays = noticeIn(text);
    this.soon = daysGiven(text);
    this.isAlwaysOpen = /24[ ]?jam/i.test(text);
    let subjects: readonly Subject[] = [];
    for (const sentence of sentencesOf(text)) {
      for (const part of sentence.text.split(/[;,\n(](?!\d)/u)) if (!otherSpans.test(part)) this.spans.push(...spansIn(part));
      subjects = [];
      for (const part of sentence.text.replaceAll(/\bs\.d\./gi, 's/d').split(/[;,\n(](?!\d)/u)) {
        subjects = subjectsOf(part).length > 0 ? subjectsOf(part) : subjects;
        // days with hours are opening hours: "lapak 09-17 tiap hari"
        if (subjects.length === 0 && daysOf(part).length > 0 && rangesOf(part).length > 0) subjects = ['open'];
        this.note(part, subjects);
      }
    }
    for (const { on, off } of Object.values(this.schedules)) for (const day of off) on.delete(day);
  }

  private note(part: string, subjects: readonly Subject[]): void {
    const clocks = clocksOf(part);
    this.clocks.push(...clocks);
    const named = daysOf(part);
    // "Sabtu tutup jam 2" means that the shop is open until then
    const isOff = (closes.test(part) && clocks.length === 0) || negative.test(withoutPurpose(part));
    for (const subject of subjects) for (const day of named) (isOff ? this.schedules[subject].off : this.schedules[subject].on).add(day);
    if (clocks.length > 0 && named.length > 0 && !isOff) for (const day of named) append(this.clocksOfDays, day, clocks);
    if (named.length > 0 && !isOff)
      for (const word of nounsIn(withoutPurpose(part))) for (const day of named) append2(this.wordDays, word, day);
  }

  /** The part of a sentence about times that the texts do not support; null when there is none. */
  refusedIn(sentence: string): string | null {
    const clauses = clausesOf(
      withNamedDays(withFullDays(sentence))
        .replaceAll(/\bs\.d\./gi, 's/d')
        .replaceAll(/ kecuali /gi, ' selain '),
    );
    if (clauses.every(({ isOpen }) => isOpen)) return null;
    const text = clauses
      .filter(({ isOpen }) => !isOpen)
      .map((one) => one.text)
      .join(', ');
    if (this.isTooSoon(clauses)) return 'waktu pemesanan';
    return (
      this.refusedDay(
        clauses.filter(({ isOpen }) => !isOpen),
        text,
      ) ??
      this.refusedClock(withoutTimesOfCases(text)) ??
      this.refusedSpan(clauses)
    );
  }

  /**
   * True for an earlier day than the owner's notice allows: "booking untuk besok bisa" when the owner wants two days'
   * notice.
   */
  private isTooSoon(clauses: readonly { text: string; isOpen: boolean; isNegative: boolean }[]): boolean {
    if (this.noticeDays === 0) return false;
    return clauses.some(({ text, isOpen, isNegative }) => {
      if (isOpen || isNegative || !orders.test(text)) return false;
      const days = soonIn(text);
      return (this.noticeDays > 1 && days.includes('besok')) || days.includes('hari ini');
    });
  }

  private refusedDay(clauses: readonly { text: string; isNegative: boolean }[], whole: string): string | null {
    const said = subjectsOf(whole);
    if (someEvent.test(whole)) return null;
    if (/24[ ]?jam/i.test(whole) && opens.test(whole) && !this.isAlwaysOpen) return 'jam buka';
    for (const { text, isNegative } of clauses) {
      const named = daysOf(text);
      if (named.length === 0) continue;
      const words = nounsIn(withoutPurpose(text)).filter((word) => this.wordDays.has(word));
      const own = subjectsOf(text);
      const subjects = own.length > 0 || words.length > 0 ? own : said;
      const isOff = (closes.test(text) && clocksOf(text).length === 0) || isNegative || negative.test(withoutPurpose(text));
      // a thing may have its own days: "tanaman dikirim Senin Rabu, mainan tiap hari"
      if (!isOff && words.length > 0 && !words.some((word) => named.every((day) => this.wordDays.get(word)!.has(day)))) return 'hari';
      // "Minggu bisa Kak" grants a day on which the shop does not work
      for (const subject of subjects.length > 0 ? subjects : grantsBareDay.test(text) ? (['open'] as const) : []) {
        const { on, off } = this.schedules[subject];
        if (isOff ? named.every((day) => on.has(day)) && on.size > 0 : !isKnown(named, on, off)) return 'hari buka';
        if (isOff && subject === 'open' && isOtherOffDay(text, { named, on, off })) return 'hari buka';
      }
    }
    return null;
  }

  private refusedClock(text: string): string | null {
    if (!opens.test(text) && !closes.test(text) && !shopTimes.test(text) && !(sends.test(text) && this.clocks.length > 0)) return null;
    const named = daysOf(text);
    const own =
      named.length > 0 && named.every((day) => this.clocksOfDays.has(day))
        ? named.flatMap((day) => this.clocksOfDays.get(day)!)
        : this.clocks;
    const parts = [...text.matchAll(tillPart)].map(({ 1: part }) => dayParts[part!.toLowerCase()]!);
    if (own.length > 0 && parts.some(([from, to]) => !own.flat().some((minutes) => minutes >= from * 60 && minutes <= to * 60)))
      return 'jam buka';
    return clocksOf(text).some((time) => !own.some((known) => known.some((minutes) => time.includes(minutes)))) ? 'jam buka' : null;
  }

  private refusedSpan(clauses: readonly { text: string; isOpen: boolean }[]): string | null {
    let isArrival = false;
    const isDayBefore = this.soon.has('besok') && clauses.some(({ text }) => dayBefore.test(text));
    for (const { text, isOpen } of clauses) {
      isArrival ||= arrives.test(text);
      if (isOpen || !isArrival) continue;
      if (!otherSpans.test(text) && spansIn(withoutAges(withoutPaidSpans(text))).some((one) => !isWithinSpans(one, this.spans)))
        return 'waktu pengiriman';
      // "paling lambat H-1, jadi hari ini" states the order deadline
      const given = isDayBefore ? new Set([...this.soon, 'hari ini']) : this.soon;
      if (arrives.test(text) && soonIn(text).some((word) => !given.has(word))) return 'waktu pengiriman';
    }
    return null;
  }
}

const sums = /[+=×]|(?<!\p{L})(?:x|tambah|ditambah|plus|total|totalnya|diskon|potongan|jadi(?=[ ]\d)|per)(?!\p{L})/iu;
const paidSpan = /(?<![\d.,])\d{1,3}[ ]?(?:jam|hari|hr|minggu|bulan|bln|tahun|thn)[ ]{1,2}(?:[x×*=@][ ]?)?(?:rp\.?[ ]?)?$/iu;

/**
 * The text without time spans and deliveries that are only charged for: "Tenda 3 hari 600rb + antar Depok 250rb"
 * charges for three days and for the delivery, and states no delivery time.
 */
export function withoutPaidSpans(text: string): string {
  if (!sums.test(text)) return text;
  let rest = '';
  let from = 0;
  for (const amount of findAmounts(text)) {
    rest += text.slice(from, amount.from).replace(paidSpan, ' ');
    from = amount.to;
  }
  return rest + text.slice(from);
}

function empty(): Schedule {
  return { on: new Set(), off: new Set() };
}

/**
 * True for a wrong day off: "Kami libur hari Minggu" when the owner names only Friday, or "libur Minggu saja" when
 * the owner names more days.
 */
function isOtherOffDay(text: string, { named, on, off }: Schedule & { readonly named: readonly number[] }): boolean {
  if (!closes.test(text) || off.size === 0) return false;
  if (onlyDays.test(text) && [...off].some((day) => !named.includes(day))) return true;
  return on.size === 0 && !named.some((day) => off.has(day));
}

/** Days that the owner does not mention are allowed only when the owner names no days. */
function isKnown(named: readonly number[], on: ReadonlySet<number>, off: ReadonlySet<number>): boolean {
  if (on.size === 0)
    return !named.some((day) => off.has(day)) && off.size > 0 ? true : !named.some((day) => off.has(day)) && named.length < 7;
  return named.every((day) => on.has(day));
}

const noNouns = new Set(
  'hari setiap tiap kak kami bisa buat untuk yang jadwal ada tetap juga dan atau jam pagi siang sore malam kecuali mulai sampai senin selasa rabu kamis jumat sabtu minggu saja libur kerja buka tutup bukanya online kirim dikirim kirimnya pengiriman antar diantar operasional layanan melayani toko order masuk hanya cuma'.split(
    ' ',
  ),
);

function nounsIn(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,20}/gu) ?? []).filter((word) => !noNouns.has(word)).slice(0, 20);
}

function append(map: Map<number, TimeOfDay[]>, day: number, clocks: readonly TimeOfDay[]): void {
  const known = map.get(day);
  if (known) known.push(...clocks);
  else map.set(day, [...clocks]);
}

function append2(map: Map<string, Set<number>>, word: string, day: number): void {
  const known = map.get(word);
  if (known) known.add(day);
  else map.set(word, new Set([day]));
}

/** True when a sentence may state opening hours, days or a time of delivery. */
export function speaksOfTimes(sentence: string): boolean {
  return (
    opens.test(sentence) ||
    closes.test(sentence) ||
    shopTimes.test(sentence) ||
    daysOf(sentence).length > 0 ||
    (orders.test(sentence) && soonIn(sentence).length > 0) ||
    (arrives.test(sentence) && (spansIn(sentence).length > 0 || soonIn(sentence).length > 0 || clocksOf(sentence).length > 0))
  );
}
