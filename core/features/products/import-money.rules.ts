import { smallestUsualIdr } from '#contracts/values/selling/figures';
import { formatRupiah } from '#contracts/values/selling/money';
import { readRupiah } from '#contracts/values/selling/indonesian-numbers';
import { usualPrice } from './imports/lines/price-writing.rules.js';
import { withoutEnds } from './imports/price-ends.rules.js';

/** A price this many times above or below the median of the list often has one zero too many or too few. */
export const usualFactor = 10;
/** Minimum number of prices for a median to compare with. */
const comparedMin = 3;

/** Words after a price that do not change it, and the dash of "45.000,-". */
const tail = / ?(?:\b(?:nett?|netto|pas|aja|saja|only|rupiah|idr|rp)|(?<=\d)rp|[.,;]--?|(?<=\d)[-.,]|[.,]?=)$/;
/** Units of a single piece: customers expect a price per piece anyway. */
const piece = /^(?:pcs?|buah|bh|biji|unit|item|piece|satuan)\.?$/;
/** "25rb/250gr" and "25k/24 jam": the product is sold in packs of that size, or for that time. */
const packSize =
  /^\d{1,4}(?:[.,]\d{1,2})? ?(?:gr?|gram|kg|ons|ml|cc|l|lt|ltr|liter|menit|jam|hari|malam|minggu|bulan|bln|orang|org|pax)\.?$/;
/** "45 000" and "Rp 1 250 000": spaces between thousands. */
const spaced = /^((?:rp|idr)?\.? ?\d{1,3})((?: \d{3})+)(?:[.,]00)?$/;

interface PlainPrice {
  readonly price: string;
  readonly inBrackets: string;
  /** The unit of the price when it is not a single piece: "kg", "lusin". */
  readonly unit: string;
  readonly isSoldOut: boolean;
  /** True for "45ribuan", which is about 45.000. */
  readonly isRough: boolean;
}

/**
 * A price as people write it: "@45.000", "45.000/pcs", "189k (S,M,L,XL)", "35rb nett", "90rb per kg".
 * "35k/45k" is kept whole, because it is two prices.
 */
export function plainPrice(text: string): PlainPrice {
  const ends = withoutEnds(usualPrice(text.trim().slice(0, 200).replace(/\s+/g, ' ')));
  const written = ends.text.replace(/(?<=\d) ?\. ?(?=\d{3}(?!\d))/g, '.');
  const bracket = written.indexOf('(');
  const inBrackets = bracket > 0 && written.endsWith(')') ? written.slice(bracket + 1, -1).trim() : '';
  const before = (inBrackets === '' ? written : written.slice(0, bracket)).toLowerCase().trim().replace(tail, '');
  const [amount = '', ...units] = before.split(/\/| per /);
  const unit = units.join('/').trim();
  const isUnit = /^[a-z][a-z. ]*[23²³]?$/.test(unit) || packSize.test(unit);
  const price = withoutTails((isUnit ? amount : before).replace(/^@ ?/, '').trim()).replace(
    spaced,
    (_, first: string, rest: string) => first + rest.replaceAll(' ', ''),
  );
  return { price, inBrackets, unit: isUnit && !piece.test(unit) ? unit : '', isSoldOut: ends.isSoldOut, isRough: ends.isRough };
}

/** Removes up to two endings after a price: "85rb nett,-" becomes "85rb". */
function withoutTails(text: string): string {
  return text.replace(tail, '').replace(tail, '');
}

/** True for sizes and colours ("S,M,L", "S/M", "XL", "38"), unlike "promo" or "nego". */
export function namesVariants(inBrackets: string): boolean {
  return /[,;/]/.test(inBrackets) || /^(?:\d{0,2}x*[sml]|all ?size|\d{1,3})$/i.test(inBrackets);
}

/** Why a row is not imported before the owner has looked at it. */
export interface Doubt {
  readonly text: string;
  /** True when a price entered by the owner resolves the doubt. */
  readonly endsByPrice: boolean;
}

/**
 * A name that is only a quantity, such as "3 pcs", "12-49 pcs" or "50 pcs up". Such lines are prices by quantity of
 * one product, whose name is in another line.
 */
const quantityOnly =
  /^\d{1,4}(?:[.,]\d{1,2})?(?: ?(?:-|–|sampai|sd|s\/d) ?\d{1,5})? ?\+? ?(?:pcs?|buah|bh|biji|lusin|kodi|lembar|kg|gr?|gram|ons|ml|lt?|liter|box|dus|pack|pak|orang|org|pax|porsi)\.?(?: ?(?:up|\+|ke ?atas|dst))?$/i;

