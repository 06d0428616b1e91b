import { readGrams, readPieces, readRupiah } from '#contracts/values/selling/indonesian-numbers';
import { limits } from '#contracts/values/limits';
import { nameKeyOf, ProductInput, readVariants } from '#contracts/values/selling/products';
import { withoutEnd } from '#contracts/values/text-ends';
import type { ImportedProduct, ImportedTable, WrongRow } from './import.types.js';
import { findColumns, type Columns, type Field } from './import-columns.rules.js';
import { doubtsOf, plainPrice } from './import-money.rules.js';
import { looseReader } from './loose-lines.rules.js';

/** Columns of the template and the export, in their order. */
export const headings = ['Nama Produk', 'Harga (Rp)', 'Berat (gram)', 'Stok', 'Varian', 'Catatan', 'Foto', 'Ditawarkan'] as const;

/** The cells of a row by what they mean; one that is not there is empty. */
export type Cells = Partial<Record<Field, string>>;

/** A table as it was read; `lines` where it may be lines of people instead. */
interface SheetTexts {
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly string[] | null;
}

/** The longest that a cell may be and still be right: five links of photos. */
const cellCharsMax = limits.productPhotosMax * (limits.linkMaxChars + 10);

/**
 * Reads a table with headings, or lines as people write price lists ("Kaos Polos - 75rb - 250 gr"). Whatever is wrong with a row is told in
 * words for its owner; the other rows are taken.
 */
export function readProducts({ rows, lines }: SheetTexts): ImportedTable {
  const columns = findColumns(rows);
  if (!columns) return { ...readRows(lines?.map((line) => [line]) ?? rows, 0, looseReader()), ignored: [] };
  const { headings: header, fields, row: top, prices } = columns;
  const inKilos = /\bkg|kilo/i.test(header[fields.indexOf('weight')] ?? '');
  const read = readRows(rows, top + 1, (row) => byHeading(row, fields, inKilos));
  const wrong = prices.length > 1 ? withPriceQuestion(read, columns) : read.wrong;
  return {
    products: prices.length > 1 ? [] : read.products,
    wrong,
    ignored: header.map((cell) => cell.trim()).filter((cell, at) => cell !== '' && fields[at] === null && !prices.includes(cell)),
  };
}

/** Nothing is taken in while it is not known which column is the price. */
function withPriceQuestion(read: Omit<ImportedTable, 'ignored'>, { row, prices }: Columns): readonly WrongRow[] {
  const names = prices.map((heading) => `"${heading.slice(0, 40)}"`).join(' dan ');
  const question = `Kolom ${names} bisa menjadi harga jual. Sisakan satu, atau beri nama "Harga Jual", lalu unggah lagi.`;
  return [{ row: row + 1, name: '', problems: [question] }, ...read.wrong];
}

/** The cells of a row; a sentence for a row that is no product; null for one that says nothing by itself. */
type CellsOf = (row: readonly string[]) => Cells | string | null;

function readRows(rows: SheetTexts['rows'], from: number, cellsOf: CellsOf): Omit<ImportedTable, 'ignored'> {
  const seen = new Map<string, { readonly row: number; readonly at: number }>();
  const products: ImportedProduct[] = [];
  const wrong: WrongRow[] = [];
  rows.forEach((row, index) => {
    if (index < from || row.every((cell) => cell === '')) return;
    const cells = cellsOf(row);
    if (cells === null) return;
    if (typeof cells === 'string') {
      wrong.push({ row: index + 1, name: row.join(' ').slice(0, limits.productNameMaxChars), problems: [cells] });
      return;
    }
    const { product, problems } = readRow(cells);
    const key = nameKeyOf((cells.name ?? '').slice(0, 2 * limits.productNameMaxChars));
    const earlier = key === '' ? undefined : seen.get(key);
    const joined = earlier && product && problems.length === 0 ? withVariantRow(products[earlier.at], product) : null;
    if (earlier && joined) {
      products[earlier.at] = joined;
      return;
    }
    if (earlier) problems.push(`Nama ini sudah ada di baris ${earlier.row}. Gabungkan menjadi satu baris.`);
    const isTaken = product !== null && problems.length === 0;
    if (!earlier) seen.set(key, { row: index + 1, at: isTaken ? products.length : -1 });
    if (isTaken) products.push(product);
    else wrong.push({ row: index + 1, name: (cells.name ?? '').slice(0, limits.productNameMaxChars), problems });
  });
  return { products, wrong };
}

