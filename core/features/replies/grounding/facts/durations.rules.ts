import { numberWords } from '../number-words.rules.js';

/** A time span in hours. `from` and `to` are equal for "3 hari". */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const hoursOf: Readonly<Record<string, number>> = {
  menit: 1 / 60,
  mnt: 1 / 60,
  jam: 1,
  hari: 24,
  hr: 24,
  minggu: 168,
  pekan: 168,
  bulan: 720,
  bln: 720,
  tahun: 8_640,
  thn: 8_640,
  th: 8_640,
};
const units = Object.keys(hoursOf).join('|');
const words = Object.keys(numberWords).join('|');
const span = new RegExp(
  String.raw`(?<![\d.,])(?:(\d{1,2})[ ]?[x×][ ]?)?(\d{1,3})(?:[ ]?(?:-|–|s\/d|sd|sampai|hingga|atau)[ ]?(\d{1,3}))?[ ]?(?:x[ ]?)?(${units})(?!\p{L})|(?<!\p{L})(${words})(?:[ ]?(?:-|–|sampai|atau)[ ]?(${words}))?[ ](${units})(?!\p{L})|(?<!\p{L})se(jam|hari|minggu|pekan|bulan|tahun)(?!\p{L})|(?<!\p{L})(seumur hidup|selamanya|lifetime|kapan (?:saja|aja|pun))(?!\p{L})`,
  'giu',
);

/** "Makan 2x sehari" is a frequency, not a time span. */
const rate = /(?<!\p{L})\d{1,2}[ ]?(?:x|×|kali)[ ]?(?:se|per[ ])(?:jam|hari|minggu|pekan|bulan|tahun)(?!\p{L})/giu;

/** A person's age, which says nothing about the shop. */
const age =
  /(?<!\p{L})(?:anak|balita|usia|umur|bayi)(?:nya)?[ ](?:(?:umur|usia|berusia|di ?bawah|di ?atas)[ ])?(?:\d{1,2}[ ]?(?:-|–)[ ]?)?\d{1,2}[ ]?(?:tahun|thn|th|bulan|bln)(?!\p{L})/giu;

export function withoutAges(text: string): string {
  return text.replaceAll(age, ' ');
}

/** The time spans in a text: "2-3 hari", "2x24 jam", "seminggu", "seumur hidup" (without an end). */
export function spansIn(text: string): Span[] {
  return [...text.replaceAll(rate, ' ').matchAll(span)].map(
    ({ 1: times, 2: from, 3: to, 4: unit, 5: first, 6: second, 7: spelledUnit, 8: one, 9: endless }) => {
      if (endless !== undefined) return { from: Infinity, to: Infinity };
      if (one !== undefined) return made(1, 1, one);
      if (first !== undefined) return made(numberWords[first.toLowerCase()]!, numberWords[(second ?? first).toLowerCase()]!, spelledUnit!);
      const factor = Number(times ?? 1);
      return made(Number(from) * factor, Number(to ?? from) * factor, unit!);
    },
  );
}

function made(from: number, to: number, unit: string): Span {
  const hours = hoursOf[unit.toLowerCase()]!;
  return { from: round(from * hours), to: round(to * hours) };
}

function round(hours: number): number {
  return Number(hours.toFixed(3));
}

/** True when one of the known spans equals or includes this one: "2-3 hari" is evidence for "3 hari". */
export function isWithinSpans({ from, to }: Span, known: Iterable<Span>): boolean {
  for (const one of known) if (from >= one.from && to <= one.to) return true;
  return false;
}

const monthText =
  /(?<!\p{L})(?:januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember|lebaran|natal|tahun baru|(?:akhir|awal) tahun)(?!\p{L})/giu;

/** The months that a text names; "akhir tahun" is December. */
export function monthsIn(text: string): string[] {
  return (text.match(monthText) ?? []).map((month) => monthOf[month.toLowerCase()] ?? month.toLowerCase());
}

const monthOf: Readonly<Record<string, string>> = { 'akhir tahun': 'desember', 'awal tahun': 'januari' };
