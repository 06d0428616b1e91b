import { hasPrice, readPrice } from '../import-money.rules.js';
import { namesNoPrice, priceKindOf, wordsOf } from '../price-columns.rules.js';
import { colourOf, mayBeName, mayBeVariantName, namedColumn, namesProperty, sizeOf } from './column-names.rules.js';

/*
 * Menus often have the name of a group above the products, and no heading such as "Nama": "Makanan" beside "Harga".
 */

type Rows = readonly (readonly string[])[];

const headingMaxChars = 40;
/** Maximum number of columns between the names and their price: an origin or a unit may be in between. */
const priceWithin = 3;
/**
 * The heading "Unit" as the name of a group, because dealers call a vehicle a unit. A column of units such as "pcs"
 * has repeated cells and is therefore not taken for a group.
 */
const ownUnit = /^(?:(?:nama|tipe|type) )?unit$/i;
const productsMin = 2;
/**
 * Minimum share of the cells below a group that must differ from each other. In columns of suppliers or cities, the
 * cells are repeated.
 */
const differentShare = 0.7;

/** Columns with the name of a group above products, each with a price of its own. */
export function groupColumns(headings: readonly string[], below: Rows): readonly number[] {
  if (headings.some((heading) => (readPrice(heading) ?? 0) > 0)) return [];
  return headings.flatMap((heading, column) => {
    const price = headings.findIndex((other, at) => at > column && at <= column + priceWithin && priceKindOf(other) !== null);
    const isNextToIt = price > 0 && headings.slice(column + 1, price).every((between) => between !== '');
    return isNextToIt && mayBeGroup(heading) && holdsProducts(below, column, price) ? [column] : [];
  });
}

/** True for a heading without a known meaning: the name of a group, such as "Makanan". */
export function mayBeGroup(heading: string): boolean {
  if (ownUnit.test(heading.trim())) return true;
  const isKnown = namedColumn(heading) ?? priceKindOf(heading) ?? sizeOf(heading) ?? colourOf(heading);
  const isOther = mayBeName(heading) || mayBeVariantName(heading) || namesProperty(heading) || namesNoPrice(heading);
  return isKnown === null && !isOther && /\p{L}{3}/u.test(heading) && heading.length <= headingMaxChars;
}

/**
 * The group whose products follow below this row. The row names the group and repeats the other headings: "Minuman |
 * Harga". Null for any other row.
 */
export function groupOf(row: readonly string[], headings: readonly string[], name: number): string | null {
  const group = row[name] ?? '';
  const isSame = row.every((cell, at) => at === name || cell === '' || wordsOf(cell) === wordsOf(headings[at] ?? ''));
  const namesPrice = row.some((cell, at) => at !== name && priceKindOf(cell) !== null);
  return isSame && namesPrice && mayBeGroup(group) ? group : null;
}

function holdsProducts(below: Rows, name: number, price: number): boolean {
  const filled = below.filter((row) => (row[name] ?? '') !== '');
  const named = filled.filter((row) => /\p{L}{2}/u.test(row[name]!) && readPrice(row[name]!) === null);
  const priced = named.filter((row) => isPrice(row[price] ?? ''));
  const different = new Set(named.map((row) => wordsOf(row[name]!))).size;
  return priced.length >= productsMin && 2 * priced.length >= filled.length && different >= differentShare * named.length;
}

const isPrice = (cell: string): boolean => readPrice(cell) !== null || hasPrice(cell);
