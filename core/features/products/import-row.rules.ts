import { readGrams, readPieces } from '#contracts/values/selling/indonesian-numbers';
import { limits } from '#contracts/values/limits';
import type { ProductTerms } from '#contracts/values/selling/product-terms';
import { ProductInput } from '#contracts/values/selling/products';
import { readVariants } from '#contracts/values/selling/variants';
import { withoutEnd } from '#contracts/values/text-ends';
import { cutText } from '#contracts/values/texts';
import type { ImportedProduct } from './import.types.js';
import type { Field } from './import-columns.rules.js';
import { leftOutSentences } from './imports/left-out.rules.js';
import { isWithoutTax } from './imports/lines/price-writing.rules.js';
import { inThousandsOrNot } from './imports/small-prices.rules.js';
import { isTotal } from './imports/totals.rules.js';
import { doubtsOf, hasPrice, isCut, namesVariants, noPriceIn, plainPrice, readPrice, whyUnread, type Doubt } from './import-money.rules.js';

/** The cells of a row by meaning; a missing cell counts as empty. `otherPrice` is a second price in a line. */
export type Cells = Partial<Record<Field, string>> & {
  otherPrice?: string;
  /** True for a line without a price in a list of prices: it may not be a product. */
  noPrice?: 'yes';
  /** True in a list whose title says that its prices are for resellers or other buyers. */
  isForOthers?: boolean;
  /** True in a list that says that its prices are without tax. */
  isBeforeTax?: boolean;
  /** True when the price may belong to another line above it. */
  isNameUnclear?: boolean;
  /** The words of a price whose meaning is unclear, such as "Harga nota". */
  priceLabel?: string;
  /** The question about the prices of several kinds in one line. A price from the owner replaces the kinds. */
  unclearKinds?: string;
  /** True for a price that may have to be multiplied by a thousand. */
  isScaleUnclear?: boolean;
  /**
   * The product to which this row is an addition, as in "+ driver". `name` is empty when the product is unclear.
   * `isSure` is true when the row itself is written as an addition.
   */
  additionTo?: { readonly name: string; readonly isSure: boolean };
  /** Conditions and cost from other columns, which the owner agreed to import. */
  terms?: Partial<ProductTerms>;
  costIdr?: number;
};

export interface ReadRow {
  readonly product: ImportedProduct | null;
  readonly problems: readonly string[];
  readonly doubts: readonly Doubt[];
  /** True when the product lacks nothing but a price from the owner. */
  readonly onlyPriceIsWrong: boolean;
}

const yes = /^(ya|y|yes|true|1|aktif|benar)$/i;
const no = /^(tidak|tdk|t|n|no|false|0|nonaktif|salah)$/i;
/** Marketplaces allow names of up to 255 letters; a longer text is not a name. */
const longNameMaxChars = 255;
/** "A1" and "R-12" name a shelf, not a category. */
const shelfCode = /^[a-z]{1,2}[-. ]?\d{1,3}[a-z]?$/i;
/** Cash registers write 0 for goods with an unknown weight. */
const noWeight = /^0+(?:[.,]0+)?(?: ?(?:kg|gr?|gram))?$/i;
/** Words in a stock column that mean that the product is available, without a number. */
const readyWords = /^(?:ready(?: ?stock| stok)?|ada|tersedia|available|in ?stock|yes|ya|unlimited|po|pre ?-?order|∞|~)$/i;
const soldOutWords =
  /^(?:sold ?out|out of stock|kosong|habis|stok habis|tidak ada|tidak|none|no|(?:un|not )available(?:today)?|-\d+(?:[.,]\d+)?)$/i;
const hiddenStatus =
  /^(?:non ?-?aktif|tidak aktif|inactive|arsip\w*|archived?|draft|deleted|dihapus|diblokir|banned|unlisted|hidden|disembunyikan|dinonaktifkan)/i;
const shownStatus = /^(?:aktif|active|live|published|ditampilkan)/i;