/** Marketplaces write a row for each variant. Null where the second row is no other variant of the first. */
function withVariantRow(first: ImportedProduct | undefined, next: ImportedProduct): ImportedProduct | null {
  const [variant] = next.variants;
  if (!first || !variant || next.variants.length > 1 || first.variants.length === 0 || first.variants.length >= limits.productVariantsMax)
    return null;
  if (first.variants.some(({ name }) => nameKeyOf(name) === nameKeyOf(variant.name))) return null;
  const known = first.variants.map((one) => ({ ...one, priceIdr: one.priceIdr ?? first.priceIdr, stock: one.stock ?? first.stock }));
  const added = { ...variant, priceIdr: variant.priceIdr ?? next.priceIdr, stock: variant.stock ?? next.stock };
  return { ...first, variants: [...known, added], stock: null };
}

/** Where two columns have the same heading, the first that says something counts. */
function byHeading(row: readonly string[], fields: readonly (Field | null)[], inKilos: boolean): Cells {
  const cells: Cells = {};
  fields.forEach((field, at) => {
    const cell = (row[at] ?? '').slice(0, cellCharsMax);
    if (field && !cells[field]) cells[field] = cell;
  });
  if (inKilos && cells.weight && /^[\d.,]+$/.test(cells.weight)) cells.weight += ' kg';
  return cells;
}

const yes = /^(ya|y|yes|true|1|aktif|benar)$/i;
const no = /^(tidak|tdk|t|n|no|false|0|nonaktif|salah)$/i;

function readRow(cells: Cells): { product: ImportedProduct | null; problems: string[] } {
  const problems: string[] = [];
  const figure = (field: Field, read: (text: string) => number | null, hint: string): number | null => {
    const text = cells[field] ?? '';
    const value = read(text);
    if (value === null && text !== '' && text !== '-') problems.push(hint.replace('%', text.slice(0, 40)));
    return value;
  };
  const { inBrackets } = plainPrice(cells.price ?? '');
  const priceIdr = figure(
    'price',
    (text) => readRupiah(text) ?? readRupiah(plainPrice(text).price),
    'Harga "%" tidak terbaca. Tulis angka, contoh 150000 atau 150rb.',
  );
  const weightGrams = figure('weight', readGrams, 'Berat "%" tidak terbaca. Contoh: 250 gram atau 1,5 kg.');
  const stock = figure('stock', readPieces, 'Stok "%" tidak terbaca. Tulis angka, atau "habis".');
  const named = cells.variants || (priceIdr === null ? '' : inBrackets.replaceAll(',', ';'));
  const { variants, wrong } = readVariants(named);
  if (wrong.length > 0) problems.push(`Varian "${wrong[0]!.slice(0, 40)}" tidak terbaca. Contoh: M; XL = 80rb stok 3`);
  const offered = cells.active ?? '';
  const active = yes.test(offered) ? true : no.test(offered) ? false : null;
  if (offered !== '' && active === null) problems.push(`Kolom Ditawarkan berisi "${offered.slice(0, 40)}". Tulis ya atau tidak.`);
  const photos = linksOf(cells.photos ?? '');
  const rest = {
    name: (cells.name ?? '').slice(0, 2 * limits.productNameMaxChars),
    notes: cells.notes ?? '',
    variants,
    photos,
    priceIdr,
    weightGrams,
    stock,
  };
  problems.push(...doubtsOf(rest.name, [priceIdr, ...variants.map((variant) => variant.priceIdr)]));
  const parsed = ProductInput.omit({ active: true }).safeParse(rest);
  if (!parsed.success) problems.push(...new Set(parsed.error.issues.map(({ message }) => message)));
  return { product: parsed.success ? { ...parsed.data, active } : null, problems };
}

/** Links parted by blanks and signs; a comma inside a link belongs to it. */
function linksOf(text: string): string[] {
  return text
    .split(/(?<=[\s;,])(?=https?:|unggahan:)/i)
    .map((link) => withoutEnd(link.trim(), /[ ;,\n\t]/))
    .filter((link) => link !== '');
}

/** A product of the list after a row was taken in: what the row says, else what stood there. */
export function merged(row: ImportedProduct, known: ProductInput | undefined): ProductInput {
  return {
    name: row.name,
    priceIdr: row.priceIdr ?? known?.priceIdr ?? null,
    weightGrams: row.weightGrams ?? known?.weightGrams ?? null,
    stock: row.stock ?? known?.stock ?? null,
    variants: row.variants.length > 0 ? row.variants : (known?.variants ?? []),
    notes: row.notes === '' ? (known?.notes ?? '') : row.notes,
    photos: row.photos.length > 0 ? row.photos : (known?.photos ?? []),
    active: row.active ?? known?.active ?? true,
  };
}
