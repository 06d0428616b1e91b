import { cutText } from '#contracts/values/texts';
import { limits } from '#contracts/values/limits';
import { formatRupiah } from '#contracts/values/selling/money';
import { emptyTerms } from '#contracts/values/selling/product-terms';
import { nameKeyOf, type ProductInput } from '#contracts/values/selling/products';
import type { RowAnswer } from '#contracts/values/selling/import-answers';
import type { DoubtfulRow, ImportChoice, ImportedProduct, ImportedTable, WrongRow } from './import.types.js';
import { findColumns, type Columns } from './import-columns.rules.js';
import { farFromMiddle, middleOf, readPrice, withoutCut, withPrice } from './import-money.rules.js';
import { readRow, type Cells, type ReadRow } from './import-row.rules.js';
import { leftOutSentences } from './imports/left-out.rules.js';
import { soldOutName } from './imports/price-ends.rules.js';
import { maybeThousands, smallPricesOf, type SmallPrices } from './imports/small-prices.rules.js';
import { saysThousands } from './imports/thousands.rules.js';
import { looseReader } from './imports/loose-lists.rules.js';
import { tableReader } from './imports/table-rows.rules.js';

/** Columns of the template and the export, in order. */
export const headings = [
  'Nama Produk',
  'Harga (Rp)',
  'Berat (gram)',
  'Stok',
  'Varian',
  'Catatan',
  'Foto',
  'Ditawarkan',
  'Kategori',
] as const;

/** The cells of a file; `lines` when it may also be a list that people wrote by hand. */
interface SheetTexts {
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly string[] | null;
  /** Where a row is in the file, for the owner: "baris 5". Several sheets may have been joined. */
  readonly placeOf?: (row: number) => string;
  /** Indexes of the rows and columns that the spreadsheet does not show. */
  readonly hiddenRows?: ReadonlySet<number>;
  readonly hiddenColumns?: ReadonlySet<number>;
}

export const noChoice: ImportChoice = { priceColumn: null, answers: new Map(), leavesRest: false, takesExtras: false };
const noPriceColumns = { chosen: null, mustChoose: false, options: [] };

/**
 * Reads a table with headings, or lines as people write price lists ("Kaos Polos - 75rb - 250 gr"). Each
 * problem of a row is described in words for its owner; the other rows are imported. Rows with a doubtful
 * price are imported when the owner confirms them.
 */
