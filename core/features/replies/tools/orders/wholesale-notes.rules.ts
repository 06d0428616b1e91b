import { readRupiah } from '#contracts/values/selling/indonesian-numbers';
import { plainWords } from '#contracts/values/selling/product-list';
import type { PriceTier } from '#contracts/values/selling/product-terms';

/** The price of a number of pieces together: "3 pcs 100rb". */
export interface Bundle {
  readonly count: number;
  readonly totalIdr: number;
}

export interface Wholesale {
  /** Prices of one piece, smallest quantity first. Not rounded: twelve for 400.000 are 33.333,3 each. */
  readonly tiers: readonly PriceTier[];
  readonly bundles: readonly Bundle[];
}

export interface NotedProduct {
  readonly name: string;
  readonly notes: string;
  /** Unit of the product's price; empty for pieces. */
  readonly unit: string;
  /** Price of one; null when there is none. */
  readonly listedIdr: number | null;
}

const offersMax = 20;
const linesMax = 40;

const unitWords = 'lusin|kodi|pcs|pc|biji|buah|bh|pack|pak|box|dus|kg|kilo|gram|meter|lembar|set|pasang|unit|orang|porsi|ekor|batang|botol';
const price = String.raw`(?:rp\.?[ ]?)?\d{1,3}(?:[.,]\d{3}){1,2}(?![\d.,]?\d)|(?:rp\.?[ ]?)?\d{1,4}(?:[.,]\d{1,2})?[ ]?(?:rb|ribu|k|jt|juta)(?!\p{L})`;
const offer = new RegExp(
  String.raw`(?<![\d.,/])(1\/2|½|setengah|se(?=lusin|kodi)|\d{1,4})(?:[ ]?(-|–|sampai|s\/d)[ ]?\d{1,4})?[ ]?(${unitWords})?[ ]?(ke atas|keatas|up|atau lebih|\+)?[ ]?(?:harga|jadi|kena|:|=)?[ ]?(@)?[ ]?(${price})(?:[ ]?(?:\/|per )[ ]?(${unitWords}|satuan)(?!\p{L}))?`,
  'giu',
);
const dozens: Readonly<Record<string, number>> = { lusin: 12, kodi: 20 };
const pieces = new Set([
  'pcs',
  'pc',
  'biji',
  'buah',
  'bh',
  'satuan',
  'lembar',
  'pasang',
  'unit',
  'orang',
  'porsi',
  'ekor',
  'batang',
  'botol',
]);
const sameUnits: Readonly<Record<string, string>> = {
  kilo: 'kg',
  pak: 'pack',
  pc: 'pcs',
  biji: 'pcs',
  buah: 'pcs',
  bh: 'pcs',
  satuan: 'pcs',
};

/**
 * Words that may come before the quantity of an offer. Any other word shows that the amount has another role ("ongkir
 * 1 kg 10rb", "DP 2 set 50rb", "isi 12 pcs 45rb") or is for other buyers ("reseller 10 pcs 38rb").
 */
const offering = new Set(
  'grosir grosiran wholesale partai harga hrg beli pembelian order pesan ambil min minimal mulai dari untuk utk kalau kalo jika di atas diatas lebih promo hemat paket borong cukup hanya cuma dan atau juga'.split(
    ' ',
  ),
);
const fromMark = /(?<!\p{L})(?:min|minimal|mulai)(?!\p{L})|>=|≥/iu;
const aboveMark = /(?<!\p{L})(?:di ?atas|lebih dari)[ ]*$|>[ ]*$/iu;
const otherRole =
  /(?<!\p{L})(?:reseller|member|agen|dropship\p{L}{0,3}|mitra|distributor|anggota|langganan|ongkir|ongkos|dp|biaya|tambahan|sewa)(?!\p{L})/iu;
const otherBuyers = /(?<!\p{L})(?:grosir|ecer|eceran|umum)(?!\p{L})/iu;

/**
 * Wholesale prices in the note of a product: "grosir 12-49 pcs 40rb, 50 pcs ke atas 36rb", "1 lusin 420rb", "3 pcs
 * 100rb". An amount beside a quantity is the price of one piece only when a mark says so (`/pcs`, `@`, a range,
 * "min", "ke atas", "grosir") and the amount is below the listed price. Without such a mark, the amount is the price
 * of all pieces together. The unit must be the one by which the product is sold.
 */
export function wholesaleIn(product: NotedProduct): Wholesale {
  const offers = product.notes
    .split(/\n|[.](?=\s|$)/u)
    .slice(0, linesMax)
    .flatMap((line) => offersIn(line, product));
  const tiers = offers.filter((one) => 'priceIdr' in one).slice(0, offersMax);
  const bundles = offers.filter((one) => 'totalIdr' in one).slice(0, offersMax);
  return { tiers: tiers.toSorted((one, other) => one.from - other.from), bundles };
}

