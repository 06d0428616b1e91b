import { readRupiah } from '#contracts/values/selling/indonesian-numbers';
import { colourOf, mayBeName, mayBeVariantName, namedColumn, namesBuyer, sizeOf, type NamedField } from './imports/column-names.rules.js';
import { groupColumns } from './imports/group-headings.rules.js';
import { aboutTheShop } from './imports/shop-lines.rules.js';
import { hasPrice, readPrice } from './import-money.rules.js';
import type { ChosenPrice } from './import.types.js';
import { looseCells } from './loose-lines.rules.js';
import {
  choosePrice,
  extraUseOf,
  isListForOthers,
  isSupplierBill,
  namesNoPrice,
  type ExtraUse,
  priceKindOf,
  wordsOf,
  type PriceChoice,
  type PricedColumn,
  type PriceKind,
} from './price-columns.rules.js';

/** Meaning of a column in a list. */
export type Field = NamedField | 'price';

/** Columns of sizes: each holds the price or the stock of one variant. */
export interface SizeColumns {
  readonly what: 'price' | 'stock';
  readonly sizes: readonly { readonly column: number; readonly size: string }[];
}

/** The headings of a list. */
export interface Columns {
  /** Index of the last heading row: products follow it. */
  readonly row: number;
  readonly headings: readonly string[];
  /** Per column; null for an unused column. */
  readonly fields: readonly (Field | null)[];
  readonly price: PriceChoice;
  readonly sizes: SizeColumns | null;
  /** Other prices that the owner may want to store too. */
  readonly extras: readonly ExtraColumn[];
}

export type ExtraColumn = ExtraUse & { readonly column: number; readonly heading: string };

interface Wish {
  readonly wished?: ChosenPrice | null;
  readonly hidden?: ReadonlySet<number>;
  /** The column of names, when its heading does not say so. */
  readonly name?: number | null;
}

type Rows = readonly (readonly string[])[];

/** Number of rows searched for headings: a list may begin with a title, an address and empty lines. */
const rowsLookedAt = 15;
/** Number of rows that are checked to see whether a column holds prices. */
export const rowsOfSample = 200;
/** Headings have figures such as "250gr"; a larger bare number is a price. */
const figureMin = 100;
/** A line of a list is shorter. */
const lineMaxChars = 300;
/** In a list of names one of so many may end like a price: "Powerbank 10.000". */
const pricedShare = 3;
/** Smaller numbers below an unknown heading count something else. */
const unnamedPriceMinIdr = 1_000;

/**
 * Finds the heading row: of the first fifteen rows with content, the one with the most known headings, among
 * them a name; else the first one with the name of a group beside a price. Null when no row qualifies. `wished` is the column that the owner chose as the price; `hidden` are those
 * that the spreadsheet does not show.
 */
export function findColumns(rows: Rows, { wished = null, hidden = new Set() }: Wish = {}): Columns | null {
  const first = rows.slice(0, 10 * rowsLookedAt).flatMap((cells, row) => (cells.some((cell) => cell !== '') ? [{ cells, row }] : []));
  const counted = first
    .slice(0, rowsLookedAt)
    .map(({ cells, row }) => ({ row, count: isHeading(cells) && !isTitleOfLines(rows, row) ? knownIn(cells) : 0 }));
  const best = counted.reduce((most, one) => (one.count > most.count ? one : most), { row: -1, count: 0 });
  if (best.count > 0) return readHeadings(rows, lastHeading(rows, best), { wished, hidden });
  const groups = first.slice(0, rowsLookedAt).map(({ cells, row }) => ({ row, columns: groupColumns(cells, sampleBelow(rows, row)) }));
  const group = groups.find(({ columns }) => columns.length > 0);
  return group ? readHeadings(rows, group.row, { wished, hidden, name: group.columns[0]! }) : null;
}

const sampleBelow = (rows: Rows, row: number): Rows => rows.slice(row + 1, row + 1 + rowsOfSample);

