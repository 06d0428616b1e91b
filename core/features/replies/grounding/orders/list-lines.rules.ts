import { findAmounts, type Amount } from '../amounts.rules.js';
import { isKindWord, nameWords } from './name-words.rules.js';

/** Words that mark the amount as a limit, a share or a saving, not a price. */
export const noPrice =
  /(?<!\p{L})(?:belanja|di ?atas|pembelian|transaksi|dp|uang muka|potongan|hemat|cashback|diskon|voucher|maks|maksimal|paling banyak)(?:[ ](?:min(?:imal|imum)?|di ?atas|sebesar|senilai|dari|atas))?[ :]{0,3}(?:rp\.?[ ]?)?$/iu;
/** The usual price in parentheses, after the price of a thing: "(normal 159.000)". */
export const usually = /(?:^|[(,;])[ ]?(?:harga )?(?:normal|normalnya|biasanya|sebelumnya|coret)[ :]{0,2}(?:rp\.?[ ]?)?$/iu;

/**
 * A kind of sale at the start of a line, which applies to all its prices: "curah: keripik tempe 60rb/kg, basreng
 * 58rb/kg".
 */
export const saleKind =
  /^[^\p{L}]{0,4}(paket[ ][^:\n]{2,16}|(?:curah|kiloan|refill|isi ulang|bekas|second|sewa|jasa)(?=[^:\n]{0,12}:))[^:\n]{0,12}:/iu;

const perCount =
  'pcs|pc|psc|biji|bj|buah|botol|btl|box|dus|pak|pack|lembar|lbr|unit|orang|org|porsi|paket|toples|kg|kilo|meter|liter|lusin|kodi|jam|hari|hr|malam|mlm|minggu|mgg|bulan|bln|tahun|thn|th|stel|set|pasang|bungkus|bks|sak|zak|batang|btg|trip|galon|rit|helai|slop|ekor|pot|tanaman|pohon|kotak|cup|loyang|sachet|tusuk|lonjor|gr|gram|ons|m2|m3';
/** "10-49 pcs", "min 3 pcs", "12 pcs ke atas" right before an amount. */
export const tier = new RegExp(
  String.raw`(?<![\d.,/])(\d{1,4})(?:[ ]?(?:-|–|s\/d|sd|sampai)[ ]?\d{1,4})?[ ]?(?:(lusin|kodi|pcs|pc|biji|buah|botol|box|lembar|unit|orang|porsi|paket|set|pasang|bungkus|bks|sak|zak|karung|galon|batang|btg|dus|pack|ekor|tanaman|rim|kotak|cup|loyang|sachet|tusuk|lonjor|kg|kilo|meter|liter)(?!\p{L}))?[ ]?(ke atas|keatas|up|atau lebih|\+|lebih)?[ ]?(?:harga(?:nya)?|jadi|kena|cuma|hanya|[:=@])?[ ]{0,2}(?:rp\.?[ ]?)?$`,
  'iu',
);
export const perPiece = new RegExp(String.raw`^[ ]?(?:\/|per[ ]|@)[ ]?(?:\d[ ])?(?:${perCount})(?!\p{L})`, 'iu');
/**
 * A number of units after a price: "/5kg", "per 100 gr". In "85rb / 500gr 160rb", the text after the slash belongs to
 * the next price.
 */
const perPack = new RegExp(String.raw`^(?:\/|[ ]per[ ])(\d{1,4})[ ]?(${perCount})(?!\p{L})(?![ ]?(?:rp|\d|=))`, 'iu');
const figures = /(?<![\d.,])\d{1,5}[ ]?(?:gr|gram|g|kg)(?!\p{L})(?=,| ?\||[ ]stok)|(?:stok|stock|isi stok)[ ]?:?[ ]?\d{1,5}/giu;
/** The contents of a package in parentheses: "(serum + toner)". */
export const contents = /\([^()\n]{0,120}[+&][^()\n]{0,120}\)|\([^()\n,]{2,30}(?:,[^()\n,]{2,30}){1,8}\)(?=[ :=]*(?:rp\.?[ ]*)?$)/gi;
/** One or two words in parentheses after a price. They name a kind and not a state such as "habis". */
const kindBehind =
  /^[ ]?\(((?!(?:habis|kosong|ready|promo|po|nego|net|free|gratis|isi|belum|sudah|stok|khusus|min|maks|max|sampai|per|tgl|jam|dari)(?!\p{L}))\p{L}{2,15}(?:[ ](?:\p{L}{2,15}|\d{1,4}(?:[ ]?cm)?))?)\)/iu;
/** A number in parentheses that names a kind: "15rb/set (170) dan 17rb/set (190)". */
const sizeBehind = /^(?:[ ]?\/[ ]?\p{L}{2,10})?[ ]?\((\d{1,4}(?:[ ]?\p{L}{1,4})?)\)/iu;
export const parenthesisChars = 40;

/**
 * The match for the kind in parentheses after a price, which includes the text before it; null when there is none.
 */
export function kindAfter(behind: string): RegExpExecArray | null {
  return kindBehind.exec(behind) ?? sizeBehind.exec(behind);
}
const weights: Readonly<Record<string, number>> = { gr: 0.001, gram: 0.001, ons: 0.1 };
/** "bata merah 850/biji": hundreds or thousands of Rupiah. */
const bareEach = new RegExp(String.raw`(?<![\d.,:/-])(\d{3})(?=[ ]?(?:\/|per[ ])[ ]?(?:${perCount})(?!\p{L}))`, 'giu');
export const dozens: Readonly<Record<string, number>> = { lusin: 12, kodi: 20 };

/**
 * A unit of several days or weeks, which belongs to the previous price: "/2minggu" in "130rb/2minggu 200rb/bulan".
 */
const perSpan = /^[ ]?(?:\/|per[ ])[ ]?\d{1,2}[ ]?(?:minggu|mgg|hari|hr|bulan|bln|jam|malam)(?!\p{L})/iu;
/**
 * The contents of a package before its price: "Paket B : 4 kps 2 lenjer 10 adaan = ", "paket ultah: 20 donat + 10
 * pudding".
 */
const itemized =
  /^([^\p{L}\d]{0,3}\p{L}[^:\n]{0,40}):[ ]?\d{1,3}[ ]\p{L}[^:=\d\n]{1,30}\d{1,3}[ ]\p{L}[^:=\n]{0,160}(?:=[ ]*)?(?:rp\.?[ ]*)?$/iu;

/** A duration before a price. "General cleaning: 1 petugas 2 jam 120rb" lists no contents of a package. */
const lasts = /\d ?(?:jam|menit) ?(?:= ?)?(?:rp\.? ?)?$/iu;

/**
 * The part of the text before an amount that names its thing: the last part between separators that contains a name.
 */
export function ownPart(before: string): string {
  const text = before
    .replace(itemized, (whole: string, name: string) => (lasts.test(whole) ? whole.replace(':', ' ') : `${name} `))
    .replace(perSpan, ' ')
    .replace(perPiece, ' ')
    .replaceAll(figures, ' ')
    .replaceAll(contents, ' ');
  const parts = text.split(/[;|]|,(?!\d)|^[^\p{L}\d]{0,3}\(|\. /u);
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const part = parts[at]!.replace(/^.*(?:varian|harga|menu|produk|catatan)[^:]{0,12}:/iu, '');
    if (nameWords(part).length > 0 || (tier.test(part) && at > 0)) return withWork(parts[at - 1] ?? '', part);
  }
  return text;
}

/**
 * Adds the name of a service to the next part: in "Pasang ban motor gratis, ban mobil 25rb", "pasang" belongs to the
 * second part too.
 */
function withWork(before: string, part: string): string {
  const [, work, thing] =
    /^[^\p{L}]*((?:pasang|pemasangan|jasa|biaya|ongkos|servis|cuci|antar))[ ](\p{L}{2,15})[ ][^\n]{0,40}(?:gratis|free)[ ]*$/iu.exec(
      before,
    ) ?? [];
  return work !== undefined && nameWords(part).includes(thing!.toLowerCase()) ? `${work} ${part}` : part;
}

/** Hundreds of Rupiah at the end of a part, in a line with a price of few thousands: "Piring 1.500, gelas 500". */
const bareLast = /\p{L}{3}[ ]([1-9][05]0)(?=[ ]?(?:[,;|\n]|$))/gu;
/** Number of characters of {@link bareLast} before the number. */
const bareLastAt = 4;
const smallPrice = 10_000;
const noPrices =
  /(?<!\p{L})(?:isi|min(?:imal)?|maks(?:imal)?|stok|sisa|kode|no|nomor|tipe|seri|blok|jalan|grup|ukuran|level|sampai|dan)[ ]$/iu;

/** The prices of a line: its amounts, bare numbers before a unit ("850/biji"), and bare numbers beside a price below Rp 10.000. */
export function amountsIn(line: string): readonly Pick<Amount, 'from' | 'to' | 'value'>[] {
  const found = findAmounts(line);
  const isSmall = found.some(({ value }) => value > 0 && value < smallPrice);
  const last = isSmall ? [...line.matchAll(bareLast)].map(({ index, 1: digits }) => ({ index: index + bareLastAt, digits: digits! })) : [];
  const bare = [
    ...[...line.matchAll(bareEach)].map(({ index, 0: digits }) => ({ index, digits })),
    ...last.filter(({ index }) => !noPrices.test(line.slice(0, index))),
  ]
    .filter(({ index }) => !found.some(({ from, to }) => index >= from && index < to))
    .map(({ index, digits }) => ({ from: index, to: index + digits.length, value: Number(digits) }));
  return bare.length === 0 ? found : [...found, ...bare].toSorted((one, other) => one.from - other.from);
}

/**
 * The quantity of a price after a slash: 12 for the second price in "185.000 / lusin 1.980.000". Null for other
 * texts.
 */
export function dozenIn(gap: string): number | null {
  const [, unit] = /^[ ]*[/|,][ ]*(?:1 |se)?(lusin|kodi)[ :=]*(?:rp\.?[ ]*)?$/iu.exec(gap) ?? [];
  return unit === undefined ? null : dozens[unit.toLowerCase()]!;
}

export function packOf(behind: string): number {
  const [, count, unit] = perPack.exec(behind) ?? [];
  return Number(count ?? 1) * (weights[(unit ?? '').toLowerCase()] ?? 1);
}

/** True when the text after an amount makes it the price of one piece or unit: "/pcs", "per kg". */
export function isPerPiece(behind: string): boolean {
  return perPiece.test(behind) || perPack.test(behind);
}

interface Named {
  readonly words: ReadonlySet<string>;
}

/**
 * True when a single word between two prices names another kind of the same thing: "Servis ringan bebek 50rb matic
 * 65rb".
 */
export function isVariant(gap: string, last: Named | null): boolean {
  return last !== null && last.words.size > 1 && /^[ ]\p{L}{2,20}[ ]$/u.test(gap) && nameWords(gap).length === 1;
}

/**
 * The name of another kind of the thing before it: "Meja makan 4 kursi 4.200.000, 6 kursi 5.900.000", "freon R32
 * 250rb, R410 300rb". Null for other texts.
 */
export function otherKind(own: readonly string[], { words }: Named): string[] | null {
  const before = [...words];
  if (own.length === 2 && /^\d+$/.test(own[0]!) && before.length > 2) {
    const unit = before.indexOf(own[1]!);
    if (unit > 0 && /^\d+$/.test(before[unit - 1]!)) return before.with(unit - 1, own[0]!);
  }
  const coded = before.findIndex((word) => isOtherCode(word, own[0] ?? ''));
  if (coded > 0 && /^\d/.test(own[1] ?? '')) return [...before.slice(0, coded), ...own];
  if (hasFormOf(own, before)) return [...before.slice(0, before.length - own.length), ...own];
  const code = /^(?=.*\d)(?=.*\p{L})[\p{L}\d]{2,8}$/u;
  if (own.length === 1 && code.test(own[0]!) && before.length > 1 && code.test(before.at(-1)!)) return before.with(-1, own[0]!);
  return null;
}

const lettered = /^(\p{L}{1,2})\d{1,3}$/u;

/** True for codes with the same letters and another number: "A4" after "A5". */
function isOtherCode(word: string, other: string): boolean {
  const [, letters] = lettered.exec(word) ?? [];
  return letters !== undefined && other !== word && lettered.exec(other)?.[1] === letters;
}

/** True for the same words with other numbers: "3 ply 10 buku" after "nota 2 ply 10 buku". */
function hasFormOf(own: readonly string[], before: readonly string[]): boolean {
  const formOf = (words: readonly string[]): string => words.map((word) => (/^\d+$/.test(word) ? '#' : word)).join(' ');
  const isNumbered = /^\d+$/.test(own[0] ?? '') && own.length > 1 && own.length < before.length && own.some((word) => !isKindWord(word));
  return isNumbered && formOf(before.slice(before.length - own.length)) === formOf(own);
}

const unitBehind = /\d(?:rb|ribu|k|jt|juta)?[ ]?(?:\/|[ ]per[ ])(?:1 )?(\p{L}{2,15})/giu;
const noUnits = new Set([
  'hari',
  'jam',
  'malam',
  'bulan',
  'minggu',
  'tahun',
  'orang',
  'm2',
  'meter',
  'gr',
  'gram',
  'hr',
  'bln',
  'mgg',
  'thn',
  'th',
  'org',
]);

/** The units of pieces in which a text gives prices: "roll" for "35rb/roll". */
export function unitsOf(text: string): Set<string> {
  const found = [...text.matchAll(unitBehind)].map(([, unit]) => unit!.toLowerCase());
  return new Set(found.filter((unit) => !noUnits.has(unit)));
}

/**
 * The minimum number of pieces in a heading, which applies to the prices after it: "Grosir min 12 botol: 350ml
 * 80.000, 650ml 140.000". Null for other lines.
 */
export function levelHeading(line: string): { readonly from: number; readonly to: number } | null {
  const found =
    /^[^\p{L}\d]{0,4}(?:(?:harga )?(?:grosir|reseller|agen|partai|distributor|member))?[^\p{L}\d:]{0,3}(?:min(?:imal)?|mulai|ambil|beli|di ?atas)[ ](\d{1,4})[ ]?\p{L}{0,12}(?:[ ]\p{L}{2,12}){0,2}[) ]{0,2}:/iu.exec(
      line,
    );
  return found === null ? null : { from: Number(found[1]), to: found[0].length };
}

const buyers =
  /^[^\p{L}\d]{0,4}(?:(?:harga|khusus|utk|untuk) ){0,2}(reseller|agen|distributor|dropship|dropshipper|member|mitra)(?:nya)?(?!\p{L})([^:\n]{0,60}):/iu;
const minimum = /(?<!\p{L})(?:min(?:imal)?|mulai|ambil|beli)[ ]?\d{1,4}[ ]?\p{L}{0,12}/giu;

/** The group of buyers that pays all prices of a line: "reseller min 10 botol paket 30ml: reguler 28rb, premium 42rb". */
export interface Buyers {
  readonly level: string;
  /** Words of the things that these buyers buy, before the colon. */
  readonly words: readonly string[];
  readonly to: number;
}

export function buyersOf(line: string): Buyers | null {
  const [whole, level, rest] = buyers.exec(line) ?? [];
  if (whole === undefined) return null;
  return { level: level!.toLowerCase(), words: nameWords(rest!.replaceAll(minimum, ' ')), to: whole.length };
}
