import { findColumns, rowsOfSample, type Columns } from '../import-columns.rules.js';
import { letterOf, priceKindOf, wordsOf } from '../price-columns.rules.js';
import { mayBeName, namedColumn } from './column-names.rules.js';
import { groupColumns } from './group-headings.rules.js';

type Rows = readonly (readonly string[])[];

/** A list within a sheet. */
export interface SheetPart {
  readonly rows: Rows;
  /** Index of the first column of the list in the sheet. */
  readonly from: number;
  /** Where the list begins, for the owner: " kolom D"; empty for the first list. */
  readonly place: string;
}

/** The lists of a sheet that are side by side: each has a column of names and a price after it. */
export function partsOf(rows: Rows): readonly SheetPart[] {
  const columns = findColumns(rows);
  const starts = columns ? startsOf(columns, rows) : [0];
  return starts.map((from, at) => ({
    rows: starts.length === 1 ? rows : rows.map((row) => row.slice(from, starts[at + 1])),
    from,
    place: from === 0 ? '' : ` kolom ${letterOf(from)}`,
  }));
}

function startsOf({ headings, row }: Columns, rows: Rows): number[] {
  const starts = [0];
  const groups = new Set(groupColumns(headings, rows.slice(row + 1, row + 1 + rowsOfSample)));
  const isNamed = (column: number) => namedColumn(headings[column]!)?.field === 'name';
  const hasNames = headings.some((_, column) => isNamed(column));
  const isName = (column: number) => isNamed(column) || groups.has(column) || (!hasNames && mayBeName(headings[column]!));
  const words = headings.map(wordsOf);
  const priceFrom = nextPrices(headings);
  const hasPrice = (from: number, to: number) => (priceFrom[from] ?? Infinity) < to;
  const priceBehind = (column: number) => words[priceFrom[column + 1] ?? Infinity] ?? '';
  let name = headings.findIndex((_, column) => isName(column));
  if (name < 0) return starts;
  for (let column = name + 2; column < headings.length; column += 1) {
    const isSame = words[column] === words[name];
    const isNextGroup = groups.has(name) && groups.has(column) && priceBehind(column) === priceBehind(name);
    // without an empty column in between, "Jenis Barang" beside "Nama Barang" is a column of the same list
    const isApart = isName(column) && isEmptyColumn(column - 1, headings, rows);
    if (!(isSame || isApart || isNextGroup) || !hasPrice(name + 1, column) || !hasPrice(column + 1, headings.length)) continue;
    starts.push(startOf(column, name, { headings, words }));
    name = column;
  }
  return starts;
}

/** For each column, the first column from it on that names a price; `Infinity` when there is none. */
function nextPrices(headings: readonly string[]): number[] {
  const found: number[] = [];
  let next = Infinity;
  for (let column = headings.length - 1; column >= 0; column -= 1) {
    if (priceKindOf(headings[column]!) !== null) next = column;
    found[column] = next;
  }
  return found;
}

/**
 * The first column of the second list. Columns in front of its names, such as numbers, belong to it when the first
 * list has such columns too.
 */
function startOf(second: number, first: number, { headings, words }: Readonly<Record<'headings' | 'words', readonly string[]>>): number {
  let before = 0;
  while (before < first && before < second - first - 1) {
    const [other, own] = [second - before - 1, first - before - 1];
    if (headings[other] === '' || words[other] !== words[own]) break;
    before += 1;
  }
  return second - before;
}

function isEmptyColumn(column: number, headings: readonly string[], rows: Rows): boolean {
  return headings[column] === '' && rows.every((row) => (row[column] ?? '') === '');
}
