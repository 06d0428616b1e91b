import { findAmounts } from '../../amounts.rules.js';
import { clausesOf } from '../../clauses.rules.js';
import { clocksOf, daysOf, type TimeOfDay } from '../../facts/schedules.rules.js';
import { withoutAmounts } from '../carriers.rules.js';
import { isEmpty, isGeneral } from '../general-words.js';
import { measuresIn, type Measure } from '../measures.rules.js';
import { plainWords, rootOf } from '../plain-words.rules.js';

/** The parts of a text that decide whether it is true. */
export interface Decisive {
  readonly words: ReadonlySet<string>;
  /** Amounts of money in Rupiah. */
  readonly amounts: readonly number[];
  readonly measures: readonly Measure[];
  readonly clocks: readonly TimeOfDay[];
  readonly days: readonly number[];
  /** Other numbers and single letters: models, "2x", sizes, room names. */
  readonly labels: readonly string[];
}

const rootsOfList = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(rootOf));
/** General words that make a statement: "Minggu buka" differs from "Minggu tutup". */
const claims = rootsOfList(
  'buka tutup libur selesai kirim termasuk ikut lunas kembali ganti tanggung terima bayar datang ready stok habis kosong diskon potongan gratis cocok',
);
/** Words that add nothing to a statement. */
const fillers = rootsOfList(
  'tetap langsung banget sekali sekalian tenang memang menyediakan otomatis begitu kebetulan lanjut anggap transaksi kelas konsumen penyewa peserta pasien',
);
/** Words that mean the same in a statement. The key is replaced by the value. */
const sameClaims = new Map([
  ['retur', 'kembali'],
  ['bonus', 'gratis'],
]);
/** "Ongkos antar 75rb" states a price and does not promise a delivery. */
const fee = /(?<!\p{L})(ongkos|biaya)[ ](?:antar|kirim|pengiriman|jemput)(?!\p{L})/giu;
/** Words that refer to things other than the ones before: "Lainnya 7 hari". */
const contrasts = rootsOfList('lain sisa lusin lusinan kodi kodian ecer eceran satuan grosir');
const label = /\d+(?:[.,]\d+)*|(?<![\p{L}\d.])\p{L}(?![\p{L}\d.&])/gu;
const times = 'x';
/**
 * Maximum count of numbers per kind. No sentence of an answer has more, and the rest of a very long line of
 * the owner proves nothing.
 */
const numbersMax = 300;
/** A number with its unit does not name a thing. */
const withUnit = /\d[\d.,]*[ ]?(?:x[ ]?\d+|km|kg|gr|ml|cm|pk|watt)?(?!\p{L})/giu;
/** A slash before a number: "300rb/12 jam" contains 12 hours, but "90/90" is a size. */
const perUnit = /(?<!\d)\/(?=\d)/g;
/** "Sudah sama cat" and "termasuk cat" mean the same, and so do "di luar itu" and "belum termasuk". */
const comesWith = /(?<!\p{L})(sudah|udah|udh|sdh)[ ](?:sama|dengan|dgn|sekalian|plus)(?=[ ]\p{L})|(?<!\p{L})include(?!\p{L})/giu;
const leftOut = /(?<!\p{L})(?:di ?luar[ ](?:itu|harga)|(?:belum|blm)[ ](?:sama|dengan|dgn))(?!\p{L})/iu;
/** "Sehari" is read as 1 day and not as a word. */
const single = /(?<!\p{L})se(?:hari|minggu|bulan|tahun|jam)(?:an)?(?!\p{L})/giu;
const payOnDelivery = /(?<!\p{L})bayar(?:nya)?[ ](?:di[ ])?(?:tempat|rumah)(?!\p{L})/giu;
/** Words for something that is not available, or not granted yet. */
const notYet =
  /(?<!\p{L})(?:pre[ -]?order|inden|indent|sold|(?:dalam|masih|sedang|lagi|on)[ ]?(?:tahap )?(?:proses|progress|pengurusan|diurus|diproses))(?!\p{L})/iu;

/** True for a general word that makes a statement. */
export function isClaim(root: string): boolean {
  return claims.has(root);
}

export function decisiveIn(written: string): Decisive {
  const text = withPlainClaims(written);
  const rest = withoutAmounts(text.replaceAll(fee, '$1').replaceAll(payOnDelivery, 'cod')).replaceAll(perUnit, ' ');
  const measures = measuresIn(rest).slice(0, numbersMax);
  const clocks = clocksOf(rest).slice(0, numbersMax);
  const measured = new Set(measures.flatMap(({ digits }) => digits));
  const labels = (rest.match(label) ?? [])
    .map((one) => one.toLowerCase().replace(',', '.'))
    .filter((one) => !measured.has(one) && one !== times && (clocks.length === 0 || !/^\d/.test(one)))
    .slice(0, numbersMax);
  return {
    words: new Set(decisiveWords(rest.replaceAll(withUnit, ' ').replaceAll(single, ' '))),
    amounts: findAmounts(text)
      .slice(0, numbersMax)
      .map(({ value }) => value),
    measures,
    clocks,
    days: daysOf(rest),
    labels,
  };
}

/** The words of a text that name or claim something. */
export function decisiveWords(text: string): string[] {
  return plainWords(text)
    .map(({ root }) => sameClaims.get(root) ?? root)
    .filter(
      (root) =>
        !/^\d/.test(root) && !fillers.has(root) && (claims.has(root) || contrasts.has(root) || (!isEmpty(root) && !isGeneral(root))),
    );
}

/** True when the text denies something, or says that something is not available. */
export function isDenial(text: string): boolean {
  return notYet.test(text) || leftOut.test(text) || clausesOf(text).some((clause) => clause.isNegative);
}

/** The text in which each claim with several wordings has one standard wording. */
function withPlainClaims(text: string): string {
  return text.replaceAll(comesWith, '$1 termasuk').replace(leftOut, 'belum termasuk');
}

export function isBlank(one: Decisive): boolean {
  return one.words.size === 0 && hasNoNumbers(one);
}

/** True when a piece only names something: another piece of the sentence makes the statement. */
export function isName(one: Decisive): boolean {
  return hasNoNumbers(one) && ![...one.words].some(isClaim);
}

/** True when a piece only makes a statement: another piece of the sentence names the thing. */
export function isOnlyClaim(one: Decisive): boolean {
  return hasNoNumbers(one) && [...one.words].every(isClaim);
}

function hasNoNumbers({ amounts, measures, clocks, days, labels }: Decisive): boolean {
  return amounts.length + measures.length + clocks.length + days.length + labels.length === 0;
}