/** A discount in a name, such as "Gamis disc 20% dari" before a price: customers pay less than that price. */
const cutInName = /\b(?:disc(?:ount)?|diskon|potongan|cashback) ?\d{1,3}(?: ?%| ?(?:rb|ribu|k))?|\b\d{1,2} ?% off\b|\b(?:turun )?dari$/i;
const nameEndChars = 60;
/** A discount at the end of a name, with the dash or the bracket before it. */
const cutAtEnd =
  /[ ,(–-]{0,4}\b(?:(?:disc(?:ount)?|diskon|potongan|cashback) ?\d{1,3}(?: ?%| ?(?:rb|ribu|k))?|\d{1,2} ?% off)\)?(?: (?:turun )?dari)?$|[ ,–-]{0,4}\b(?:turun )?dari$/i;

/**
 * Removes the discount from the end of a name: "Gamis disc 20% dari" becomes "Gamis". Used once the owner has entered
 * the price that customers pay.
 */
export function withoutCut(name: string): string {
  const rest = name.slice(0, -nameEndChars) + name.slice(-nameEndChars).replace(cutAtEnd, '');
  return rest === '' ? name : rest;
}

/** A price in thousands after a word for its kind, as in "ecer 85 / reseller 70". */
const namedPrice = /\b(?:harga|hrg|ecer(?:an)?|grosir|reseller|jual|modal|hpp) ?[:=]? ?\d{1,3}(?![\d.,]|\s?(?:pcs|gr|gram|kg|ml|cm|x)\b)/i;

/** Reasons to doubt that a row is a product for sale, in words for its owner. */
export function doubtsOf(name: string, prices: readonly (number | null)[]): Doubt[] {
  const doubts: Doubt[] = [];
  if (/^[\d.,\s]+$/.test(name.trim())) doubts.push({ text: 'Nama produk hanya berisi angka.', endsByPrice: false });
  if (quantityOnly.test(name.trim())) doubts.push({ text: 'Nama produk hanya berisi jumlah.', endsByPrice: false });
  const starting = /\b(?:mulai(?: dari)?|starting|start(?: from)?|sekitar|kisaran)$/i.exec(name.slice(-40))?.[0];
  if (starting) doubts.push({ text: `Harga ini "${starting.toLowerCase()}", jadi bukan harga pasti.`, endsByPrice: true });
  const cut = prices.some((price) => price !== null) && cutInName.exec(name.slice(-nameEndChars))?.[0];
  if (cut) doubts.push({ text: `Nama menyebut potongan (${cut.trim()}). Berapa yang dibayar pelanggan?`, endsByPrice: true });
  const small = prices.find((price) => price !== null && price < smallestUsualIdr);
  if (small === 0) doubts.push({ text: `Harga ${formatRupiah(0)}: bot akan bilang gratis.`, endsByPrice: prices[0] === 0 });
  else if (small != null) doubts.push(smallDoubt(small, prices[0] === small));
  if (prices.every((price) => price === null) && (hasPrice(name) || namedPrice.test(name.slice(0, 200))))
    doubts.push({ text: 'Ada harga di dalam nama, tetapi tidak terbaca sebagai harga. Tulis harganya.', endsByPrice: true });
  return doubts;
}

/** Sentence for rows with variants, whose prices cannot be entered in the preview. */
export const correctInFile = 'Kalau salah, lewati baris ini, tulis harganya lengkap di berkas, lalu impor lagi.';

function smallDoubt(small: number, endsByPrice: boolean): Doubt {
  const asked = `Harga ${formatRupiah(small)} terlalu kecil. Apakah maksudnya ribuan?`;
  return { text: endsByPrice ? asked : `${asked} ${correctInFile}`, endsByPrice };
}

/** True when a name contains a price: "Gamis 145rb (reseller 120rb)", "Kaos Rp 45.000-60.000". */
export function hasPrice(name: string): boolean {
  return /(?:\brp\.? ?|@ ?)\d|\d(?: ?(?:rb|ribu|jt|juta)|k)\b|\b\d{1,3}\.\d{3}\b/i.test(name.slice(0, 200));
}

/** A figure that is money: "Rp 12.000", "12rb", "15k", "20.000", but not "10.000 mAh" and not the "4K" of a screen. */
const money =
  /(?:\brp\.? ?|@ ?)\d[\d.,]*|\b\d{1,4}(?:[.,]\d)? ?(?:rb|ribu|k|jt|juta)\b|\b\d{1,3}\.\d{3}\b(?! ?(?:mah|btu|watt|w|rpm|va|lumen|lm|iu|gr?|gram|ml|cc|km|pcs|lembar)\b)/gi;
const screen = /\b(?:tv|hd|uhd|led|monitor|layar|kamera|camera|cctv|video|proyektor|webcam|drone)\b/i;

/**
 * The first price within a name. Null for a name without a price. A line such as "Cireng 12rb 3 35rb" has a price at
 * its end and another one in its name "Cireng 12rb 3".
 */