export function readProducts(
  { rows, lines, placeOf = (row) => `baris ${row}`, hiddenRows = new Set(), hiddenColumns = new Set() }: SheetTexts,
  choice: ImportChoice = noChoice,
): ImportedTable {
  const reading = { answers: choice.answers, placeOf, hiddenRows };
  const columns = findColumns(rows, { wished: choice.priceColumn, hidden: hiddenColumns });
  if (!columns) {
    const list = lines?.map((line) => [line]) ?? rows;
    const read = readRows(list, 0, looseReader(list), reading);
    return { ...read, ignored: [], extras: [], price: noPriceColumns };
  }
  const { headings: header, fields, row: top, price, sizes, extras } = columns;
  const taken = choice.takesExtras ? extras : [];
  const read = readRows(rows, top + 1, tableReader({ ...columns, extras: taken }, rows), reading);
  // a single column that was chosen automatically is no choice of the owner
  const isOpen = choice.priceColumn !== null || price.offered.length > (price.taken.length > 0 ? 1 : 0);
  const isSize = (column: number) => sizes?.sizes.some((size) => size.column === column) ?? false;
  const isOffered = (column: number) => price.mustChoose && price.offered.some((one) => one.column === column);
  return {
    ...read,
    ...(price.mustChoose && { products: [], doubtful: [] }),
    ignored: header
      .map((cell, column) => ({ cell: cell.trim(), column }))
      .filter(
        ({ cell, column }) =>
          cell !== '' &&
          fields[column] === null &&
          !isOffered(column) &&
          !isSize(column) &&
          !taken.some((extra) => extra.column === column),
      )
      .map(({ cell }) => cell),
    extras,
    price: { chosen: price.taken[0] ?? null, mustChoose: price.mustChoose, options: isOpen ? optionsOf(columns, rows) : [] },
  };
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The columns that the owner may choose as the price. */
function optionsOf({ row: top, fields, price }: Columns, rows: SheetTexts['rows']): ImportedTable['price']['options'] {
  const name = fields.indexOf('name');
  return price.offered.map(({ column, heading, kind }) => {
    const row = rows.slice(top + 1).find((cells) => (cells[name] ?? '') !== '' && readPrice(cells[column] ?? '') !== null);
    const example = row ? { name: cutText(row[name]!, limits.productNameMaxChars), priceIdr: readPrice(row[column]!)! } : null;
    return { column, heading: cutText(heading, limits.productNameMaxChars), isCost: kind === 'cost', example };
  });
}

/**
 * Returns the cells of a row; a sentence when the row is not a product; null when the row is skipped silently, such
 * as a heading.
 */
type CellsOf = (row: readonly string[], index: number) => Cells | string | null;

interface Line extends ReadRow {
  readonly row: number;
  readonly place: string;
  readonly cells: Cells;
  readonly answer: RowAnswer | undefined;
}

function readRows(
  rows: SheetTexts['rows'],
  from: number,
  cellsOf: CellsOf,
  { answers, placeOf, hiddenRows }: Pick<ImportChoice, 'answers'> & Required<Pick<SheetTexts, 'placeOf' | 'hiddenRows'>>,
): Pick<ImportedTable, 'products' | 'wrong' | 'doubtful'> {
  const lines: Line[] = [];
  const wrong: WrongRow[] = [];
  // Only prices in the file are compared, not those from the owner's answers, so that an answer raises no new
  // question.
  const written: { readonly name: string; readonly prices: readonly number[]; readonly isSure: boolean }[] = [];
  rows.forEach((row, index) => {
    // markdown has a row of dashes below the headings
    if (index < from || row.every((cell) => /^[-:=_ ]*$/.test(cell.slice(0, 100)))) return;
    const read = cellsOf(row, index);
    const cells = read !== null && hiddenRows.has(index) ? leftOutSentences.hidden : read;
    const answer = answers.get(index + 1);
    const place = capitalized(placeOf(index + 1));
    if (typeof cells === 'string')
      wrong.push({ row: index + 1, place, name: cutText(row.join(' '), limits.productNameMaxChars), problems: [cells] });
    if (cells === null || typeof cells === 'string') return;
    markSoldOut(cells);
    const asWritten = readRow(cells);
    if (asWritten.problems.length === 0 && cells.additionTo === undefined) {
      const prices = pricesOf(asWritten.product).filter((price) => price !== null);
      written.push({ name: asWritten.product?.name ?? '', prices, isSure: saysThousands(cells.price) });
    }
    if (typeof answer === 'number') {
      cells.price = withPrice(cells.price ?? '', answer);
      cells.name = withoutCut((cells.name ?? '').trim());
      if (cells.unclearKinds !== undefined) Object.assign(cells, { variants: '', unclearKinds: undefined });
    }
    lines.push({ ...(typeof answer === 'number' ? readRow(cells) : asWritten), row: index + 1, place, cells, answer });
  });
  const middle = middleOf(written.flatMap(({ prices }) => prices.slice(0, 1)));
  const list = new ListOfRows(middle, smallPricesOf(written.filter(({ isSure }) => !isSure)));
  for (const line of lines) list.add(line);
  return {
    products: list.products,
    wrong: [...wrong, ...list.wrong].toSorted((one, other) => one.row - other.row),
    doubtful: list.doubtful,
  };
}

/** Takes the stock from the name: "Kaos Polos (habis)" is the product "Kaos Polos" without stock. */
function markSoldOut(cells: Cells): void {
  const name = (cells.stock ?? '') === '' ? soldOutName((cells.name ?? '').trim()) : null;
  if (name !== null) Object.assign(cells, { name, stock: 'habis' });
}

/** The row's own price first, then those of its variants. */
function pricesOf(product: ImportedProduct | null): (number | null)[] {
  return product ? [product.priceIdr, ...product.variants.map(({ priceIdr }) => priceIdr)] : [];
}

/** Turns rows into products, one each, in order. */
class ListOfRows {
  readonly products: ImportedProduct[] = [];
  readonly wrong: WrongRow[] = [];
  readonly doubtful: DoubtfulRow[] = [];
  readonly #middle: number | null;
  readonly #small: SmallPrices;
  /** By name key: the row number, and the index in `products`, or -1 while the row is not imported. */
  readonly #seen = new Map<string, { readonly row: number; readonly place: string; readonly at: number }>();

  constructor(middle: number | null, small: SmallPrices) {
    this.#middle = middle;
    this.#small = small;
  }

  add(line: Line): void {
    const { row, place, cells, product, problems, answer } = line;
    const name = cutText(cells.name ?? '', limits.productNameMaxChars);
    const key = nameKeyOf(cutText(cells.name ?? '', 2 * limits.productNameMaxChars));
    const earlier = key === '' ? undefined : this.#seen.get(key);
    const doubtful = this.#doubtOf(line, name);
    if (doubtful) this.doubtful.push(doubtful);
    const isLeftOut = doubtful !== null && (answer === 'drop' || (doubtful.otherwise !== 'keep' && answer === undefined));
    if (isLeftOut) return this.#remember(key, line, -1);
    const joined = earlier && product && problems.length === 0 ? withVariantRow(this.products[earlier.at], product) : null;
    if (earlier && joined) {
      this.products[earlier.at] = joined;
      return;
    }
    const isTwice = earlier !== undefined && earlier.row !== row;
    if (isTwice && earlier.at >= 0 && product && problems.length === 0 && this.#isOtherPrice(earlier.at, product)) {
      if (answer === 'keep' || typeof answer === 'number') this.products[earlier.at] = product;
      if (answer === undefined) this.doubtful.push(twicePriced(line, name, earlier.place, this.products[earlier.at]!));
      return;
    }
    const told = isTwice ? [...problems, `Nama ini sudah ada: ${earlier.place}. Gabungkan menjadi satu baris.`] : problems;
    const isTaken = product !== null && told.length === 0;
    this.#remember(key, line, isTaken ? this.products.length : -1);
    if (isTaken) this.products.push(product);
    else this.wrong.push({ row, place, name, problems: told });
  }

  #isOtherPrice(at: number, product: ImportedProduct): boolean {
    return product.priceIdr !== null && product.variants.length === 0 && this.products[at]!.priceIdr !== product.priceIdr;
  }

  /**
   * Stores the name of a row. A left-out row does not block its name for the next row, because several variants of
   * one product may be doubtful, each in its own row.
   */
  #remember(key: string, { row, place }: Line, at: number): void {
    const earlier = this.#seen.get(key);
    if (!earlier || (earlier.at === -1 && at !== -1)) this.#seen.set(key, { row, place, at });
  }

  #doubtOf(line: Line, name: string): DoubtfulRow | null {
    const { row, place, product, problems, doubts, onlyPriceIsWrong, answer } = line;
    // a product may have the prices of its variants only
    const priceIdr = pricesOf(product).find((price) => price !== null) ?? null;
    if (onlyPriceIsWrong)
      return { row, place, name, reason: problems.join(' '), priceIdr, otherwise: 'drop', takesPrice: true, product: null };
    if (problems.length > 0 || !product) return null;
    const far = farFromMiddle(pricesOf(product), this.#middle);
    const short = saysThousands(line.cells.price) ? null : maybeThousands(pricesOf(product), this.#small);
    const open = doubts.length > 0 ? doubts : [short ?? far].filter((doubt) => doubt !== null);
    const left = typeof answer === 'number' ? open.filter(({ endsByPrice }) => !endsByPrice) : open;
    const { additionTo } = line.cells;
    if (additionTo !== undefined) {
      const reason = [aboutAddition(additionTo.name), ...left.map(({ text }) => text)].join(' ');
      return { row, place, name, reason, priceIdr, otherwise: additionTo.isSure ? 'drop' : 'ask', takesPrice: true, product };
    }
    if (left.length > 0) {
      const takesPrice = left.some(({ endsByPrice }) => endsByPrice);
      return { row, place, name, reason: left.map(({ text }) => text).join(' '), priceIdr, otherwise: 'ask', takesPrice, product };
    }
    const hasNone = pricesOf(product).every((price) => price === null);
    if (hasNone && line.cells.noPrice)
      return {
        row,
        place,
        name,
        reason: withoutPrice(line.cells.name ?? ''),
        priceIdr,
        otherwise: 'drop',
        takesPrice: true,
        product,
      };
    return hasNone && this.#middle !== null
      ? { row, place, name, reason: 'Belum ada harga.', priceIdr, otherwise: 'keep', takesPrice: true, product }
      : null;
  }
}

