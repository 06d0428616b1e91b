import { findAmounts } from '../amounts.rules.js';
import { isGeneral } from '../evidence/general-words.js';
import { rootsOf } from '../evidence/owner-parts.rules.js';
import { sentencesOf, type Sentence } from '../plain-text.rules.js';

/** A price that a lead offered without a unit, and a sentence that accepts it. */
export interface Bargain {
  readonly from: number;
  readonly to: number;
}

const offered =
  /(?<![\d.,\p{L}])(\d{1,3}(?:,\d{1,2})?)(?![\d.,]*\d|[ ]?(?:pcs|pc|kg|gr|gram|ml|cm|meter|m|orang|org|hari|jam|bulan|buah|biji|box|dus|pak|lusin|x|%)(?!\p{L}))/giu;
/** A word of acceptance directly before or after the number: "Deal 150 ya", "Oke Kak 3,5 bungkus". */
const acceptsBefore =
  /(?<!\p{L})(?:deal|oke|ok|okay|okey|sip|siap|boleh|setuju|sepakat|acc|bisa|yaudah|ya udah)[ ,]{1,2}(?:(?:kak|ka|kakak|bu|pak|bos|bang|mas|mbak|sis|gan|deh|di|harga|segitu|ya)[ ,]{1,2}){0,3}$/iu;
const acceptsBehind =
  /^[ ]?(?:ya[ ]?|aja[ ]?|deh[ ]?)?(?:pas|net|nett|bungkus|deal|boleh|oke|ok|gas|setuju|sepakat|acc|jadi deh)(?!\p{L})/iu;
const refuses = /(?<!\p{L})(?:belum|tidak|tdk|ga|gak|nggak|ngga|enggak|maaf|kurang|minimal)(?!\p{L})/iu;
/** Words before a number that counts something or names a kind. */
const otherwise = /(?<!\p{L})(?:jam|pukul|tgl|tanggal|ukuran|size|no|nomor|tipe|seri|isi|umur|usia|lantai|kamar|paket)[ ]*$/iu;
/** Minimum share of a price for an offer of the lead. A lower number is not an offer. */
const leastShare = 0.4;
const thousand = 1_000;
const million = 1_000_000;

/** Data that is loaded only for a sentence that accepts a number. */
export interface Haggled {
  /** The lead's last message. */
  readonly lead: () => string;
  /** The owner's prices, in Rupiah. */
  readonly prices: () => readonly number[];
  /** True for an amount that follows from the owner's prices: "2 kaos 150rb". */
  readonly follows: (value: number) => boolean;
}

/**
 * Prices that only the lead named and that a sentence accepts: "Deal 150 ya" after "150 ya" for a dress of 189rb.
 * Without a unit, such numbers are not found as amounts of money.
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

const saysYes =
  /^[^\p{L}]{0,6}(?:bisa|boleh|oke|ok|okay|okey|okelah|siap|sip|deal|sepakat|setuju|iya|iyaa|ya|yaudah|gas|acc|bungkus|bungkusin|cocok|jadi|silakan|silahkan|mantap)(?!\p{L})/iu;
const noYes =
  /(?<!\p{L})(?:belum|tidak|tdk|ga|gak|nggak|ngga|enggak|maaf|kurang|minimal|tapi|tetapi|namun|cek|dicek|tanya|tanyakan|ditanyakan|pastikan|sampaikan|teruskan|tunggu|sebentar)(?!\p{L})|\?/iu;
/** Words beside an amount of the lead that is not an offer: a budget, a payment, shipping, change. */
const otherAmounts =
  /(?<!\p{L})(?:budget|bajet|anggaran|uang|duit|dana|dananya|saldo|transfer|tf|trf|bayar|dibayar|dp|deposit|muka|ongkir|ongkos|kirim|kembalian|admin|voucher|kupon|modal|reseller|total|totalnya|cod|cicil|cicilan|tagihan|isi|pulsa|denda|gaji|kisaran|range|sekitar|mulai|antara|di ?bawah|di ?atas)(?!\p{L})/iu;
const bareHaggling = /(?<!\p{L})(?:nego|deal|tawar|nawar|kurangin|harga|harganya|pas|net|nett|murahin|lepas)(?!\p{L})/iu;
const offerWords = 14;

/**
 * The sentence with a bare yes to a lead's offer: "Siap Kak, kami proses ya" after "68rb ya". An offer is an amount
 * below a price of the shop that does not follow from the shop's prices. Null when the reply gives no such yes, or
 * names an amount itself.
 */
export function acceptedOffer(sentences: readonly Sentence[], { lead, prices, follows }: Haggled): Sentence | null {
  const [first] = sentences;
  if (first === undefined || !saysYes.test(first.text) || noYes.test(first.text)) return null;
  if (sentences.some(({ text }) => findAmounts(text).length > 0) || !rootsOf(first.text).every(isGeneral)) return null;
  // an offer may come before or after other words of the same message
  const offers = sentencesOf(lead()).filter(({ text }) => isOffer(text));
  const values = offers.flatMap(({ text }) => offeredIn(text));
  const isBelow = (value: number): boolean => prices().some((price) => value < price);
  return values.some((value) => isBelow(value) && !prices().includes(value) && !follows(value)) ? first : null;
}

function isOffer(text: string): boolean {
  return !otherAmounts.test(text) && text.split(/\s+/).length <= offerWords;
}

function offeredIn(text: string): number[] {
  const amounts = findAmounts(text).filter(({ isBare, value }) => !isBare || value >= 10 * thousand);
  if (amounts.length > 0) return amounts.map(({ value }) => value);
  if (!bareHaggling.test(text)) return [];
  return [...text.matchAll(offered)]
    .filter(({ index }) => !otherwise.test(text.slice(0, index)))
    .map(({ 1: digits }) => Number(digits!.replace(',', '.')) * thousand)
    .filter((value) => value >= 5 * thousand);
}
