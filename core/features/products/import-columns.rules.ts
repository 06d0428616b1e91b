import { readRupiah } from '#contracts/values/selling/indonesian-numbers';
import { plainPrice } from './import-money.rules.js';
import { choosePrice, priceKindOf, wordsOf, type PriceChoice, type PricedColumn } from './price-columns.rules.js';

/** Meaning of a column in a list. */
export type Field = 'name' | 'price' | 'weight' | 'stock' | 'variants' | 'notes' | 'photos' | 'active';

/** The headings of a list. */
export interface Columns {
  /** Index of the last heading row: products follow it. */
  readonly row: number;
  readonly headings: readonly string[];
  /** Per column; null for an unused column. */
  readonly fields: readonly (Field | null)[];
  readonly price: PriceChoice;
}

type Rows = readonly (readonly string[])[];

/** First words of the headings of that column. */
const fieldWords: Readonly<Record<Exclude<Field, 'price'>, RegExp>> = {
  name: /^(nama|produk|barang|item|name|product|menu|artikel|judul|title|uraian|jenis (barang|produk))/,
  weight: /^(berat|weight|bobot)/,
  stock: /^(stok|stock|qty|jumlah|sisa)/,
  variants: /^(varian|variasi|variant|ukuran|warna|size|color|colour)/,
  notes: /^(catatan|keterangan|deskripsi|ket\b|notes?|description|info)/,
  photos: /^(foto|gambar|photo|image|link|tautan)/,
  active: /^(ditawarkan|aktif|active|tampil)/,
};

/** Headings that begin with the word for a product but belong to other columns, as marketplaces write them. */
const nameOfVariant = /^nama (varian|variasi)/;
/** Shopee's upload form: column "Nama Variasi 1" holds "Warna", this column holds "Merah". */
const valueOfVariant = /^varian untuk variasi/;
const otherColumn =
  /^((nama|produk|product|item|barang) (toko|penjual|supplier|kategori|merek|id|code|kode|berbahaya|sku)|(kode|id|sku|link|panduan) |(foto|gambar) produk per varian)/;

/** Number of rows searched for headings: a list may begin with a title, an address and empty lines. */
const rowsLookedAt = 15;
/** Number of rows that are checked to see whether a column holds prices. */
const rowsOfSample = 200;

/**
 * Finds the heading row: of the first fifteen rows with content, the one with the most known headings, among
 * them a name. Null when no row qualifies. `wished` is the column that the owner chose as the price.
 */
export function findColumns(rows: Rows, wished: number | null = null): Columns | null {
  let best: number | null = null;
  let most = 0;
  let looked = 0;
  for (let row = 0; row < rows.length && looked < rowsLookedAt; row += 1) {
    const headings = rows[row]!;
    if (headings.every((cell) => cell === '')) continue;
    looked += 1;
    const count = isHeading(headings) ? headings.filter((heading) => fieldOf(heading) ?? priceKindOf(heading)).length : 0;
    if (count > most) [best, most] = [row, count];
  }
  return best === null ? null : readHeadings(rows, best, wished);
}

/**
 * The sheet with the most known headings; the first sheet when none has any. Marketplaces put a sheet of
 * instructions before the list.
 */
export function listOf(sheets: readonly Rows[]): Rows {
  const known = sheets.map((rows) => findColumns(rows)?.fields.filter((field) => field !== null).length ?? 0);
  return sheets[known.indexOf(Math.max(0, ...known))] ?? sheets[0] ?? [];
}

function isHeading(row: readonly string[]): boolean {
  const hasFigure = row.some((cell) => /\d{3}/.test(cell.replace(/\b(?:19|20)\d\d\b/, '')) || readRupiah(cell) !== null);
  return !hasFigure && row.some((cell) => fieldOf(cell) === 'name');
}

function readHeadings(rows: Rows, at: number, wished: number | null): Columns {
  const second = isSecondHeading(rows[at]!, rows[at + 1] ?? []) ? rows[at + 1]! : null;
  const row = second ? at + 1 : at;
  const headings = second ? joinedHeadings(rows[at]!, second) : rows[at]!;
  const sample = rows.slice(row + 1, row + 1 + rowsOfSample);
  const priced = headings.flatMap((heading, column) => pricedColumn(heading, column, sample) ?? []);
  const price = choosePrice(priced, wished);
  const hasValues = headings.some((heading) => valueOfVariant.test(wordsOf(heading)));
  const fields = headings.map((heading, column) => {
    if (price.taken.includes(column)) return 'price';
    if (priceKindOf(heading) || (hasValues && nameOfVariant.test(wordsOf(heading)))) return null;
    return fieldOf(heading);
  });
  return { row, headings, fields, price };
}

/** "Harga" above "Beli" and "Jual": a second row of words below the headings, with nothing in the name column. */
function isSecondHeading(first: readonly string[], next: readonly string[]): boolean {
  const name = first.findIndex((heading) => fieldOf(heading) === 'name');
  const isOfWords = next.every((cell) => !/\d/.test(cell));
  return (
    (next[name] ?? '') === '' && isOfWords && next.some((cell) => priceKindOf(cell) !== null || priceKindOf(`harga ${cell}`) === 'cost')
  );
}

/** Joins two rows of headings. A merged cell holds its text in its first column only. */
function joinedHeadings(first: readonly string[], second: readonly string[]): string[] {
  let above = '';
  return Array.from({ length: Math.max(first.length, second.length) }, (_, column) => {
    above = first[column] || above;
    return second[column] ? `${above} ${second[column]}`.trim() : (first[column] ?? '');
  });
}

/** Null for a column without prices, and for a bare "Reseller" or "Rp" whose cells are not prices. */
function pricedColumn(heading: string, column: number, sample: Rows): PricedColumn | null {
  const kind = priceKindOf(heading);
  if (!kind) return null;
  const cells = sample.map((row) => row[column] ?? '').filter((cell) => cell !== '' && cell !== '-');
  const read = cells.map((cell) => readRupiah(plainPrice(cell).price));
  const known = read.filter((price) => price !== null).length;
  if (!/\b(?:harga|hrg|price)\b/.test(wordsOf(heading)) && (known === 0 || known * 2 < cells.length)) return null;
  return { column, heading: heading.trim(), kind, values: sample.map((row) => row[column] ?? '') };
}

function fieldOf(heading: string): Exclude<Field, 'price'> | null {
  const plain = wordsOf(heading);
  if (nameOfVariant.test(plain) || valueOfVariant.test(plain)) return 'variants';
  if (otherColumn.test(plain)) return null;
  return (Object.keys(fieldWords) as (keyof typeof fieldWords)[]).find((one) => fieldWords[one].test(plain)) ?? null;
}
