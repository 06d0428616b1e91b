import { findAmounts } from '../../amounts.rules.js';
import { isKindWord, nameWords, weightOf } from '../name-words.rules.js';
import type { PriceBook } from '../price-book.rules.js';
import { isNamedBy } from '../priced.rules.js';

const linesMax = 40;
const endsAsHeading = /:[\s*_~\p{Extended_Pictographic}\uFE0F]*$/u;

const announced =
  /(?<![\d.,])(\d{1,2})[ ](?!(?:hari|jam|menit|minggu|bulan|tahun|rb|ribu|juta|jt|km|kg|gram|meter|orang)(?!\p{L}))\p{L}{3,20}(?!\p{L})/iu;

/** A number of kinds that announces a list without a colon: "Ada 3 pilihan Bu". */
const offersKinds = /\d (?:pilihan|varian|ukuran|macam|jenis|tipe|paket|menu|rasa|warna|level)(?!\p{L})/iu;

/**
 * True for a heading that counts the lines below it: "ada 2 ukuran:" above two lines with a price. Its number makes
 * no statement about the shop.
 *
 * @param behind the text after the heading.
 */
export function countsItems(heading: string, behind: string): boolean {
  const [, count] = announced.exec(heading) ?? [];
  if (count === undefined || !(endsAsHeading.test(heading) || offersKinds.test(heading))) return false;
  const lines = behind.split('\n').slice(0, linesMax);
  const end = lines.findIndex((line) => line.trim() !== '' && findAmounts(line).length === 0);
  return lines.slice(0, end === -1 ? lines.length : end).filter((line) => line.trim() !== '').length === Number(count);
}

/**
 * The heading of a list, by a position in one of the list's items: "Paket 30ml ada 3 pilihan:". Null for a position
 * outside of lists.
 */
export function headingOf(reply: string, at: number): string | null {
  const lines = reply.slice(0, at).split('\n').slice(-linesMax, -1);
  while (lines.length > 0 && (lines.at(-1)!.trim() === '' || findAmounts(lines.at(-1)!).length > 0)) lines.pop();
  const above = lines.at(-1) ?? '';
  return endsAsHeading.test(above) ? above : null;
}

/**
 * The words that name the thing of a list item. An item that names only a kind also gets the words of the heading or
 * of the lead: "Premium Rp 50.000" below "Paket 30ml:".
 *
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

/**
 * The words that complete the names of list items: those of the heading, and of the lead when the heading names
 * nothing.
 */
export function contextOf(heading: string, lead: string, book: PriceBook): readonly string[] {
  const words = nameWords(heading);
  return book.isNaming(words) ? words : nameWords(lead);
}