/** "MENU AYAM GEPREK" above lines that end with prices is the title of a list, and no heading of names. */
function isTitleOfLines(rows: Rows, at: number): boolean {
  if (rows[at]!.filter((cell) => cell !== '').length > 1) return false;
  const lines = rows
    .slice(at + 1, at + 1 + rowsOfSample)
    .map((cells) => cells.map((cell) => cell.slice(0, lineMaxChars).replace(/[*_~]/g, '')))
    .filter((cells) => cells.some((cell) => cell !== '') && !aboutTheShop(cells.join(' ')));
  const priced = lines.filter((cells) => looseCells(cells).price !== undefined);
  return priced.length * pricedShare >= lines.length && priced.length > 0;
}

/** Exported files have a row of machine names above the headings for people. */
function lastHeading(rows: Rows, { row, count }: { row: number; count: number }): number {
  for (let at = row + 1; at <= row + 3 && at < rows.length; at += 1) {
    if (rows[at]!.some((cell) => (readPrice(cell) ?? 0) >= figureMin)) return row;
    if (isHeading(rows[at]!) && knownIn(rows[at]!) >= count) return at;
  }
  return row;
}

/** True for a row of headings that names the product. */
export function isHeading(row: readonly string[]): boolean {
  const hasFigure = row.some((cell) => {
    const isName = namedColumn(cell)?.field === 'name';
    return (readPrice(cell) ?? 0) >= figureMin || (isName && /\d{3}|\d ?(?:rb|ribu|k|jt)\b/.test(cell.replace(/\b(?:19|20)\d\d\b/, '')));
  });
  if (hasFigure) return false;
  if (row.some((cell) => namedColumn(cell)?.field === 'name')) return true;
  // without a column for names, a row with a price or sizes beside the brand is still a heading row
  return row.some(mayBeName) && (row.some((cell) => priceKindOf(cell) !== null) || row.filter((cell) => sizeOf(cell) !== null).length > 1);
}

function knownIn(row: readonly string[]): number {
  return row.filter((cell) => namedColumn(cell) ?? priceKindOf(cell) ?? sizeOf(cell)).length + (row.some(mayBeName) ? 1 : 0);
}

function readHeadings(rows: Rows, at: number, { wished = null, hidden = new Set(), name = null }: Wish): Columns {
  const second = name === null && isSecondHeading(rows[at]!, rows[at + 1] ?? []) ? rows[at + 1]! : null;
  const row = second ? at + 1 : at;
  const joined = second ? joinedHeadings(rows[at]!, second) : rows[at]!;
  const headings = withoutSecondList(joined);
  const sample = sampleBelow(rows, row);
  const { sizes, others } = sizesIn(headings, sample, hidden);
  const isSize = new Set([...(sizes?.sizes ?? []).map(({ column }) => column), ...others]);
  const about = headings.find((heading, column) => column === name || namedColumn(heading)?.field === 'name' || mayBeName(heading)) ?? '';
  const priceColumns = headings.flatMap((heading, column) =>
    isSize.has(column) ? [] : (pricedColumn({ heading, column, kind: priceKindOf(heading, about) }, sample) ?? []),
  );
  const titles = rows.slice(0, at).flat();
  if (priceColumns.length === 0 && isSize.size === 0) priceColumns.push(...unnamedPrices(headings, sample));
  const meant = titles.some(isSupplierBill)
    ? priceColumns.map(asCost)
    : titles.some(isListForOthers)
      ? priceColumns.map(asTier)
      : priceColumns;
  const priced = meant.map((one) => (hidden.has(one.column) ? asHidden(one) : one));
  const price = choosePrice(priced, wished);
  const named = fieldsOf(headings).map((field, column) => {
    if (column === name) return 'name';
    if (price.taken.includes(column)) return 'price';
    return priceKindOf(headings[column]!) || isSize.has(column) ? null : field;
  });
  const variant = columnOfVariants(headings, named, sample);
  const fields = named.map((field, column) => (column === variant ? 'variants' : field));
  return {
    row,
    headings: joined,
    fields: [...fields, ...Array<null>(joined.length - headings.length).fill(null)],
    price,
    sizes,
    extras: extrasOf(priced, price),
  };
}

