import { numberWords } from '../number-words.rules.js';
import { unitNamed } from './prices/units.rules.js';

/** A quantity that a text mentions. */
export interface Quantity {
  /** In pieces, or in the unit of the price: 0.25 for 250 grams. */
  readonly count: number;
  /** False for hours, days and lengths, which may describe the thing instead of counting it. */
  readonly isCount: boolean;
  /** True when a unit of pieces follows the number. A number in a name has no such unit. */
  readonly hasUnit: boolean;
  /** The number as written, for comparison with numbers in names. */
  readonly digits: string;
  /** The unit of pieces after it: "lembar"; empty without one. */
  readonly unit: string;
  /** The unit of measure or of time after it: "meter"; empty for pieces. */
  readonly measure: string;
}

// "nol" is not a quantity.
const { nol: _, ...counted } = numberWords;
const words: Readonly<Record<string, number>> = { ...counted, seperempat: 0.25, sepasang: 2 };
const units: Readonly<Record<string, number>> = { lusin: 12, kodi: 20, gr: 0.001, gram: 0.001, g: 0.001, ons: 0.1 };
const single: Readonly<Record<string, number>> = { selusin: 12, sekodi: 20, sekilo: 1, sebuah: 1, sebiji: 1, sebotol: 1, sekarung: 1 };
const counts =
  'pcs|pc|psc|biji|bj|buah|bh|botol|btl|box|dus|pak|pack|lembar|lbr|unit|orang|org|porsi|paket|toples|ekor|pot|set|pasang|potong|karung|loyang|kotak|cup|bungkus|sachet|tiket|kamar|lusin|kodi|kg|kilo|kilogram|liter|ltr|gr|gram|g|ons|rim|ikat|sak|zak|batang|btg|dos|galon|rit|helai|slop|tanaman|pohon|bks|item|lonjor|tusuk|renteng|gulung|jerigen|kubik';
const measures =
  'hari|hr|malam|jam|bulan|bln|minggu|tahun|thn|th|meter|mtr|m|cm|mm|ml|mah|gb|mb|tb|watt|w|volt|pk|inch|inci|menit|mnt|diamond|dm|juta|jt|rb|ribu|k|persen|x|pintu|kursi|warna|km|wib|wita|dpi|pagi|siang|sore';
const measured = new Set(['kg', 'kilo', 'kilogram', 'liter', 'ltr', 'gr', 'gram', 'g', 'ons']);
const number = new RegExp(
  String.raw`(?<![\d.,:/\p{L}-])(x[ ]?)?(\d{1,2}\.\d{3}(?=[ ]?(?:${counts})(?!\p{L}))|\d{1,5}(?:[.,]\d{1,2})?)(?![\d:]|[.,]\d|[ ]?%)(?:[ ]?(?:(${counts})(?!\p{L})|(${measures})(?![\p{L}\d]))|(?!\p{L}))`,
  'giu',
);
const spelled = new RegExp(
  String.raw`(?<!\p{L})(?:(${Object.keys(words).join('|')})(?![ ]?(?:puluh|belas|ratus|ribu|rb|juta|jt))(?:[ ](${counts})(?!\p{L}))?|(${Object.keys(single).join('|')}))(?!\p{L})`,
  'giu',
);
/** Words before a number that is not a quantity. */
const named =
  /(?<!\p{L})(?:no|nomor|jl|jalan|rt|rw|tgl|tanggal|jam|pukul|level|size|ukuran|diameter|tipe|seri|kelas|usia|umur|isi|blok|stok|sisa)[.:]?[ ]*$/iu;

/**
 * The numbers of pieces, kilos, meters or days that a text mentions. The caller must remove amounts of money from the
 * text first.
 */
export function quantitiesOf(text: string): Quantity[] {
  const digits = [...text.matchAll(number)].flatMap(({ index, 1: times, 2: written, 3: count, 4: measure = '' }): Quantity[] => {
    if (named.test(text.slice(Math.max(0, index - 16), index))) return [];
    const value =
      Number(/\.\d{3}$/.test(written!) ? written!.replace('.', '') : written!.replace(',', '.')) *
      (units[(count ?? '').toLowerCase()] ?? 1);
    if (value <= 0 || value > 10_000) return [];
    return [
      {
        count: rounded(value),
        isCount: count !== undefined || measure === '',
        hasUnit: count !== undefined && !measured.has(count.toLowerCase()),
        // "Poco X3" may be a name
        digits: `${times?.toLowerCase() === 'x' ? 'x' : ''}${written!.replace(',', '.')}`,
        unit: (count ?? '').toLowerCase(),
        measure: measure.toLowerCase(),
      },
    ];
  });
  const inWords = [...text.matchAll(spelled)].map(({ 1: word, 2: unit, 3: whole }): Quantity => {
    const value =
      whole === undefined ? words[word!.toLowerCase()]! * (units[(unit ?? '').toLowerCase()] ?? 1) : single[whole.toLowerCase()]!;
    return { count: value, isCount: true, hasUnit: true, digits: String(value), unit: (unit ?? '').toLowerCase(), measure: '' };
  });
  return [...digits, ...inWords];
}

/** True for a number that is part of a name: "58 lembar" of "buku tulis 58 lembar", or "650" of "madu 650". */
export function isInNames(
  { digits, unit, hasUnit }: Pick<Quantity, 'digits' | 'unit' | 'hasUnit'>,
  things: readonly { readonly words: ReadonlySet<string> }[],
): boolean {
  return things.some(({ words }) => {
    if (!words.has(digits)) return false;
    const names = [...words];
    return !hasUnit || (unit !== '' && unitNamed(names[names.indexOf(digits) + 1] ?? '') === unitNamed(unit));
  });
}

/** The quantities of a text that count pieces. */
export function countsIn(text: string): number[] {
  return quantitiesOf(text).flatMap(({ isCount, count }) => (isCount ? [count] : []));
}

/** A written quantity with its position. */
export interface QuantityPlace extends Pick<Quantity, 'digits' | 'hasUnit'> {
  readonly from: number;
  readonly to: number;
}

/**
 * The numbers of pieces or kilos in a text. Numbers of hours, sizes and lengths are excluded.
 *
 * @param isName true for a measure that names a thing in this shop: "1 kursi" where chairs are for rent.
 */
export function quantityPlaces(text: string, isName: (measure: string) => boolean = () => false): QuantityPlace[] {
  return [...text.matchAll(number)].flatMap(({ index, 0: whole, 2: written, 3: count, 4: measure }) => {
    if (named.test(text.slice(Math.max(0, index - 16), index))) return [];
    if (measure !== undefined && !isName(measure.toLowerCase())) return [];
    const to = index + (measure === undefined ? whole.length : whole.length - measure.length);
    return [{ from: index, to, digits: written!.replace(',', '.'), hasUnit: count !== undefined }];
  });
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