function aboutAddition(to: string): string {
  if (to === '') return 'Baris ini sepertinya tambahan untuk produk lain. Pakai kalau memang dijual sendiri.';
  const product = cutText(to, additionNameChars);
  return `Baris ini tambahan untuk "${product}", jadi sudah masuk ke catatannya. Pakai kalau juga dijual sendiri.`;
}

const additionNameChars = 60;
const endsWithFigure = /(?:^|[^\d.,:/-])(\d{2,4})(?: ?\/ ?\p{L}{1,12})?$/u;
/** "1jt8" may be 1.800.000 or 1.008.000. */
const cutMillions = /(?:^| )(\d{1,3} ?(?:jt|juta) ?\d)$/i;

/**
 * The question about a row without a price. A figure at the end of the name may be one ("Oppo A5s minus LCD 650"),
 * but not a year ("Lebaran 2026").
 */
function withoutPrice(name: string): string {
  const end = name.trim().slice(-30);
  const figure = cutMillions.exec(end)?.[1] ?? endsWithFigure.exec(end)?.[1];
  if (figure === undefined || /^20[2-4]\d$/.test(figure)) return 'Baris ini tanpa harga. Apakah ini produk?';
  return `Angka ${figure} di akhir baris ini tidak terbaca sebagai harga. Kalau ini produk, tulis harganya.`;
}