/** "Harga Jual" stays a selling price, even in a supplier's bill. */
function asCost(column: PricedColumn): PricedColumn {
  return column.kind === 'selling' ? column : { ...column, kind: 'cost' };
}

/** "Harga" below "Pricelist reseller" is what resellers pay. */
function asTier(column: PricedColumn): PricedColumn {
  return column.kind === 'plain' || column.kind === 'unsure' ? { ...column, kind: 'tier' } : column;
}

/** Hidden columns often hold a cost or an earlier price: they may be chosen, but are never chosen automatically. */
function asHidden(column: PricedColumn): PricedColumn {
  return { ...column, kind: column.kind === 'cost' ? 'cost' : 'before', heading: `${column.heading} (tersembunyi)` };
}

const costUse: ExtraUse = { as: 'cost' };

/** At most one column for each use. */
function extrasOf(priced: readonly PricedColumn[], { taken }: PriceChoice): ExtraColumn[] {
  const used = new Set<string>();
  return priced.flatMap(({ column, heading, kind, values }): ExtraColumn[] => {
    const use = taken.includes(column) || !values.some((cell) => readPrice(cell)) ? null : kind === 'cost' ? costUse : extraUseOf(heading);
    if (!use) return [];
    const key = use.as === 'tier' ? `tier ${use.from}` : use.as;
    if (used.has(key)) return [];
    used.add(key);
    return [{ ...use, column, heading: heading.slice(0, 100) }];
  });
}

/** Of several columns with one of these meanings, only those of the highest rank are used. */
const ranked: readonly NamedField[] = ['name', 'stock', 'weight', 'category'];
/** Of several columns with one of these meanings, only the first is used. */
const single: readonly NamedField[] = ['weight', 'category', 'unit', 'active', 'status'];

/** The meaning of each heading; null for an unused one. */
function fieldsOf(headings: readonly string[]): (NamedField | null)[] {
  const found = headings.map(namedColumn);
  const best = (field: NamedField) => Math.max(0, ...found.map((one) => (one?.field === field ? one.rank : 0)));
  const ranks = new Map(ranked.map((field) => [field, best(field)]));
  const hasBuyer = headings.some(namesBuyer);
  const hasValues = headings.some((heading) => wordsOf(heading).startsWith('varian untuk variasi'));
  const instead = ranks.get('name') === 0 ? namesInstead(headings) : [];
  const used = new Set<NamedField>();
  return found.map((one, column) => {
    if (instead.includes(column)) return 'name';
    if (!one || one.rank < (ranks.get(one.field) ?? 0) || used.has(one.field)) return null;
    if (one.field === 'stock' && hasBuyer) return null;
    if (hasValues && /^nama (?:varian|variasi)/.test(wordsOf(headings[column]!))) return null;
    if (single.includes(one.field)) used.add(one.field);
    return one.field;
  });
}

/**
 * The column that tells the rows of one product apart, such as "Kemasan" with 1kg and, below an empty name, 5kg. -1 when
 * each row is a product, and when the list has a column for variants.
 */
function columnOfVariants(headings: readonly string[], fields: readonly (Field | null)[], sample: Rows): number {
  const name = fields.indexOf('name');
  if (name < 0 || fields.includes('variants')) return -1;
  return headings.findIndex((heading, column) => {
    if (fields[column] !== null || !mayBeVariantName(heading)) return false;
    return sample.some((row, at) => {
      const [before, own] = [sample[at - 1], row[column] ?? ''];
      const isNext = (row[name] ?? '') === '' ? row.some((cell) => readPrice(cell) !== null) : row[name] === before?.[name];
      return before !== undefined && isNext && own !== '' && own !== before[column];
    });
  });
}

/** Columns that name the product when no heading does: brand, type and model together, else the first one. */
function namesInstead(headings: readonly string[]): number[] {
  const may = headings.flatMap((heading, column) => (mayBeName(heading) ? [column] : []));
  const parts = may.filter((column) => /^(?:merk|merek|brand|model|tipe|type|seri|series)\b/.test(wordsOf(headings[column]!)));
  return parts.length > 0 ? parts : may.slice(0, 1);
}

