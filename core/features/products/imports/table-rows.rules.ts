import { cutText } from '#contracts/values/texts';
import { withoutEnd } from '#contracts/values/text-ends';
import { limits } from '#contracts/values/limits';
import { tiersMax, type PriceTier } from '#contracts/values/selling/product-terms';
import { groupOf, mayBeGroup } from './group-headings.rules.js';
import { leftOutSentences } from './left-out.rules.js';
import { isPlus, withoutPlus } from './lines/additions.rules.js';
import { aboutTheShop } from './shop-lines.rules.js';
import { isHeading, type Columns } from '../import-columns.rules.js';
import { plainPrice, readPrice } from '../import-money.rules.js';
import type { Cells } from '../import-row.rules.js';
import { namesNoPrice, priceKindOf, unitOfHeading, wordsOf } from '../price-columns.rules.js';
import { isStockOfPlace, mayBeName, namedColumn, namesProperty } from './column-names.rules.js';
import { PriceScale, type ScaledCell } from './thousands.rules.js';
import { isTotal } from './totals.rules.js';

type Rows = readonly (readonly string[])[];

/** Maximum length of a valid cell: five links of photos. */
const cellCharsMax = limits.productPhotosMax * (limits.linkMaxChars + 10);
/** Maximum number of rows below the headings that explain how to fill in the form. */
const hintRowsMax = 6;
const hint =
  /^(?:wajib|opsional|required|optional|mandatory|conditional|non-?editable|cannot be edited|(?:tidak (?:dapat|bisa|boleh)|jangan) diubah|masukkan|antara |between |isi(?:kan|lah)? |enter |pilih |choose )/i;