/** The product of one row, with its problems and doubts. */
export function readRow(cells: Cells): ReadRow {
  const problems: string[] = [];
  const { inBrackets, unit, isSoldOut } = plainPrice(cells.price ?? '');
  const priceIdr = readPrice(cells.price ?? '');
  const isPriceWrong = priceIdr === null && !noPriceIn(cells.price ?? '');
  if (isPriceWrong) problems.push(whyUnread(cells.price!));
  const figure = (field: Field, read: (text: string) => number | null, hint: string): number | null => {
    const text = cells[field] ?? '';
    const value = read(text);
    if (value === null && text !== '' && text !== '-' && !(field === 'stock' ? readyWords : noWeight).test(text))
      problems.push(hint.replace('%', text.slice(0, 40)));
    return value;
  };
  const weightGrams = figure('weight', gramsOf, 'Berat "%" tidak terbaca. Contoh: 250 gram atau 1,5 kg.');
  const isGone = isSoldOut && (cells.stock ?? '') === '';
  const stock = isGone ? 0 : figure('stock', piecesOf, 'Stok "%" tidak terbaca. Tulis angka, atau "habis".');
  const isVariants = priceIdr !== null && !hasPrice(inBrackets) && namesVariants(inBrackets);
  const { variants, wrong } = readVariants(cells.variants || (isVariants ? inBrackets.replaceAll(/[,/]/g, ';') : ''));
  if (wrong.length > 0) problems.push(`Varian "${wrong[0]!.slice(0, 40)}" tidak terbaca. Contoh: M; XL = 80rb stok 3`);
  const offered = cells.active ?? '';
  const active = yes.test(offered) ? true : no.test(offered) ? false : activeOf(cells.status ?? '');
  if (offered !== '' && !yes.test(offered) && !no.test(offered))
    problems.push(`Kolom Ditawarkan berisi "${offered.slice(0, 40)}". Tulis ya atau tidak.`);
  const name = nameOf(cells.name ?? '');
  const aboutPrice =
    priceIdr === null ? '' : [unit && `Harga per ${unit}`, isVariants || hasPrice(inBrackets) ? '' : inBrackets].filter(Boolean).join(', ');
  const room = limits.productNotesMaxChars - aboutPrice.length - 2;
  const notes = cutText(
    [cutAtWord(cells.notes ?? '', Math.max(0, room)), aboutPrice].filter(Boolean).join(', '),
    limits.productNotesMaxChars,
  );
  const photos = linksOf(cells.photos ?? '');
  if (isTotal(name)) problems.push(leftOutSentences.total);
  const parsed = ProductInput.omit({ active: true, terms: true, costIdr: true }).safeParse({
    name,
    notes,
    variants,
    photos,
    priceIdr,
    weightGrams,
    stock,
    category: categoryOf(cells.category ?? ''),
  });
  const prices = [priceIdr, ...variants.map((variant) => variant.priceIdr)];
  if (!parsed.success) problems.push(...new Set(parsed.error.issues.map(({ message }) => message)));
  return {
    product: parsed.success
      ? { ...parsed.data, active, terms: { ...unitOf(cells.unit ?? ''), ...cells.terms }, costIdr: cells.costIdr ?? null }
      : null,
    problems,
    doubts: [...doubtsOf(name, prices), ...doubtsOfCell(cells, prices)],
    onlyPriceIsWrong: isPriceWrong && problems.length === 1,
  };
}

/**
 * A name on one line, shortened when it is long. A text far too long for a name is left as it is, so that the owner
 * gets an error for it.
 */
function nameOf(cell: string): string {
  const written = cell.replace(/\s+/g, ' ').trim();
  const isLong = written.length > limits.productNameMaxChars && written.length <= longNameMaxChars;
  return isLong ? cutAtWord(written, limits.productNameMaxChars) : cutText(written, 2 * longNameMaxChars);
}