export function priceInName(name: string): string | null {
  const start = name.slice(0, 200);
  const found = start.match(money) ?? [];
  return found.find((text) => !(/^[248] ?k$/i.test(text) && screen.test(start))) ?? null;
}

/** The median of the prices; null for fewer than three. */
export function middleOf(prices: readonly number[]): number | null {
  if (prices.length < comparedMin) return null;
  const sorted = prices.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/**
 * The doubt about a row with a price far from the median. The first price is the row's own, the others belong
 * to variants.
 */
export function farFromMiddle(prices: readonly (number | null)[], middle: number | null): Doubt | null {
  if (middle === null || middle === 0) return null;
  const far = prices.find((price) => price !== null && price > 0 && (price > usualFactor * middle || price * usualFactor < middle));
  if (far == null) return null;
  const words = far > middle ? 'jauh di atas' : 'jauh di bawah';
  const text = `Harga ${formatRupiah(far)} ${words} produk lain (umumnya sekitar ${formatRupiah(Math.round(middle))}). Cek jumlah nolnya.`;
  return { text, endsByPrice: prices[0] === far };
}

/** True for words in brackets after a price that reduce it: "-10%", "diskon 5rb". */
export function isCut(inBrackets: string): boolean {
  return /%|\b(?:disc|diskon|discount|off|potongan)\b/i.test(inBrackets);
}

const range = /\d ?(?:rb|ribu|k|jt|juta)? ?(?:-|–|—|~|s\/d|sd|sampai|hingga) ?(?:rp\.? ?|@ ?)?\d/i;
const starts = /\b(?:mulai|start|starting|up|keatas|ke atas)\b|\d(?:rb|ribu|k|jt)?\+|[>≥±]|\b(?:sekitar|kisaran|kurang lebih)\b/i;
const dateLike =
  /^(?:\d{4}-\d\d-\d\d|\d{1,2}[-/]\d{1,2}[-/]\d{2,4}|\d{1,2}[- ](?:jan|feb|mar|apr|mei|may|jun|jul|agu|aug|sep|okt|oct|nov|des|dec)\w{0,6})$/i;
const foreign = /[$€¥£]|\b(?:usd|sgd|myr|rm|eur|cny)\b/i;

/** Why a cell does not hold a single price, and what to write instead. */
export function whyUnread(cell: string): string {
  const text = cell.slice(0, 200).trim();
  const shown = text.slice(0, 40).replace(/\s+/g, ' ');
  if (dateLike.test(text)) return `Harga "${shown}" adalah tanggal. Tulis harganya, contoh 150000 atau 150rb.`;
  if (foreign.test(text)) return `Harga "${shown}" bukan Rupiah. Tulis harganya dalam Rupiah, contoh 150000 atau 150rb.`;
  if (/\d ?%/.test(text)) return `Harga "${shown}" memuat persen. Tulis harga yang dibayar pelanggan, contoh 150000 atau 150rb.`;
  if (range.test(text)) return `Harga "${shown}" adalah rentang. Tulis satu harga, atau satu baris per varian.`;
  if (starts.test(text)) return `Harga "${shown}" bukan harga pasti. Tulis satu harga, contoh 150000 atau 150rb.`;
  return `Harga "${shown}" tidak terbaca. Tulis angka, contoh 150000 atau 150rb.`;
}

/** True for a cell with a placeholder for "no price", such as "-". */
export function noPriceIn(text: string): boolean {
  return /^(?:|[-–—]+|rp\.? ?[-–—]*|#?n\/a|\?|null|nan|none)$/i.test(text.trim());
}

/** The text of a price cell with the owner's price instead of its own. Sizes in brackets are kept. */
export function withPrice(cell: string, priceIdr: number): string {
  const { inBrackets, isSoldOut } = plainPrice(cell);
  return `${priceIdr}${inBrackets === '' ? '' : ` (${inBrackets})`}${isSoldOut ? ' (habis)' : ''}`;
}

/**
 * A fraction of a Rupiah, as formulas give it: a cell shows "10.328" for 10327.5. "2500.000" is left out: it may be 2.500
 * or 2.500.000, and formulas write no zero at the end of a fraction.
 */
const fraction =
  /^(?:rp|idr)?\.? ?(\d{4,10}|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))[.,](\d{1,2}|(?<=\d{4}\.)(?:\d\d[1-9]|\d{4,15}))$/;

/**
 * The price in Rupiah. Null for a text that is not a single price. A text such as "0812" is part of a phone number
 * and not a price.
 */
export function readPrice(text: string): number | null {
  const { price } = plainPrice(text);
  if (/^0\d/.test(price)) return null;
  const [, whole, part] = fraction.exec(price) ?? [];
  if (whole === undefined) return readRupiah(text) ?? readRupiah(price);
  return readRupiah(String(Math.round(Number(`${whole.replace(/[.,]/g, '')}.${part}`))));
}
