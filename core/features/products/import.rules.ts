import { readGrams, readPieces, readRupiah } from '#contracts/values/selling/indonesian-numbers';
import { limits } from '#contracts/values/limits';
import { nameKeyOf, ProductInput, readVariants } from '#contracts/values/selling/products';
import { withoutEnd } from '#contracts/values/selling/spaces.rules';
import type { ImportedProduct, ImportedTable, WrongRow } from './import.types.js';
import { looseCells } from './loose-lines.rules.js';

/** Columns of the template and the export, in their order. */
export const headings = ['Nama Produk', 'Harga (Rp)', 'Berat (gram)', 'Stok', 'Varian', 'Catatan', 'Foto', 'Ditawarkan'] as const;

export type Field = 'name' | 'price' | 'weight' | 'stock' | 'variants' | 'notes' | 'photos' | 'active';
/** The cells of a row by what they mean; one that is not there is empty. */
export type Cells = Partial<Record<Field, string>>;

/** A table as it was read; `lines` where it may be lines of people instead. */
interface SheetTexts {
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly string[] | null;
}

/** The longest that a cell may be and still be right: five links of photos. */
const cellCharsMax = limits.productPhotosMax * (limits.linkMaxChars + 10);

/** First words that headings of that column begin with. */
const fieldWords: Readonly<Record<Field, RegExp>> = {
  name: /^(nama|produk|barang|item|name|product)/,
  price: /^(harga|price|hrg)/,
  weight: /^(berat|weight|bobot)/,
  stock: /^(stok|stock|qty|jumlah|sisa)/,
  variants: /^(varian|variasi|variant|ukuran|warna)/,
  notes: /^(catatan|keterangan|deskripsi|notes?|description|info)/,
  photos: /^(foto|gambar|photo|image|link|tautan)/,
  active: /^(ditawarkan|aktif|active|tampil)/,
};

/**
 * Reads a table with headings, or lines as people write price lists ("Kaos Polos - 75rb - 250 gr"). Whatever is wrong with a row is told in
 * words for its owner; the other rows are taken.
 */
export function readProducts({ rows, lines }: SheetTexts): ImportedTable {
  const top = rows.findIndex((row) => row.some((cell) => cell !== ''));
  const [header = []] = rows.slice(Math.max(0, top));
  const fields = header.map(fieldOf);
  if (!fields.includes('name') || header.some((cell) => /\d{3}/.test(cell)))
    return { ...readRows(lines?.map((line) => [line]) ?? rows, 0, looseCells), ignored: [] };
  const inKilos = /\bkg|kilo/i.test(header[fields.indexOf('weight')] ?? '');
  const read = readRows(rows, top + 1, (row) => byHeading(row, fields, inKilos));
  return { ...read, ignored: header.filter((cell, at) => cell !== '' && fields[at] === null) };
}

type CellsOf = (row: readonly string[]) => Cells;

function readRows(rows: SheetTexts['rows'], from: number, cellsOf: CellsOf): Omit<ImportedTable, 'ignored'> {
  const seen = new Map<string, number>();
  const products: ImportedProduct[] = [];
  const wrong: WrongRow[] = [];
  rows.forEach((row, index) => {
    if (index < from || row.every((cell) => cell === '')) return;
    const cells = cellsOf(row);
    const { product, problems } = readRow(cells);
    const key = nameKeyOf((cells.name ?? '').slice(0, 2 * limits.productNameMaxChars));
    const earlier = seen.get(key);
    if (key !== '' && earlier !== undefined) problems.push(`Nama ini sudah ada di baris ${earlier}. Gabungkan menjadi satu baris.`);
    else seen.set(key, index + 1);
    if (product && problems.length === 0) products.push(product);
    else wrong.push({ row: index + 1, name: (cells.name ?? '').slice(0, limits.productNameMaxChars), problems });
  });
  return { products, wrong };
}

function fieldOf(heading: string): Field | null {
  const plain = heading.trim().toLowerCase();
  return (Object.keys(fieldWords) as Field[]).find((field) => fieldWords[field].test(plain)) ?? null;
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
  const priceIdr = figure('price', readRupiah, 'Harga "%" tidak terbaca. Tulis angka, contoh 150000 atau 150rb.');
  const weightGrams = figure('weight', readGrams, 'Berat "%" tidak terbaca. Contoh: 250 gram atau 1,5 kg.');
  const stock = figure('stock', readPieces, 'Stok "%" tidak terbaca. Tulis angka, atau "habis".');
  const { variants, wrong } = readVariants(cells.variants ?? '');
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
  const parsed = ProductInput.omit({ active: true }).safeParse(rest);
  if (!parsed.success) problems.push(...new Set(parsed.error.issues.map(({ message }) => message)));
  return { product: parsed.success ? { ...parsed.data, active } : null, problems };
}

/** Links parted by blanks and signs; a comma inside a link belongs to it. */
function linksOf(text: string): string[] {
  return text
    .split(/(?<=[\s;,])(?=https?:|unggahan:)/i)
    .map((link) => withoutEnd(link.trim(), ' ;,\n\t'))
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