function offersIn(line: string, product: NotedProduct): (PriceTier | Bundle)[] {
  const known = new Set([...offering, ...plainWords(product.name)]);
  const isWholesale = /(?<!\p{L})(?:grosir|grosiran|partai)(?!\p{L})/iu.test(line);
  let isOther = false;
  return line.split(/(?<!\d)[,;]|[,;](?!\d)/u).flatMap((part) => {
    let done = 0;
    return [...part.matchAll(offer)].flatMap((found) => {
      const before = part.slice(done, found.index);
      done = found.index + found[0].length;
      const words = plainWords(before);
      if (words.some((word) => !known.has(word))) isOther = true;
      else if (otherBuyers.test(before)) isOther = false;
      if (isOther || otherRole.test(part.slice(done))) return [];
      const read = readOffer(found, { before, isWholesale, product });
      return read === null ? [] : [read];
    });
  });
}

interface Around {
  readonly before: string;
  /** The line is about wholesale prices. */
  readonly isWholesale: boolean;
  readonly product: NotedProduct;
}

function readOffer(found: RegExpExecArray, { before, isWholesale, product }: Around): PriceTier | Bundle | null {
  const [, written = '', range, unit = '', upward, at, amount = '', per = ''] = found.map((one) => one?.toLowerCase());
  const priceIdr = readRupiah(amount);
  const isFrom = upward !== undefined || range !== undefined || fromMark.test(before) || aboveMark.test(before);
  if (priceIdr === null || (unit === '' && !isFrom)) return null;
  if (!isOwnUnit(unit, product) || (per !== '' && !isOwnUnit(per, product))) return null;
  const dozen = isUnit(unit, product.unit) ? 1 : (dozens[unit] ?? 1);
  const units = /^(?:1\/2|½|setengah)$/u.test(written) ? 0.5 : written === 'se' ? 1 : Number(written);
  const count = units * dozen;
  if (!Number.isInteger(count) || count < 2) return null;
  const from = aboveMark.test(before) ? count + 1 : count;
  const isBelow = (one: number): boolean => one > 0 && (product.listedIdr === null || one < product.listedIdr);
  if (per !== '' || at !== undefined) {
    const each = priceIdr / (isUnit(per, product.unit) ? 1 : (dozens[per] ?? 1));
    return isBelow(each) ? { from, priceIdr: each } : null;
  }
  if (dozen > 1) {
    // an amount may be the price of one ("min 1 lusin 40rb"), of a dozen ("2 lusin ke atas 420rb"), or of all ("2
    // lusin 800rb"): the highest price of one below the listed price counts
    const dearer = [priceIdr, ...(units < 1 ? [] : [priceIdr / dozen])];
    const readings = [...(product.listedIdr === null ? [] : dearer), priceIdr / count];
    const each = readings.find(isBelow);
    return each === undefined ? null : { from, priceIdr: each };
  }
  if ((isFrom || (isWholesale && product.listedIdr !== null)) && isBelow(priceIdr)) return { from, priceIdr };
  if (isFrom || product.listedIdr === null) return null;
  return priceIdr < count * product.listedIdr ? { count, totalIdr: priceIdr } : null;
}

function isUnit(word: string, unit: string): boolean {
  const [one, other] = [word, unit.toLowerCase()].map((text) => sameUnits[text] ?? text);
  return one === other;
}

/**
 * True when the word is empty or is the unit of the product's price. When the price is per piece or has no unit,
 * three more kinds of word count: words for pieces, "lusin" and "kodi", and words of the product's name.
 */
function isOwnUnit(word: string, { unit, name }: NotedProduct): boolean {
  if (word === '' || isUnit(word, unit)) return true;
  const isByPiece = unit === '' || pieces.has(unit.toLowerCase());
  return isByPiece && (pieces.has(word) || word in dozens || plainWords(name).includes(word));
}

/**
 * The lowest price of this number of pieces with bundles; null when no bundle is complete. The other pieces cost
 * `eachIdr`.
 */
export function bundledIdr(count: number, bundles: readonly Bundle[], eachIdr: number): number | null {
  let left = count;
  let sum = 0;
  for (const bundle of bundles.toSorted((one, other) => other.count - one.count)) {
    const times = Math.floor(left / bundle.count);
    sum += times * bundle.totalIdr;
    left -= times * bundle.count;
  }
  return left === count ? null : sum + left * eachIdr;
}