/** Reasons to doubt that customers pay the price of the cell. */
function doubtsOfCell(
  { price = '', isForOthers, isBeforeTax, isScaleUnclear, isNameUnclear, unclearKinds, priceLabel, ...cells }: Cells,
  prices: readonly (number | null)[],
): Doubt[] {
  const [priceIdr = null] = prices;
  const [unclear] = isScaleUnclear ? prices.filter((one) => one !== null && one > 0) : [];
  const { inBrackets, isRough } = plainPrice(price);
  const otherPrice = cells.otherPrice ?? (hasPrice(inBrackets) ? inBrackets : undefined);
  const cut = `Sel harga menyebut potongan (${inBrackets.slice(0, 40)}). Berapa yang dibayar pelanggan?`;
  const beforeTax = 'Harga ini belum termasuk PPN. Berapa yang dibayar pelanggan?';
  const others = 'Judul daftar ini menyebut harga untuk pembeli tertentu, misalnya reseller. Apakah pelanggan membayar harga ini?';
  return [
    ...(isCut(inBrackets) && priceIdr !== null ? [{ text: cut, endsByPrice: true }] : []),
    ...(isForOthers && priceIdr !== null ? [{ text: others, endsByPrice: true }] : []),
    ...((isBeforeTax || isWithoutTax(inBrackets)) && priceIdr !== null ? [{ text: beforeTax, endsByPrice: true }] : []),
    ...(unclearKinds === undefined ? [] : [{ text: unclearKinds, endsByPrice: true }]),
    ...(isNameUnclear && priceIdr !== null
      ? [{ text: 'Ada beberapa baris di atas harga ini. Apakah ini harga produk di baris pertama?', endsByPrice: true }]
      : []),
    ...(priceLabel !== undefined && priceIdr !== null
      ? [{ text: `Harga ini ditulis sebagai "${priceLabel.slice(0, 40)}". Apakah pelanggan membayar harga ini?`, endsByPrice: true }]
      : []),
    ...(isRough && priceIdr !== null
      ? [{ text: `Harga "${price.slice(0, 40)}" hanya kira-kira. Apakah pelanggan membayar ini?`, endsByPrice: true }]
      : []),
    ...(unclear != null ? [inThousandsOrNot(unclear, priceIdr === unclear)] : []),
    ...(otherPrice ? [{ text: `Ada dua harga: ${price.slice(0, 60)} dan ${otherPrice.slice(0, 40)}.`, endsByPrice: true }] : []),
  ];
}

/** Cuts a text at a word. Descriptions of marketplaces are longer than notes may be. */
function cutAtWord(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const cut = cutText(text, Math.max(0, maxChars - 1));
  const end = cut.lastIndexOf(' ');
  return `${(end > maxChars / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}

/** The unit of a price. Empty for a single piece, because customers expect a price per piece anyway. */
function unitOf(text: string): Partial<ProductTerms> {
  const isPiece = /^(?:pcs?|pc|buah|bh|biji|unit|item|piece|satuan|-)?\.?$/i.test(text);
  return isPiece || text.length > 20 || !/\p{L}/u.test(text) ? {} : { unit: text };
}

/**
 * The last part of a marketplace's path: "Gamis" for "Pakaian Wanita > Gamis". Empty when it is only a number or the
 * code of a shelf.
 */
function categoryOf(text: string): string {
  const part = text
    .split('>')
    .at(-1)!
    .trim()
    .replace(/^(?:[A-Z]|\d{1,2}|[IVX]{1,4})[.)] /, '');
  return /\p{L}/u.test(part) && !shelfCode.test(part) ? cutText(part.replace(/\s+/g, ' '), limits.productCategoryMaxChars) : '';
}

/** A weight in grams. A bare "0.25" or "1.5" is in kilograms, because weights in grams have no fractions. */
function gramsOf(text: string): number | null {
  return readGrams(text) ?? (/^\d[.,]\d{1,2}$/.test(text) ? readGrams(`${text} kg`) : null);
}

/** Number of pieces in stock. A number below zero means 0: cash registers count it when more was sold than booked. */
function piecesOf(text: string): number | null {
  return soldOutWords.test(text) ? 0 : readPieces(text);
}

function activeOf(status: string): boolean | null {
  return hiddenStatus.test(status) ? false : shownStatus.test(status) ? true : null;
}

/** Splits links at blanks and separators. A comma inside a link is part of it. */
function linksOf(text: string): string[] {
  return text
    .split(/(?<=[\s;,])(?=https?:|unggahan:)/i)
    .map((link) => withoutEnd(link.trim(), /[ ;,\n\t]/))
    .filter((link) => link !== '')
    .slice(0, limits.productPhotosMax);
}