/** The question about a second row of one product with another price: the owner decides which price is right. */
function twicePriced({ row, place, product }: Line, name: string, earlierPlace: string, earlier: ImportedProduct): DoubtfulRow {
  const known = earlier.priceIdr === null ? 'tanpa harga' : `dengan harga ${formatRupiah(earlier.priceIdr)}`;
  const reason = `Nama ini sudah ada (${earlierPlace}, ${known}). Pakai harga yang mana?`;
  return { row, place, name, reason, priceIdr: product!.priceIdr, otherwise: 'ask', takesPrice: true, product };
}

/**
 * Joins the rows that marketplaces write for each variant of a product. Null when the second row is not another
 * variant of the first one.
 */
function withVariantRow(first: ImportedProduct | undefined, next: ImportedProduct): ImportedProduct | null {
  if (!first || next.variants.length === 0 || first.variants.length === 0) return null;
  if (first.variants.length + next.variants.length > limits.productVariantsMax) return null;
  const names = new Set(first.variants.map(({ name }) => nameKeyOf(name)));
  if (next.variants.some(({ name }) => names.has(nameKeyOf(name)))) return null;
  const withOwn = (product: ImportedProduct) =>
    product.variants.map((one) => ({
      ...one,
      priceIdr: one.priceIdr ?? product.priceIdr,
      stock: one.stock ?? (product.variants.length === 1 ? product.stock : null),
    }));
  return { ...first, variants: [...withOwn(first), ...withOwn(next)], stock: null };
}

/** A product after a row was imported: the row's values, else the values that the list had before. */
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
    category: row.category === '' ? (known?.category ?? '') : row.category,
    terms: { ...(known?.terms ?? emptyTerms), ...row.terms },
    costIdr: row.costIdr ?? known?.costIdr ?? null,
  };
}
