import { readRupiah } from '#contracts/values/selling/indonesian-numbers';
import {
  mayBeName,
  mayBeVariantName,
  namedColumn,
  namesBuyer,
  namesSupplier,
  sizeOf,
  type NamedField,
} from './imports/column-names.rules.js';
import { groupColumns, mayBeGroup } from './imports/group-headings.rules.js';
import { aboutTheShop } from './imports/shop-lines.rules.js';
import { hasPrice, readPrice } from './import-money.rules.js';
import type { ChosenPrice } from './import.types.js';
import { looseCells } from './loose-lines.rules.js';
import { sizesIn, type SizeColumns } from './size-columns.rules.js';
import {
  choosePrice,
  extraUseOf,
  isBeforeTax,
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
  /** The column of names, when no heading says which one it is. */
  readonly name?: number | null;
}

type Rows = readonly (readonly string[])[];

/** Number of rows searched for headings: a list may begin with a title, an address and empty lines. */
const rowsLookedAt = 15;
/** Number of rows that are checked to see whether a column holds prices. */
export const rowsOfSample = 200;
/** Headings have figures such as "250gr"; a larger bare number is a price. */
const figureMin = 100;
/** Maximum length of a line of a list. */
const lineMaxChars = 300;
/** In a list of names, at most one in this many may end like a price: "Powerbank 10.000". */
const pricedShare = 3;
/** "Menu GoFood Warung Mak Nyak" has more words than a heading. */
const headingWordsMax = 3;
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
  if (group) return readHeadings(rows, group.row, { wished, hidden, name: group.columns[0]! });
  const above = first.slice(0, rowsLookedAt).map(({ cells, row }) => ({ row, name: nameBesideAmounts(cells, sampleBelow(rows, row)) }));
  const amounts = above.find(({ name }) => name >= 0);
  return amounts ? readHeadings(rows, amounts.row, { wished, hidden, name: amounts.name }) : null;
}

/**
 * The column of names in "Layanan | Reguler (3 hari) | Express": amounts for different buyers or times, or for sizes,
 * without a heading that says "price". -1 for another row.
 */
function nameBesideAmounts(row: readonly string[], below: Rows): number {
  if (row.some((cell) => (readPrice(cell) ?? 0) >= figureMin || hasPrice(cell))) return -1;
  const name = row.findIndex((heading, column) => holdsNames(heading, column, below));
  const amounts = name < 0 ? [] : unnamedPrices(row, below).filter(({ column }) => column > name);
  const sizes = row.filter((heading, column) => column > name && sizeOf(heading) !== null);
  return Math.max(amounts.length, sizes.length) >= (mayBeName(row[name] ?? '') ? 1 : 2) ? name : -1;
}

function holdsNames(heading: string, column: number, below: Rows): boolean {
  if (!mayBeName(heading) && !mayBeGroup(heading) && namedColumn(heading)?.field !== 'variants') return false;
  const cells = below.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  return cells.length > 0 && cells.every((cell) => /\p{L}{2}/u.test(cell) && readPrice(cell) === null);
}

const sampleBelow = (rows: Rows, row: number): Rows => rows.slice(row + 1, row + 1 + rowsOfSample);

