import { findAmounts } from '../amounts.rules.js';

/** A price that a lead offered without a unit, and a sentence that accepts it. */
export interface Bargain {
  readonly from: number;
  readonly to: number;
}

const offered =
  /(?<![\d.,\p{L}])(\d{1,3}(?:,\d{1,2})?)(?![\d.,]*\d|[ ]?(?:pcs|pc|kg|gr|gram|ml|cm|meter|m|orang|org|hari|jam|bulan|buah|biji|box|dus|pak|lusin|x|%)(?!\p{L}))/giu;
/** A word of acceptance directly before the number, or after it: "Deal 150 ya", "Oke Kak 3,5 bungkus". */
const acceptsBefore =
  /(?<!\p{L})(?:deal|oke|ok|okay|okey|sip|siap|boleh|setuju|sepakat|acc|bisa|yaudah|ya udah)[ ,]{1,2}(?:(?:kak|ka|kakak|bu|pak|bos|bang|mas|mbak|sis|gan|deh|di|harga|segitu|ya)[ ,]{1,2}){0,3}$/iu;
const acceptsBehind = /^[ ]?(?:ya[ ]?|aja[ ]?|deh[ ]?)?(?:bungkus|deal|boleh|oke|ok|gas|setuju|sepakat|acc|jadi deh)(?!\p{L})/iu;
const refuses = /(?<!\p{L})(?:belum|tidak|tdk|ga|gak|nggak|ngga|enggak|maaf|kurang|minimal)(?!\p{L})/iu;
/** A number after these words counts something or names a kind. */
const otherwise = /(?<!\p{L})(?:jam|pukul|tgl|tanggal|ukuran|size|no|nomor|tipe|seri|isi|umur|usia|lantai|kamar|paket)[ ]*$/iu;
/** Nobody offers less than this share of a price. */
const leastShare = 0.4;
const thousand = 1_000;
const million = 1_000_000;

/** What is read only for a sentence that accepts a number. */
export interface Haggled {
  /** The lead's last message. */
  readonly lead: () => string;
  /** The owner's prices, in Rupiah. */
  readonly prices: () => readonly number[];
}

/**
 * Numbers in a sentence by which it accepts a price that only the lead named: "Deal 150 ya" after "150 ya" for a dress of 189rb.
 * Without a unit they are no amounts of money.
 */
export function acceptedBargains(sentence: string, { lead, prices }: Haggled): Bargain[] {
  if (refuses.test(sentence)) return [];
  const accepted = [...sentence.matchAll(offered)].filter(
    ({ index, 0: words }) => acceptsBefore.test(sentence.slice(0, index)) || acceptsBehind.test(sentence.slice(index + words.length)),
  );
  if (accepted.length === 0 || findAmounts(sentence).length > 0) return [];
  const written = lead();
  const numbers = new Set(
    [...written.matchAll(offered)].filter(({ index }) => !otherwise.test(written.slice(0, index))).map(([, digits]) => digits!),
  );
  return accepted.flatMap(({ index, 0: words, 1: digits }) => {
    if (!numbers.has(digits!)) return [];
    const value = Number(digits!.replace(',', '.'));
    const meant = [value * thousand, value * million].filter((one) => one >= 5 * thousand);
    if (meant.some((one) => prices().includes(one))) return [];
    const isOffer = meant.some((one) => prices().some((price) => one < price && one >= price * leastShare));
    return isOffer ? [{ from: index, to: index + words.length }] : [];
  });
}