/** The headings up to a second list beside the first. Otherwise names and prices of both lists would be mixed. */
function withoutSecondList(headings: readonly string[]): readonly string[] {
  const name = headings.findIndex((heading) => namedColumn(heading)?.field === 'name');
  const again = headings.findIndex((heading, column) => column > name && name >= 0 && wordsOf(heading) === wordsOf(headings[name]!));
  const hasPriceBetween = headings.slice(name, again).some((heading) => priceKindOf(heading) !== null);
  return again > 0 && hasPriceBetween ? headings.slice(0, again) : headings;
}

/** "Harga" above "Beli" and "Jual", or above sizes: a second row of words below the headings, with nothing in the name column. */
function isSecondHeading(first: readonly string[], next: readonly string[]): boolean {
  const name = first.findIndex((heading) => namedColumn(heading)?.field === 'name');
  const isOfWords = next.every((cell) => readRupiah(cell) === null || sizeOf(cell) !== null);
  const isEmptyName = (next[name] ?? '') === '' || next[name] === first[name] || isRestOfName(first[name]!, next[name]!);
  if (!isEmptyName || !isOfWords) return false;
  if (next.filter((cell) => sizeOf(cell) !== null).length > 1) return true;
  return next.some((cell) => priceKindOf(cell) !== null || (cell !== '' && priceKindOf(`harga ${cell}`) === 'cost'));
}

/** "Nama" above "Produk": a heading in two lines. */
function isRestOfName(first: string, next: string): boolean {
  const words = wordsOf(`${first} ${next}`);
  return /^(?:nama|name|daftar) (?:produk|barang|item|product|menu)$|^(?:produk|barang|item|product|menu) (?:nama|name)$/.test(words);
}

/** Joins two rows of headings. A merged cell holds its text in its first column only. */
function joinedHeadings(first: readonly string[], second: readonly string[]): string[] {
  let above = '';
  return Array.from({ length: Math.max(first.length, second.length) }, (_, column) => {
    above = first[column] || above;
    return second[column] && second[column] !== first[column] ? `${above} ${second[column]}`.trim() : (first[column] ?? '');
  });
}

interface FoundSizes {
  readonly sizes: SizeColumns | null;
  /** Columns with prices of sizes for other buyers, such as "Grosir M". */
  readonly others: readonly number[];
}

/** A stock below a heading of sizes or colours. */
const pieces = /^\d{1,3}$|^(?:habis|kosong)$/i;
const noSizes: FoundSizes = { sizes: null, others: [] };
const sellingKinds: readonly PriceKind[] = ['retail', 'selling', 'plain'];

/** Two or more columns of sizes, and whether their cells are prices or stocks. */
function sizesIn(headings: readonly string[], sample: Rows, hidden: ReadonlySet<number>): FoundSizes {
  const found = headings.flatMap((heading, column) => {
    const size = hidden.has(column) ? null : pricedSizeOf(heading);
    return size === null ? [] : [{ column, ...size }];
  });
  const kind = sellingKinds.find((one) => found.filter((size) => size.kind === one).length > 1);
  const sizes = found.filter((size) => size.kind === kind);
  if (kind === undefined) return coloursIn(headings, sample, hidden);
  const others = found.filter((size) => size.kind !== kind).map(({ column }) => column);
  // One size occurs twice, so it is unclear which of the two prices customers pay.
  if (new Set(sizes.map(({ size }) => size.toLowerCase())).size < sizes.length)
    return { sizes: null, others: found.map(({ column }) => column) };
  const cells = sizes.flatMap(({ column }) => sample.map((row) => row[column] ?? '').filter((cell) => cell !== '' && cell !== '-'));
  const asPrices = cells.filter((cell) => (readPrice(cell) ?? 0) >= 1_000).length;
  if (asPrices * 2 > cells.length) return { sizes: { what: 'price', sizes }, others };
  const asPieces = cells.filter((cell) => pieces.test(cell)).length;
  if (asPieces * 2 <= cells.length) return noSizes;
  // without a price elsewhere, "Reguler 18, Large 22" is a menu in thousands
  const isStock =
    sizes.some(({ column }) => /^(?:stok|stock)\b/i.test(headings[column]!)) ||
    headings.some((heading, column) => !sizes.some((size) => size.column === column) && priceKindOf(heading) !== null);
  return { sizes: { what: isStock ? 'stock' : 'price', sizes }, others };
}

