import { remembered } from '../remembered.js';
import { withHalves } from '../amounts.rules.js';
import { hoursOf } from '../facts/durations.rules.js';

/** A number with its unit. "2-3 hari" has two numbers. Time spans are in hours. */
export interface Measure {
  readonly from: number;
  readonly to: number;
  readonly unit: string;
  readonly digits: readonly string[];
}

const measured =
  /(?:(?<!\p{L})(usia|umur)(?:nya)?[ ](?:\p{L}{2,8}[ ]){0,2})?(?<![\d.,:/])(\d{1,4})(?:[ ]?(?:-|–|sampai|s\/d|sd)[ ]?(\d{1,4}))?[ ]?(?:(km|kilometer|tahun|thn|th|bulan|bln|minggu|hari|hr|jam(?! *\d)|menit|mnt|meter|m|cm|kg|kilo|gram|gr|ml|liter|orang|org|porsi|pcs|pc|unit|box|dus|botol|lembar|buah|biji|ekor|%|persen|pohon|kamar|karung|pak|pack|lusin|kodi|set|paket|warna|malam)(?!\p{L}))?/giu;
/** Other spellings of units. */
const spellings: Readonly<Record<string, string>> = {
  org: 'orang',
  bln: 'bulan',
  th: 'tahun',
  thn: 'tahun',
  hr: 'hari',
  mlm: 'malam',
  m: 'meter',
  mtr: 'meter',
  kilometer: 'km',
  kilo: 'kg',
  gr: 'gram',
  pc: 'pcs',
  biji: 'pcs',
  buah: 'pcs',
  bks: 'bungkus',
  lbr: 'lembar',
  hal: 'halaman',
  pack: 'pak',
  persen: '%',
};

/** The standard spelling of a unit; undefined for a word that is not another spelling. */
export function unitSpelled(written: string): string | undefined {
  return spellings[written];
}
/**
 * Numbers that are not measures: "Jam 7 malam" and "jam 10 pagi sampai 8 malam" do not count nights, and "usia 15
 * tahun" is not a time span.
 */
const ofDay =
  /(?<!\p{L})(?:jam|pukul|tgl|tanggal)[ ]?(?:\d{1,2}(?:[.:]\d{2})?[ ]?(?:pagi|siang|sore|malam)?[ ]?(?:-|–|sampai|s\/d|sd|hingga)[ ]?)?$/iu;
const ofDayChars = 32;
const age = 'usia';

/** Time spans of one unit in one word: "Seharian", "sebulan". */
const single = /(?<!\p{L})se(hari|minggu|bulan|tahun|jam)(?:an)?(?!\p{L})/giu;

/** The numbers with a unit in a text from which amounts of money were removed. */
export const measuresIn = remembered((written: string): readonly Measure[] => {
  const text = withHalves(written).replaceAll(single, '1 $1');
  const isAge = /(?<!\p{L})(?:usia|umur)/iu.test(text);
  return [...text.matchAll(measured)].flatMap(({ index, 0: whole, 1: aged, 2: from, 3: to, 4: named }) => {
    const unit = named?.toLowerCase();
    if (ofDay.test(text.slice(Math.max(0, index - ofDayChars), index)) || (unit === undefined && aged === undefined)) return [];
    const digits = to === undefined ? [from!] : [from!, to];
    const [first, last = first] = digits.map(Number);
    if (aged !== undefined || (isAge && unit !== undefined && unit.startsWith('t')))
      return [{ from: first!, to: last!, unit: age, digits }];
    const factor = hoursOf[unit!];
    if (factor !== undefined && !/ pagi| siang| sore| malam/i.test(text.slice(index, index + whole.length + 7)))
      return [{ from: first! * factor, to: last! * factor, unit: 'span', digits }];
    return factor === undefined ? [{ from: first!, to: last!, unit: unitSpelled(unit!) ?? unit!, digits }] : [];
  });
});

/** True when one of the measures equals this one or is a range around it. */
export function isAmong(one: Measure, others: readonly Measure[]): boolean {
  return others.some(({ unit, from, to }) => unit === one.unit && one.from >= from - 0.01 && one.to <= to + 0.01);
}
