import { findAmounts } from '../amounts.rules.js';
import { monthsIn } from '../facts/durations.rules.js';
import { isWithinHours, plainTimes, timesIn, type Times } from '../facts/day-times.js';
import { clocksOf, rangesOf, type TimeOfDay, type TimeRange } from '../facts/schedules.rules.js';
import { sentencesOf } from '../plain-text.rules.js';
import { grantsByDenial } from './carrier-words.js';
import { free } from './doubt-words.js';
import { isGeneral } from './general-words.js';
import { rootsOf } from './owner-parts.rules.js';

/** Something that the owner does or does not do on certain days. */
interface DayPart {
  readonly days: readonly number[];
  readonly isClosed: boolean;
  /** Words that show the subject of the part. */
  readonly names: readonly string[];
}

interface Surcharge {
  readonly when: Times;
  readonly idr: number;
  readonly names: readonly string[];
}

const dayNames = "senin|selasa|rabu|kamis|jum'?at|sabtu|minggu|ahad";
const partsMax = 400;
const timesMax = 100;
/** Separators between parts of a sentence. Each part makes one statement. */
const between = /[,;](?!\d)|\n|[ ](?:tapi|tetapi|namun|sedangkan|lalu)[ ]/iu;
const eachNight = /^ ?(?:\/|per ) ?malam/iu;
const closed = /(?<!\p{L})(?:tutup|libur|off|(?:tidak|ga|gak|nggak|belum)[ ]ada)(?:nya)?(?!\p{L})/iu;
const adds = /(?:(?<!\p{L})(?:di)?(?:tambah(?:an)?|nambah|naik)(?!\p{L})|\+)/iu;
const sinceThen = /(?<!\p{L})(?:setelah|sesudah|lewat|di ?atas|mulai)[ ](?:jam|pukul)/iu;
/** Times of the year that are given without the name of a month. */
const seasons = /(?<!\p{L})(?:musim(?:an)?|bulan (?:ganjil|genap))(?!\p{L})/iu;
const allDay = /(?<!\p{L})24[ ]?jam(?!\p{L})/iu;
const timeWords = new Set(
  rootsOf(
    'weekend akhir pekan lebaran idulfitri tanggal tgl merah nasional natal nyepi malam malem siang sore pagi libur tutup buka off tambah tambahan naik nambah jadwal jam hari ada datang kerja',
  ),
);
const multiplesMax = 60;
const lastMinute = 24 * 60;
const morning = 6 * 60;
const evening = 18 * 60;

