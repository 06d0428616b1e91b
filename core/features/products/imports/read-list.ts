import { withoutEnd } from '#contracts/values/text-ends';
import { readSheet, type Sheet, type Table } from '../../../platform/sheets/read-sheet.js';
import type { Hidden } from '../../../platform/sheets/read-workbook.js';
import { withoutGuard } from '../../../platform/sheets/write-sheet.js';
import { readProducts } from '../import.rules.js';
import type { ImportChoice, ImportedTable } from '../import.types.js';
import { findColumns, type Columns } from '../import-columns.rules.js';
import { letterOf, wordsOf } from '../price-columns.rules.js';
import { mayBeGroup } from './group-headings.rules.js';
import { isChat } from './records/chats.rules.js';
import { isFormAnswers, isListOfPeople } from './records/form-answers.rules.js';
import { partsOf, type SheetPart } from './side-by-side.rules.js';

/** The sheets that are read as one list. */
interface Stacked {
  readonly rows: Table;
  /**
   * Where a row is in the file, for the owner: "baris 3". Also names the sheet when several are read, and the column
   * of a second list.
   */
  readonly placeOf: (row: number) => string;
  /** The sheets and tables with a list of another kind, for the owner. */
  readonly left: readonly string[];
  /** Indexes of the rows and columns that the spreadsheet does not show. */
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
}

/** The file holds people, their answers in a form, or their chat, and no products. */
export class NoProductsError extends Error {
  override name = 'NoProductsError';
  constructor(readonly holds: 'chat' | 'form_answers' | 'people') {
    super(holds);
  }
}

/**
 * Reads the product list of a file. It blocks: call it in a thread.
 * @throws SheetError for a file that is not a table, and when it passes a bound
 * @throws NoProductsError for a list of people, for the answers of a form, and for a copied chat
 */
export function readList(bytes: Buffer, choice: ImportChoice): ImportedTable {
  const { tables, names, lines, hidden } = readSheet(bytes);
  if (lines !== null && isChat(lines)) throw new NoProductsError('chat');
  const { left, ...list } = stacked(
    tables.map((table) => table.map((row) => row.map(withoutGuard))),
    { names, hidden },
  );
  if (isFormAnswers(list.rows)) throw new NoProductsError('form_answers');
  if (isListOfPeople(list.rows)) throw new NoProductsError('people');
  const table = readProducts({ ...list, lines }, choice);
  return {
    ...table,
    ignored: [...table.ignored, ...left],
  };
}

/** A list of the file, with the number of its sheet. */
interface Part extends SheetPart {
  readonly sheet: number;
  readonly columns: Columns | null;
  readonly hidden: Hidden;
}

/**
 * Joins the lists that have the headings of the best one, because shops keep one sheet per category, or two lists
 * side by side. The best list is the one with the most known headings: marketplaces put a sheet of instructions
 * before it.
 */
function stacked(tables: readonly Table[], { names, hidden }: Pick<Sheet, 'names' | 'hidden'>): Stacked {
  const lists = tables.flatMap((table, sheet) => partsOf(table).map((part) => readPart(part, sheet, hidden[sheet]!)));
  const known = lists.map(({ columns }) => columns?.fields.filter((field) => field !== null).length ?? 0);
  const best = Math.max(0, known.indexOf(Math.max(0, ...known)));
  const main = lists[best];
  const hiddenColumns: ReadonlySet<number> = main?.hidden.columns ?? new Set();
  const hiddenRows = new Set(main?.hidden.rows);
  if (!main?.columns || lists.length === 1)
    return { rows: main?.rows ?? [], placeOf: (row) => `baris ${row}`, left: [], hiddenRows, hiddenColumns };
  const rows: (readonly string[])[] = [...main.rows];
  const parts = [{ list: main, from: 0, skipped: 0 }];
  const left: string[] = [];
  for (const list of lists) {
    if (list === main || !list.columns) continue;
    const { columns, sheet } = list;
    if (!isSameKind(list, main)) {
      if (columns.price.offered.length > 0) left.push(nameOfLeft(list, names[sheet], lists));
      continue;
    }
    // a heading with the name of a group is kept as a row, because it names the category of its products
    const skipped = hasGroupName(columns) ? columns.row : columns.row + 1;
    for (const row of list.hidden.rows) if (row >= skipped) hiddenRows.add(rows.length + row - skipped);
    parts.push({ list, from: rows.length, skipped });
    for (const row of list.rows.slice(skipped)) rows.push(row);
  }
  const isOfSheets = hasSheets(parts.map(({ list }) => list));
  return {
    rows,
    left,
    hiddenRows,
    hiddenColumns,
    placeOf: (row) => {
      const { list, from, skipped } = parts.findLast((part) => row > part.from)!;
      return `${isOfSheets ? `lembar ${names[list.sheet]} ` : ''}baris ${row - from + skipped}${list.place}`;
    },
  };
}

/**
 * The name of a list that was not read, for the owner: "lembar Modal" for a whole sheet, "tabel mulai kolom E" for a
 * list beside another one.
 */
function nameOfLeft({ sheet, from }: Part, name: string | undefined, all: readonly Part[]): string {
  const isBeside = all.some((other) => other.sheet === sheet && other.from !== from);
  const whole = name === undefined ? [] : [`lembar ${name}`];
  return isBeside ? [...(hasSheets(all) ? whole : []), `tabel mulai kolom ${letterOf(from)}`].join(' ') : whole.join('');
}

const hasSheets = (lists: readonly Part[]): boolean => new Set(lists.map(({ sheet }) => sheet)).size > 1;

function readPart(part: SheetPart, sheet: number, { rows, columns }: Hidden): Part {
  const hidden = { rows, columns: new Set([...columns].map((column) => column - part.from).filter((column) => column >= 0)) };
  return { ...part, sheet, hidden, columns: findColumns(part.rows, { hidden: hidden.columns }) };
}

/**
 * True when the columns of two lists of one sheet mean the same, even with other headings ("Nama", "Nama Barang").
 */
function isSameKind(list: Part, main: Part): boolean {
  const [one, other] = [list.columns!, main.columns!];
  if (headingsOf(one) === headingsOf(other)) return true;
  const isComparable = list.sheet === main.sheet || (hasGroupName(one) && hasGroupName(other));
  return isComparable && one.price.taken.length > 0 && fieldsOf(one) === fieldsOf(other);
}

/**
 * True for a list whose heading of names is the name of a group, such as "Makanan" in one list and "Minuman" in the
 * next.
 */
function hasGroupName({ headings, fields }: Columns): boolean {
  return mayBeGroup(headings[fields.indexOf('name')] ?? '');
}

function fieldsOf({ fields }: Columns): string {
  return withoutEnd(fields.map((field) => field ?? '').join('|'), /\|/);
}

function headingsOf({ headings }: Columns): string {
  return withoutEnd(headings.map(wordsOf).join('|'), /\|/);
}
