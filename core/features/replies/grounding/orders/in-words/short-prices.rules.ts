import { spelledNumbers } from '../../number-words.rules.js';
import { nameWords, weightOf } from '../name-words.rules.js';
import type { PriceBook } from '../price-book.rules.js';
import { isNamedBy, pricesOf } from '../priced.rules.js';

/** The end of a sentence after a number, with only words of address: "Kak." in "Gamis Aisyah 150 Kak." */
const ending =
  /^(?:[ ,]+(?:an|aja|saja|ya|yah|kok|nih|kak|kakak|kk|ka|bu|ibu|pak|bapak|mas|mbak|mba|bang|om|tante|sis|gan|bun|bunda))*[\s.!\p{Extended_Pictographic}\uFE0F]*$/iu;
/** Numbers that are not a price: "stok gamis 150", "lebar kain 150", "ukuran gamis 150". */
const noPrice =
  /(?<!\p{L})(?:stok|stock|sisa|sisanya|tinggal|isi|ukuran|size|nomor|nomer|no|lebar|panjang|tinggi|berat|diameter|kapasitas|ld|pb|lantai|blok|jalan|jl|jam|pukul|tanggal|tgl|tahun|umur|usia|model|tipe|type|seri|kode|grade|level|watt|voltase|jumlah|jumlahnya|total|totalnya|terjual|minimal|maksimal|min|max|ada|dapat|sebanyak|sampai|sekitar|kurang|lebih|tambah|diskon|hemat|potongan)(?:nya)?(?!\p{L})/iu;
const asksPrice = /(?<!\p{L})(?:harga|harganya|hrg|hrgnya|brp|brapa|berapa|berapaan|piro|pinten|sabaraha)(?!\p{L})/iu;
const asksOther =
  /(?<!\p{L})(?:berapa|brp)[ ](?:pcs|buah|biji|lembar|orang|hari|jam|lama|stok|stock|isi|cm|meter|kg|gram|ukuran|size|kali|banyak|lusin|warna|macam|watt)|(?<!\p{L})(?:stok|stock|sisa|ukuran|size|isi|isinya|lebar|panjang|tinggi|berat|beratnya)(?:nya)?(?!\p{L})/iu;
const digits = /(?<![\p{L}\p{N}.,/-])\d{2,3}(?![\p{L}\p{N}.,/-]?[\p{L}\p{N}])/gu;

interface ShortPrice {
  readonly from: number;
  readonly to: number;
}

/** Data that is loaded only for a sentence with a number at its end. */
interface Shop {
  readonly book: () => PriceBook;
  /** The lead's last message. */
  readonly lead: () => string;
}

/**
 * The position of a wrong price at the end of a sentence, which means thousands without a word for them: "Gamis
 * Aisyah seratus lima puluh Kak" for a dress of 185rb. Applies only when the lead has asked for a price, and no thing
 * that the sentence names has this number in its name.
 */
export function wrongShortPrices(sentence: string, { book, lead }: Shop): ShortPrice[] {
  const last = [...spelledNumbers(sentence), ...digitsIn(sentence)]
    .filter(({ to, value }) => value >= 15 && value < 1_000 && ending.test(sentence.slice(to)))
    .at(-1);
  if (last === undefined) return [];
  const before = sentence.slice(0, last.from);
  if (noPrice.test(before) || !asksPrice.test(lead()) || asksOther.test(lead())) return [];
  const words = nameWords(before);
  const own = new Set(words);
  // a number of the thing's own name belongs to the name
  if (words.length === 0 || !words.some((word) => weightOf(word) >= 10)) return [];
  const things = book().bestFor(words, 'goods');
  if (things.length === 0 || things.some((one) => one.isFee || ![...one.words].some((word) => own.has(word)))) return [];
  if (things.some((one) => [...one.words].includes(String(last.value)) && !isNamedBy(one, own))) return [];
  const prices = things.flatMap(pricesOf);
  const isPrice = prices.some((idr) => idr === last.value * 1e3 || idr === last.value);
  return prices.length === 0 || isPrice ? [] : [{ from: last.from, to: last.to }];
}

function digitsIn(sentence: string): { from: number; to: number; value: number }[] {
  return [...sentence.matchAll(digits)].map(({ index, 0: written }) => ({
    from: index,
    to: index + written.length,
    value: Number(written),
  }));
}