/** Commas within a list of days: "Sabtu, Minggu & tgl merah libur" is one statement about all of these days. */
const dayList = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${dayNames})),(?=[ ]?(?:hari )?(?:${dayNames}|tgl merah|tanggal merah|libur nasional)(?!\p{L}))`,
  'giu',
);

function withJoinedDays(text: string): string {
  return text.replaceAll(dayList, ' &');
}

function namesIn(text: string): string[] {
  return rootsOf(text).filter((root) => !isGeneral(root) && !timeWords.has(root));
}

/** The times when the owner does something, and the times when something costs more. */
export class OwnerTimes {
  private readonly ranges: TimeRange[] = [];
  private readonly clocks: TimeOfDay[] = [];
  private readonly dayParts: DayPart[] = [];
  private readonly surcharges: Surcharge[] = [];
  private readonly isAlwaysOpen: boolean;
  private readonly months: ReadonlySet<string>;
  /** True when the owner does something in some months only. */
  private readonly isSeasonal: boolean;

  constructor(text: string) {
    this.isAlwaysOpen = allDay.test(text);
    this.months = new Set(monthsIn(text));
    this.isSeasonal = this.months.size > 0 || seasons.test(text);
    for (const sentence of sentencesOf(text)) for (const part of withJoinedDays(sentence.text).split(between)) this.read(plainTimes(part));
  }

  private read(part: string): void {
    if (this.dayParts.length >= partsMax || this.clocks.length >= timesMax) return;
    const clocks = clocksOf(part);
    this.clocks.push(...clocks);
    this.ranges.push(...rangesOf(part));
    const when = timesIn(part);
    // "Sabtu tutup jam 2" means that the shop is open until then
    if (when.days.length > 0)
      this.dayParts.push({ days: when.days, isClosed: closed.test(part) && clocks.length === 0, names: namesIn(part) });
    const [amount, ...others] = adds.test(part) ? findAmounts(part) : [];
    // "upgrade kamar +200rb/malam" counts nights
    const isCounted = amount !== undefined && eachNight.test(part.slice(amount.to));
    const isAtTimes = isCounted
      ? when.days.length > 0
      : when.days.length > 0 || when.parts.size > 0 || (when.clocks.length > 0 && sinceThen.test(part));
    const at = amount === undefined ? -1 : part.slice(0, amount.from).search(adds);
    if (amount !== undefined && others.length === 0 && at >= 0 && isAtTimes)
      this.surcharges.push({ when: surchargedTimes(part, when), idr: amount.value, names: namesIn(part) });
  }

  /** True for a time after all of the owner's hours: "Bisa, jam 9 malam". */
  isOutsideHours(text: string): boolean {
    if (this.ranges.length === 0 || this.isAlwaysOpen) return false;
    const times = clocksOf(plainTimes(text));
    if (rangesOf(plainTimes(text)).length > 0) return false;
    const isKnown = (time: TimeOfDay): boolean => this.clocks.some((one) => usualOf(one).some((minutes) => time.includes(minutes)));
    return times.some((time) => !isKnown(time) && !isWithinHours(time, this.ranges));
  }

  /**
   * True for "Minggu ada jam 9" when the owner is closed on Sundays and states nothing else for that day. Also true
   * for a month that the texts do not name when something is seasonal.
   */
  isClosedOn(text: string, names: readonly string[]): boolean {
    if (this.isSeasonal && monthsIn(text).some((month) => !this.months.has(month))) return true;
    const { days } = timesIn(text);
    return (
      days.length > 0 &&
      days.every((day) => {
        const own = this.dayParts.filter((one) => one.days.includes(day));
        return own.some((one) => one.isClosed && one.names.every((name) => names.includes(name))) && !own.some((one) => !one.isClosed);
      })
    );
  }

  /** True for a sentence that {@link missesSurcharge} can judge. */
  mayMissSurcharge(sentence: string): boolean {
    return this.surcharges.length > 0 && (findAmounts(sentence).length > 0 || saysFree(sentence));
  }

  /**
   * True for a price without the owner's surcharge for the named time: "Sabtu 120rb" when Saturdays cost more.
   *
   * @param amounts all amounts of the reply, in Rupiah.
   */
  missesSurcharge(sentence: string, { lead, amounts, prices }: Priced): boolean {
    const isFree = saysFree(sentence);
    const said = timesIn(sentence);
    const when = said.days.length + said.clocks.length + said.parts.size > 0 ? said : timesIn(lead);
    const names = rootsOf(`${sentence} ${lead}`);
    return this.surcharges.some((one) => {
      if (!isAt(when, one.when) || (one.names.length > 0 && !one.names.some((name) => names.includes(name)))) return false;
      if (isFree && findAmounts(sentence).length === 0) return adds.test(lead) || adds.test(sentence);
      return !amounts.some((value) => value === one.idr || [...prices].some((price) => isMultiple(value, price + one.idr)));
    });
  }
}

interface Priced {
  readonly lead: string;
  readonly amounts: readonly number[];
  /** Prices of the owner. */
  readonly prices: ReadonlySet<number>;
}

/**
 * The likely reading of a time without "pagi" or "malam". An owner's "Jam 9" means the morning, because shops are
 * open then.
 */
function usualOf(time: TimeOfDay): TimeOfDay {
  const usual = time.filter((minutes) => minutes >= morning && minutes <= evening);
  return usual.length > 0 ? usual : time;
}

function saysFree(sentence: string): boolean {
  return grantsByDenial.test(sentence) || free.test(sentence);
}

/** The times with a surcharge. "setelah jam 17" means all times after 17:00. */
function surchargedTimes(part: string, when: Times): Times {
  const [first] = when.clocks;
  if (first === undefined || !sinceThen.test(part)) return { ...when, clocks: [] };
  const latest = Math.max(...first);
  return { ...when, clocks: [[latest, lastMinute]] };
}

function isAt(said: Times, { days, parts, clocks }: Times): boolean {
  const isLate = clocks.some(([from]) => said.clocks.some((time) => time.length === 1 && time[0]! > from!) || said.parts.has('malam'));
  return said.days.some((day) => days.includes(day)) || [...said.parts].some((part) => parts.has(part)) || isLate;
}

function isMultiple(value: number, of: number): boolean {
  return of > 0 && value % of === 0 && value / of <= multiplesMax;
}