const soldOut = /^(?:habis|kosong|-|sold ?out|out of stock)$/i;
/** Headings of columns that number the rows, or hold their codes. */
const numbersRows = /^(?:|no|nomor|nr|num|number|urut|no urut|kode|kd|code|id|sku|plu|barcode|kode (?:barang|produk|item)|tgl|tanggal)$/;
/** A remark below the table: "* = harga promo". */
const footnote = /^(?:[*=(•]|ket(?:erangan)?\b ?:)/i;
/**
 * Minimum number of filled cells per product for a row with only a name to be a category. In a table of two columns,
 * such a row is a product without a price.
 */
const cellsOfCategoryMin = 3;

/**
 * Reads the rows of a table one by one, in order. Returns the cells of a product; a sentence about a row that is left
 * out; or null for a row that is skipped silently, such as a repeated heading or a category.
 */
export function tableReader(columns: Columns, rows: Rows): (row: readonly string[], index: number) => Cells | string | null {
  const table = new TableOfProducts(columns, rows);
  return (row, index) => table.read(row, index);
}

class TableOfProducts {
  readonly #columns: Columns;
  readonly #rows: Rows;
  readonly #name: number;
  /** Columns that may hold the selling price. */
  readonly #priced: ReadonlySet<number>;
  readonly #scale: PriceScale;
  readonly #usualCells: number;
  /** Index of the last row with a price. */
  readonly #lastPriced: number;
  #isOver = false;
  #hasProduct = false;
  #lastName = '';
  #category = '';

  constructor(columns: Columns, rows: Rows) {
    this.#columns = columns;
    this.#rows = rows;
    this.#name = columns.fields.indexOf('name');
    const { price, sizes } = columns;
    this.#scale = new PriceScale(columns.headings, rows.slice(0, columns.row).flat(), rows.slice(columns.row + 1));
    this.#priced = new Set([...price.offered, ...(sizes?.what === 'price' ? sizes.sizes : [])].map(({ column }) => column));
    const priced = rows.map((row, index) => index > columns.row && this.#hasPrice(row));
    const counts = rows.flatMap((row, index) => (priced[index] ? [filledIn(row)] : [])).toSorted((one, other) => one - other);
    this.#usualCells = counts[Math.floor(counts.length / 2)] ?? 0;
    this.#lastPriced = priced.lastIndexOf(true);
    const group = columns.headings[this.#name] ?? '';
    // "Makanan" as the heading of the names is a group only when another group follows further down
    const hasGroups = mayBeGroup(group) && rows.some((row, at) => at > columns.row && groupOf(row, columns.headings, this.#name) !== null);
    const [above = ''] = filledAbove(rows, columns.row);
    if (hasGroups) this.#beginCategory(group);
    // "MAKANAN" above the headings is a group only when another one, such as "MINUMAN", is above the same headings
    // further down
    else if (
      above !== '' &&
      rows.some((row, at) => at > columns.row && filledIn(row) === 1 && row[this.#name] !== '' && this.#isAboveHeading(at))
    )
      this.#beginCategory(above);
  }

  read(row: readonly string[], index: number): Cells | string | null {
    if (this.#isOver) return null;
    if (this.#isSameHeading(row)) return null;
    const group = groupOf(row, this.#columns.headings, this.#name);
    if (group !== null) return this.#beginCategory(group);
    if (isHeading(row) && row.some((cell) => priceKindOf(cell) !== null)) {
      this.#isOver = true;
      return 'Mulai baris ini ada tabel dengan judul kolom yang lain. Simpan tabel itu sebagai berkas sendiri, lalu impor lagi.';
    }
    if (this.#hasProduct && this.#beginsOtherTable(row)) {
      this.#isOver = true;
      return 'Mulai baris ini ada tabel lain, jadi tidak dibaca. Kalau isinya produk, simpan sebagai berkas sendiri, lalu impor lagi.';
    }
    if (!this.#hasProduct && index <= this.#columns.row + hintRowsMax && this.#isHint(row)) return null;
    if (filledIn(row) === 1) {
      const alone = this.#readAlone(row, index);
      if (alone !== undefined) return alone;
    }
    const cells = cellsOf(row, this.#columns, this.#scale);
    // "TOTAL" is often in the column of numbers or codes, beside "3 item" in the column of names
    const sums = cells.name ? row.filter((_, column) => numbersRows.test(wordsOf(this.#columns.headings[column] ?? ''))) : row;
    if (sums.some(isTotal)) return leftOutSentences.total;
    // shop systems write further photos of a product in rows of their own
    if (this.#lastName !== '' && cells.photos && Object.keys(cells).every((field) => field === 'photos')) return null;
    if (!cells.name && cells.variants && this.#lastName !== '') cells.name = this.#lastName;
    this.#lastName = isTotal(cells.name ?? '') ? '' : (cells.name ?? '');
    this.#hasProduct = true;
    if (this.#category !== '') cells.category ||= this.#category;
    if (isPlus(cells.name ?? '')) Object.assign(cells, { name: withoutPlus(cells.name!), additionTo: { name: '', isSure: false } });
    return cells;
  }

  /**
   * Reads a row with one cell. Null for a category, a sentence for a line about the shop, undefined for a product
   * without a price.
   */
  #readAlone(row: readonly string[], index: number): string | null | undefined {
    const column = row.findIndex((cell) => cell !== '');
    const text = cutText(row[column]!, cellCharsMax);
    if (aboutTheShop(text)) return leftOutSentences['about-shop'];
    if (isTotal(text) || !/\p{L}/u.test(text)) return undefined;
    const isInName = column === this.#name;
    if (isInName && this.#isAboveHeading(index)) return this.#beginCategory(text.replace(/:$/, ''));
    if (isInName && index > this.#lastPriced && footnote.test(text)) return leftOutSentences['no-product'];
    if (isInName && this.#usualCells < cellsOfCategoryMin) return undefined;
    if (index < this.#lastPriced && this.#nextIsProduct(index)) {
      return this.#beginCategory(text.replace(/:$/, ''));
    }
    return isInName ? undefined : leftOutSentences['no-product'];
  }

  #beginCategory(name: string): null {
    this.#category = cutText(name, limits.productNameMaxChars);
    this.#lastName = '';
    return null;
  }

  #nextIsProduct(index: number): boolean {
    const next = this.#rows.slice(index + 1, index + 4).find((row) => filledIn(row) > 0);
    return next !== undefined && filledIn(next) > 1;
  }

  /** True for a row such as "MINUMAN" above a row that repeats the headings. */
  #isAboveHeading(index: number): boolean {
    const next = this.#rows.slice(index + 1, index + 4).find((row) => filledIn(row) > 0);
    return next !== undefined && this.#isSameHeading(next);
  }

  /**
   * True for the headings of another table below the products, such as "Nama Pelanggan | Total Belanja": each cell is
   * a heading for people or for sums.
   */
  #beginsOtherTable(row: readonly string[]): boolean {
    const name = row[this.#name] ?? '';
    const isOfHeading = namesProperty(name) || namedColumn(name) !== null;
    const words = row.filter((cell, column) => this.#priced.has(column) && cell !== '');
    const areHeadings = words.length > 0 && words.every((cell) => !/\d/.test(cell) && (namesNoPrice(cell) || priceKindOf(cell) !== null));
    return isOfHeading && areHeadings;
  }

  #hasPrice(row: readonly string[]): boolean {
    return row.some((cell, column) => this.#priced.has(column) && readPrice(cell) !== null);
  }

  #isSameHeading(row: readonly string[]): boolean {
    const { headings } = this.#columns;
    return filledIn(row) > 1 && row.every((cell, column) => cell === '' || wordsOf(cell) === wordsOf(headings[column] ?? ''));
  }

  #isHint(row: readonly string[]): boolean {
    return !this.#hasPrice(row) && row.some((cell) => hint.test(cell));
  }
}

/** The only cell of the row above the headings; empty when it has none or several. */
function filledAbove(rows: Rows, heading: number): readonly string[] {
  const row = rows.slice(0, heading).findLast((cells) => filledIn(cells) > 0) ?? [];
  return filledIn(row) === 1 ? row.filter((cell) => cell !== '') : [];
}

const filledIn = (row: readonly string[]): number => row.filter((cell) => cell !== '').length;

/**
 * The cells of a row by meaning. When two columns have the same meaning, the first one with a value counts. Variants
 * and notes of several columns are joined: "Merah, M".
 */
function cellsOf(row: readonly string[], columns: Columns, scale: PriceScale): Cells {
  const { headings, fields } = columns;
  const cells: Cells = {};
  const variants: string[] = [];
  const stocks: StockCell[] = [];
  fields.forEach((field, at) => {
    const cell = cutText(row[at] ?? '', cellCharsMax);
    if (cell === '' || !field) return;
    if (field === 'variants') variants.push(oneVariantOr(cell, headings[at]!));
    else if (field === 'stock') stocks.push({ heading: headings[at]!, cell });
    else if (field === 'notes' && cells.notes) cells.notes = cutText(`${withoutEnd(cells.notes, /[\s.]/)}. ${cell}`, cellCharsMax);
    else if (field === 'photos' && cells.photos) cells.photos += ` ${cell}`;
    else if (field === 'name' && cells.name && mayBeName(headings[at]!)) cells.name += ` ${cell}`;
    else if (field === 'price') {
      addPrice(cells, scale.read(cell, at));
      if (plainPrice(cell).unit === '') cells.unit ||= unitOfHeading(headings[at]!);
    } else if (!cells[field]) cells[field] = cell;
  });
  if (stocks.length > 0) cells.stock = oneStockOf(stocks);
  const shown = variants.filter((cell) => !/^(?:default(?: title)?|-|tanpa varian)$/i.test(cell));
  if (shown.length > 0) cells.variants = joinedVariants(shown);
  addExtras(cells, row, { columns, scale });
  const bySize = variantsBySize(cells, row, { columns, scale });
  if (bySize !== '') cells.variants = [cells.variants, bySize].filter(Boolean).join(';');
  const inKilos = /\bkg|kilo/i.test(headings[fields.indexOf('weight')] ?? '');
  if (inKilos && cells.weight && /^[\d.,]+$/.test(cells.weight)) cells.weight += ' kg';
  return cells;
}

/** Adds the price of a cell. Of several columns of prices, only the first price counts. */
function addPrice(cells: Cells, { text, isUnclear }: ScaledCell): void {
  if (cells.price) return;
  cells.price = text;
  if (isUnclear) cells.isScaleUnclear = true;
}

interface StockCell {
  readonly heading: string;
  readonly cell: string;
}

/**
 * The stock of a row with several columns of stock. The stocks of several places are added up. Other columns, such as
 * those of two marketplaces, count the same pieces. The lowest number is then used, so that the bot does not promise
 * pieces that do not exist. When one of the cells is not a number, only the first cell is used.
 */
function oneStockOf(stocks: readonly StockCell[]): string {
  const counts = stocks.map(({ cell }) =>
    /^\d{1,6}(?: ?(?:pcs|buah|pc))?$/i.test(cell) ? Number.parseInt(cell, 10) : soldOut.test(cell) ? 0 : null,
  );
  const known = counts.filter((count) => count !== null);
  if (stocks.length === 1 || known.length < counts.length) return stocks[0]!.cell;
  const isOfPlaces = stocks.every(({ heading }) => isStockOfPlace(heading));
  return String(isOfPlaces ? known.reduce((sum, count) => sum + count, 0) : Math.min(...known));
}

interface Reading {
  readonly columns: Columns;
  readonly scale: PriceScale;
}

/** Adds the cost, reseller and wholesale prices of a row. A cell without a sure price is left out. */
function addExtras(cells: Cells, row: readonly string[], { columns: { extras }, scale }: Reading): void {
  const tiers: PriceTier[] = [];
  for (const extra of extras) {
    const { text, isUnclear } = scale.read(row[extra.column] ?? '', extra.column);
    const priceIdr = readPrice(text);
    if (!priceIdr || isUnclear) continue;
    if (extra.as === 'cost') cells.costIdr = priceIdr;
    else if (extra.as === 'reseller') cells.terms = { ...cells.terms, resellerIdr: priceIdr };
    else if (extra.as === 'tier') tiers.push({ from: extra.from, priceIdr });
  }
  const sorted = tiers.toSorted((one, other) => one.from - other.from).slice(0, tiersMax);
  if (sorted.length > 0) cells.terms = { ...cells.terms, tiers: sorted };
}

/**
 * The columns of sizes in the form of variants: "M = 58000;L stok 4". An empty cell means that the product does not
 * exist in that size.
 */
function variantsBySize(cells: Cells, row: readonly string[], { columns: { sizes }, scale }: Reading): string {
  return (sizes?.sizes ?? [])
    .flatMap(({ column, size }) => {
      const cell = cutText(row[column] ?? '', cellCharsMax);
      if (cell === '' || cell === '-') return [];
      if (sizes!.what === 'stock') return [`${size} stok ${cell}`];
      const { text, isUnclear } = scale.read(cell, column);
      if (isUnclear) cells.isScaleUnclear = true;
      return [`${size} = ${readPrice(text) ?? text}`];
    })
    .join(';');
}

/**
 * The variants of a cell, separated by semicolons. People separate sizes by commas, but marketplaces write "Merah,M"
 * for one variant.
 */
function oneVariantOr(cell: string, heading: string): string {
  return /variasi|variation/i.test(heading) || /[;\n=]|\d,\d/.test(cell) ? cell : cell.replaceAll(',', ';');
}

function joinedVariants(cells: readonly string[]): string {
  return cells.some((cell) => /[;\n=]/.test(cell)) ? cells.join(';') : cells.join(', ');
}
