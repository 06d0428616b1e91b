import { findAmounts } from '../../amounts.rules.js';
import { isKindWord, nameWords, weightOf } from '../name-words.rules.js';
import type { PriceBook } from '../price-book.rules.js';
import { isNamedBy } from '../priced.rules.js';

const linesMax = 40;
const endsAsHeading = /:[\s*_~\p{Extended_Pictographic}\uFE0F]*$/u;

const announced =
  /(?<![\d.,])(\d{1,2})[ ](?!(?:hari|jam|menit|minggu|bulan|tahun|rb|ribu|juta|jt|km|kg|gram|meter|orang)(?!\p{L}))\p{L}{3,20}(?!\p{L})/iu;

/** "Ada 3 pilihan Bu", without a colon. */
const offersKinds = /\d (?:pilihan|varian|ukuran|macam|jenis|tipe|paket|menu|rasa|warna|level)(?!\p{L})/iu;

/**
 * True for "ada 2 ukuran:" above that many lines with a price: the number counts them and is not a statement about the
 * shop.
 * @param behind the text after the heading.
 */
export function countsItems(heading: string, behind: string): boolean {
  const [, count] = announced.exec(heading) ?? [];
  if (count === undefined || !(endsAsHeading.test(heading) || offersKinds.test(heading))) return false;
  const lines = behind.split('\n').slice(0, linesMax);
  const end = lines.findIndex((line) => line.trim() !== '' && findAmounts(line).length === 0);
  return lines.slice(0, end === -1 ? lines.length : end).filter((line) => line.trim() !== '').length === Number(count);
}

/** The line above the list whose item contains a position of an answer: "Paket 30ml ada 3 pilihan:". Null outside of lists. */
export function headingOf(reply: string, at: number): string | null {
  const lines = reply.slice(0, at).split('\n').slice(-linesMax, -1);
  while (lines.length > 0 && (lines.at(-1)!.trim() === '' || findAmounts(lines.at(-1)!).length > 0)) lines.pop();
  const above = lines.at(-1) ?? '';
  return endsAsHeading.test(above) ? above : null;
}

/**
 * The words that name the thing of an item: its own, and those of the heading or of the lead where the item names only a kind,
 * as "Premium Rp 50.000" below "Paket 30ml:".
 * @param own words of the item.
 * @param context words of the heading, and of the lead when the heading names nothing.
 */
export function itemWords(own: readonly string[], context: readonly string[], book: PriceBook): readonly string[] {
  const given = new Set(own);
  if (
    own.length === 0 ||
    book.bestFor(own, 'goods').some((one) => isNamedBy(one, given) && [...one.words].some((word) => !isKindWord(word)))
  )
    return own;
  const hasKind = own.some(isKindWord);
  const words = [...context.filter((word) => !hasKind || !/^\d/.test(word)), ...own];
  const named = book.bestFor(words, 'goods');
  const telling = own.filter((word) => weightOf(word) > 0 && book.entries.some((one) => one.words.has(word)));
  const isMeant = named.length > 0 && telling.length > 0 && named.every((one) => telling.every((word) => one.words.has(word)));
  return isMeant ? words : own;
}

/** The words that give the items of a list their thing. */
export function contextOf(heading: string, lead: string, book: PriceBook): readonly string[] {
  const words = nameWords(heading);
  return book.isNaming(words) ? words : nameWords(lead);
}