/** "MENU AYAM GEPREK" above lines that end with prices is the title of a list, and not a heading of names. */
function isTitleOfLines(rows: Rows, at: number): boolean {
  if (rows[at]!.filter((cell) => cell !== '').length > 1) return false;
  const lines = rows
    .slice(at + 1, at + 1 + rowsOfSample)
    .map((cells) => cells.map((cell) => cell.slice(0, lineMaxChars).replace(/[*_~]/g, '')))
    .filter((cells) => cells.some((cell) => cell !== '') && !aboutTheShop(cells.join(' ')));
  const priced = lines.filter((cells) => looseCells(cells).price !== undefined || readPrice(cells.join(' ').trim()) !== null);
  const isLong = wordsOf(rows[at]!.join(' ')).split(' ').length > headingWordsMax;
  return priced.length > 0 && (priced.length * pricedShare >= lines.length || (isLong && priced.length > 1));
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
  const joined = behindCurrency(second ? joinedHeadings(rows[at]!, second) : rows[at]!, sampleBelow(rows, row));
  const headings = withoutSecondList(joined);
  const sample = sampleBelow(rows, row);
  const { sizes, others } = sizesIn(headings, sample, hidden);
  const isSize = new Set([...(sizes?.sizes ?? []).map(({ column }) => column), ...others]);
  const about = headings.find((heading, column) => column === name || namedColumn(heading)?.field === 'name' || mayBeName(heading)) ?? '';
  const priceColumns = headings.flatMap((heading, column) =>
    isSize.has(column) ? [] : (pricedColumn({ heading, column, kind: priceKindOf(heading, about) }, sample) ?? []),
  );
  const titles = rows.slice(0, at).flat();
  if (!priceColumns.some(isUsual) && isSize.size === 0) priceColumns.push(...unnamedPrices(headings, sample, priceColumns));
  const isCut = headings.some((heading, column) => isDiscount(heading, sample, column));
  const isOfPurchases = isRecordOfPurchases(headings);
  const meant =
    isOfPurchases || titles.some(isSupplierBill)
      ? priceColumns.map(asCost)
      : titles.some(isListForOthers)
        ? priceColumns.map(asTier)
        : titles.some(isBeforeTax)
          ? priceColumns.map(asUnsure)
          : isCut || headings.some(namesSupplier)
            ? priceColumns.map(asUnsure)
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

/** "Supplier" beside "Tanggal": a record of the shop's purchases. */
function isRecordOfPurchases(headings: readonly string[]): boolean {
  return headings.some(namesSupplier) && headings.some((heading) => /^(?:tgl|tanggal|date|waktu)\b/.test(wordsOf(heading)));
}

/** "Harga Jual" stays a selling price, even in a supplier's bill. */
function asCost(column: PricedColumn): PricedColumn {
  return column.kind === 'selling' ? column : { ...column, kind: 'cost' };
}

/** "Harga" below "Pricelist reseller" is the price for resellers. */
function asTier(column: PricedColumn): PricedColumn {
  return column.kind === 'plain' || column.kind === 'unsure' ? { ...column, kind: 'tier' } : column;
}

/** "Diskon" with "10%": customers pay less than the price beside it, unless the discount is over. */
function isDiscount(heading: string, sample: Rows, column: number): boolean {
  const isOne = /^(?:diskon|disc|discount|potongan)(?: (?:persen|percent|rp|produk|barang|item))?$/.test(
    wordsOf(heading.replaceAll('%', ' ')),
  );
  return isOne && sample.some((row) => /^(?:rp\.? ?)?[\d.,]{1,12} ?%?$/i.test(row[column] ?? '') && /[1-9]/.test(row[column]!));
}

/** "Harga" below "Harga belum termasuk PPN" is less than customers pay, unless the shop sells without it. "Harga Jual" is sure. */
function asUnsure(column: PricedColumn): PricedColumn {
  return column.kind === 'plain' ? { ...column, kind: 'unsure' } : column;
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
 * The column that distinguishes the rows of one product, such as "Kemasan" with 1kg and, below an empty name, 5kg. -1
 * when each row is a product, and when the list has a column for variants.
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
  const isBelowPrice = (column: number) => first[column] === '' && first.slice(0, column).findLast((cell) => cell !== '') === priceHeading;
  const priceHeading = first.find((cell) => priceKindOf(cell) !== null);
  return next.some((cell, column) => {
    if (cell === '') return false;
    const kind = priceKindOf(`harga ${cell}`);
    return (
      priceKindOf(cell) !== null || kind === 'cost' || (isBelowPrice(column) && kind !== null && kind !== 'unsure' && kind !== 'plain')
    );
  });
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

/** A heading above "Rp" belongs to the amounts in the next column, which has no heading of its own. */
function behindCurrency(headings: readonly string[], below: Rows): readonly string[] {
  const isMark = (column: number) =>
    priceKindOf(headings[column]!) !== null &&
    headings[column + 1] === '' &&
    below.every((row) => /^(?:|rp\.?|idr|-)$/i.test(row[column] ?? '')) &&
    below.some((row) => /^(?:rp|idr)/i.test(row[column] ?? '') && readPrice(row[column + 1] ?? '') !== null);
  return headings.map((heading, column) => (column > 0 && isMark(column - 1) ? headings[column - 1]! : isMark(column) ? '' : heading));
}

/** Cash registers number the prices of an item. */
const isLevel = /^(?:level|tingkat) \d$/i;
const isUsual = ({ kind }: PricedColumn): boolean => kind !== 'cost' && kind !== 'before' && kind !== 'tier';

/**
 * Columns of amounts below headings such as "Dine In" and "GoFood", in a list without a heading for the usual price. They are
 * offered to the owner, and never taken without asking.
 */
function unnamedPrices(headings: readonly string[], sample: Rows, known: readonly PricedColumn[] = []): PricedColumn[] {
  return headings.flatMap((heading, column): PricedColumn[] => {
    const values = sample.map((row) => row[column] ?? '');
    const cells = values.filter((cell) => cell !== '' && cell !== '-');
    const prices = cells.filter((cell) => (readPrice(cell) ?? 0) >= unnamedPriceMinIdr).length;
    const isKnown = namedColumn(heading) !== null || known.some((one) => one.column === column);
    const isOfAmounts = heading.trim() !== '' && !isKnown && (isLevel.test(heading.trim()) || !namesNoPrice(heading));
    const isCost = !/\bbiaya\b/i.test(heading) && priceKindOf(`harga ${heading}`) === 'cost';
    const kind = isCost ? 'cost' : 'tier';
    return isOfAmounts && prices > 0 && prices * 2 > cells.length ? [{ column, heading: heading.trim(), kind, values }] : [];
  });
}

/** Null for a column without prices, and for a bare "Reseller" or "Rp" whose cells are not about money. */
function pricedColumn(
  { heading, column, kind }: { heading: string; column: number; kind: PriceKind | null },
  sample: Rows,
): PricedColumn | null {
  if (!kind) return null;
  const cells = sample.map((row) => row[column] ?? '').filter((cell) => cell !== '' && cell !== '-');
  // for "250-400rb" and "mulai 60rb" the owner is asked row by row
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
