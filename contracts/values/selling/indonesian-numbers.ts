import { priceMaxIdr, stockMax, weightMaxGrams } from './figures.js';

const scales: Readonly<Record<string, number>> = {
  '': 1,
  rb: 1_000,
  ribu: 1_000,
  rbu: 1_000,
  k: 1_000,
  jt: 1_000_000,
  juta: 1_000_000,
  m: 1_000_000_000,
  miliar: 1_000_000_000,
  milyar: 1_000_000_000,
};

/**
 * Parses an amount in Indonesian notation: "150000", "Rp 150.000", "Rp150.000,00", "150rb", "1,5 juta",
 * "85k", "gratis". Returns whole Rupiah; null for anything else.
 */
export function readRupiah(text: string): number | null {
  const plain = text.trim().toLowerCase();
  if (plain === 'gratis' || plain === 'free') return 0;
  const found = /^(?:rp|idr)?\.?\s*([\d.,]+)\s*([a-z]*)\.?$/.exec(plain.replace(/,-$/, '').trimEnd());
  if (!found) return null;
  const scale = scales[found[2]!];
  if (scale === undefined) return null;
  // "1.250rb" is ambiguous: it may mean 1.250 or 1.250.000 Rupiah
  if (scale === 1_000 && /[.,]\d{3}$/.test(found[1]!)) return null;
  const amount = scale === 1 ? wholeOf(found[1]!) : decimalOf(found[1]!);
  return bounded(amount === null ? null : amount * scale, priceMaxIdr);
}

/**
 * Parses a weight into grams: "250 gr", "1,5 kg", "1.200 gram", "2 ons"; a bare number is grams. Null for
 * anything else.
 */
export function readGrams(text: string): number | null {
  const found = /^([\d.,]+)\s*(kg|kilo(?:gram)?|gram|gr|g|ons|ton)?\.?$/.exec(text.trim().toLowerCase());
  if (!found) return null;
  const [, number = '', unit = 'g'] = found;
  const scale = unit.startsWith('k') ? 1_000 : unit === 'ons' ? 100 : unit === 'ton' ? 1_000_000 : 1;
  // in grams, a dot before three digits separates thousands, because fractions of a gram do not occur
  const amount = scale === 1 ? wholeOf(number) : decimalOf(number);
  const grams = bounded(amount === null ? null : amount * scale, weightMaxGrams);
  return grams === 0 ? null : grams;
}

/** Parses a number of pieces: "12", "1.200", "10 pcs"; "habis" and "kosong" are 0. Null for anything else. */
export function readPieces(text: string): number | null {
  const plain = text.trim().toLowerCase();
  if (plain === 'habis' || plain === 'kosong') return 0;
  const found = /^([\d.,]+)\s*(?:pcs|pc|buah|bh|biji|unit|pack|pak|box|dus|set|ekor|botol|bungkus)?\.?$/.exec(plain);
  return found ? bounded(wholeOf(found[1]!), stockMax) : null;
}

/**
 * Parses a whole number: "1.200", "1,200" and "1200" are twelve hundred. A trailing ",00" or ".00" is dropped. Null
 * for a fraction, and for "1.200.00", in which a zero may be missing.
 */
function wholeOf(text: string): number | null {
  const cents = /[.,](?=0{1,2}$)/.exec(text);
  const plain = cents ? text.slice(0, cents.index) : text;
  if (cents && plain.includes(cents[0])) return null;
  return /^\d+$|^\d{1,3}(\.\d{3})+$|^\d{1,3}(,\d{3})+$/.test(plain) ? Number(plain.replace(/[.,]/g, '')) : null;
}

/** Parses a decimal number: "1,5" and "1.5" are one and a half, "1.250,5" is twelve hundred fifty and a half. */
function decimalOf(text: string): number | null {
  const found = /^(\d+|\d{1,3}(?:\.\d{3})+(?=,))(?:[.,](\d{1,3}))?$/.exec(text);
  return found ? Number(`${found[1]!.replaceAll('.', '')}.${found[2] ?? 0}`) : null;
}

function bounded(amount: number | null, max: number): number | null {
  if (amount === null || !Number.isFinite(amount)) return null;
  const whole = Math.round(amount);
  return whole <= max ? whole : null;
}