/** Two or more columns of colours with the pieces of each, beside a price. Amounts below colours are not read. */
function coloursIn(headings: readonly string[], sample: Rows, hidden: ReadonlySet<number>): FoundSizes {
  const sizes = headings.flatMap((heading, column) => {
    const size = hidden.has(column) ? null : colourOf(heading);
    return size === null ? [] : [{ column, size }];
  });
  const cells = sizes.flatMap(({ column }) => sample.map((row) => row[column] ?? '').filter((cell) => cell !== '' && cell !== '-'));
  const isOfPieces = cells.length > 0 && cells.every((cell) => pieces.test(cell));
  const hasPrice = headings.some((heading) => priceKindOf(heading) !== null);
  return sizes.length > 1 && isOfPieces && hasPrice ? { sizes: { what: 'stock', sizes }, others: [] } : noSizes;
}

/** The size that a heading names, and whose price it is: "Grosir M" is M for wholesale buyers. */
function pricedSizeOf(heading: string): { readonly size: string; readonly kind: PriceKind } | null {
  const size = sizeOf(heading);
  if (size !== null) return { size, kind: 'plain' };
  const words = heading.trim().slice(0, 60).split(/\s+/);
  for (let at = 1; at < words.length; at += 1) {
    const named = sizeOf(words.slice(at).join(' '));
    const before = words.slice(0, at).join(' ');
    const found = named === null ? null : (priceKindOf(before) ?? priceKindOf(`harga ${before}`));
    const kind = found === 'unsure' ? 'plain' : found;
    if (named !== null && kind !== null && /^(?:harga|hrg|jual|ecer|eceran|grosir|reseller|modal|hpp|beli)\b/i.test(before))
      return { size: named, kind };
  }
  return null;
}

/**
 * Columns of amounts below headings such as "Dine In" and "GoFood", in a list without a heading for prices. They are
 * offered to the owner, and never taken without asking.
 */
function unnamedPrices(headings: readonly string[], sample: Rows): PricedColumn[] {
  return headings.flatMap((heading, column): PricedColumn[] => {
    const values = sample.map((row) => row[column] ?? '');
    const cells = values.filter((cell) => cell !== '' && cell !== '-');
    const prices = cells.filter((cell) => (readPrice(cell) ?? 0) >= unnamedPriceMinIdr).length;
    const isOfAmounts = heading.trim() !== '' && namedColumn(heading) === null && !namesNoPrice(heading);
    return isOfAmounts && prices > 0 && prices * 2 > cells.length ? [{ column, heading: heading.trim(), kind: 'tier', values }] : [];
  });
}

/** Null for a column without prices, and for a bare "Reseller" or "Rp" whose cells are not about money. */
function pricedColumn(
  { heading, column, kind }: { heading: string; column: number; kind: PriceKind | null },
  sample: Rows,
): PricedColumn | null {
  if (!kind) return null;
  const cells = sample.map((row) => row[column] ?? '').filter((cell) => cell !== '' && cell !== '-');
  // "250-400rb" and "mulai 60rb" are asked about row by row
  const ofMoney = cells.filter((cell) => readPrice(cell) !== null || hasPrice(cell)).length;
  const words = wordsOf(heading);
  const needed = /\b(?:harga|hrg|hrga|price)\b/.test(words)
    ? 0
    : /\b(?:tarif|biaya|ongkos|fee)\b/.test(words)
      ? 1
      : Math.max(1, cells.length / 2);
  if (ofMoney < needed) return null;
  return { column, heading: heading.trim(), kind, values: sample.map((row) => row[column] ?? '') };
}
