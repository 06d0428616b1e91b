import { readGrams, readPieces } from '#contracts/values/selling/indonesian-numbers';
import { limits } from '#contracts/values/limits';
import { ProductInput, readVariants } from '#contracts/values/selling/products';
import { withoutEnd } from '#contracts/values/text-ends';
import type { ImportedProduct } from './import.types.js';
import type { Field } from './import-columns.rules.js';
import { doubtsOf, isTotal, namesVariants, noPriceIn, plainPrice, readPrice, type Doubt } from './import-money.rules.js';

/** The cells of a row by meaning; a missing cell counts as empty. `otherPrice` is a second price in a line. */
export type Cells = Partial<Record<Field, string>> & { otherPrice?: string };

export interface ReadRow {
  readonly product: ImportedProduct | null;
  readonly problems: readonly string[];
  readonly doubts: readonly Doubt[];
  /** True when a price from the owner is all that is missing for a product. */
  readonly onlyPriceIsWrong: boolean;
}

const yes = /^(ya|y|yes|true|1|aktif|benar)$/i;
const no = /^(tidak|tdk|t|n|no|false|0|nonaktif|salah)$/i;

/** The product of one row, with its problems and doubts. */
export function readRow(cells: Cells): ReadRow {
  const problems: string[] = [];
  const { inBrackets, unit } = plainPrice(cells.price ?? '');
  const priceIdr = readPrice(cells.price ?? '');
  const isPriceWrong = priceIdr === null && !noPriceIn(cells.price ?? '');
  if (isPriceWrong) problems.push(`Harga "${cells.price!.slice(0, 40)}" tidak terbaca. Tulis angka, contoh 150000 atau 150rb.`);
  const figure = (field: Field, read: (text: string) => number | null, hint: string): number | null => {
    const text = cells[field] ?? '';
    const value = read(text);
    if (value === null && text !== '' && text !== '-') problems.push(hint.replace('%', text.slice(0, 40)));
    return value;
  };
  const weightGrams = figure('weight', readGrams, 'Berat "%" tidak terbaca. Contoh: 250 gram atau 1,5 kg.');
  const stock = figure('stock', readPieces, 'Stok "%" tidak terbaca. Tulis angka, atau "habis".');
  const isVariants = priceIdr !== null && namesVariants(inBrackets);
  const { variants, wrong } = readVariants(cells.variants || (isVariants ? inBrackets.replaceAll(/[,/]/g, ';') : ''));
  if (wrong.length > 0) problems.push(`Varian "${wrong[0]!.slice(0, 40)}" tidak terbaca. Contoh: M; XL = 80rb stok 3`);
  const offered = cells.active ?? '';
  const active = yes.test(offered) ? true : no.test(offered) ? false : null;
  if (offered !== '' && active === null) problems.push(`Kolom Ditawarkan berisi "${offered.slice(0, 40)}". Tulis ya atau tidak.`);
  const name = (cells.name ?? '').slice(0, 2 * limits.productNameMaxChars);
  const aboutPrice = priceIdr === null ? '' : [unit && `Harga per ${unit}`, isVariants ? '' : inBrackets].filter(Boolean).join(', ');
  const notes = [cells.notes, aboutPrice].filter(Boolean).join(', ');
  const photos = linksOf(cells.photos ?? '');
  if (isTotal(name)) problems.push('Baris ini jumlah, bukan produk.');
  const parsed = ProductInput.omit({ active: true }).safeParse({ name, notes, variants, photos, priceIdr, weightGrams, stock });
  if (!parsed.success) problems.push(...new Set(parsed.error.issues.map(({ message }) => message)));
  return {
    product: parsed.success ? { ...parsed.data, active } : null,
    problems,
    doubts: [
      ...doubtsOf(name, [priceIdr, ...variants.map((variant) => variant.priceIdr)]),
      ...(cells.otherPrice ? [{ text: `Ada dua harga: ${cells.price} dan ${cells.otherPrice.slice(0, 40)}.`, endsByPrice: true }] : []),
    ],
    onlyPriceIsWrong: isPriceWrong && problems.length === 1,
  };
}

/** Splits links at blanks and separators. A comma inside a link is part of it. */
function linksOf(text: string): string[] {
  return text
    .split(/(?<=[\s;,])(?=https?:|unggahan:)/i)
    .map((link) => withoutEnd(link.trim(), /[ ;,\n\t]/))
    .filter((link) => link !== '');
}
