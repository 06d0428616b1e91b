import { readSheet, type Sheet, type Table } from '../../../platform/sheets/read-sheet.js';
import { withoutGuard } from '../../../platform/sheets/write-sheet.js';
import { readProducts } from '../import.rules.js';
import type { ImportChoice, ImportedTable } from '../import.types.js';
import { findColumns, type Columns } from '../import-columns.rules.js';
import { wordsOf } from '../price-columns.rules.js';

/** The sheets that are read as one list. */
interface Stacked {
  readonly rows: Table;
  /** Where each row is in the file: "baris 3", or "lembar Hijab baris 3" when several sheets are read. */
  readonly placeOf: (row: number) => string;
  /** Names of the sheets with a list of another kind. */
  readonly left: readonly string[];
  /** Indexes of the rows and columns that the spreadsheet does not show. */
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
}

/**
 * Reads the product list of a file. It blocks: call it in a thread.
 * @throws SheetError for a file that is not a table, and when it passes a bound
 */
export function readList(bytes: Buffer, choice: ImportChoice): ImportedTable {
  const { tables, names, lines, hidden } = readSheet(bytes);
  const { left, ...list } = stacked(
    tables.map((table) => table.map((row) => row.map(withoutGuard))),
    { names, hidden },
  );
  const table = readProducts({ ...list, lines }, choice);
  return {
    ...table,
    ignored: [...table.ignored, ...left.map((name) => `lembar ${name}`)],
  };
}

/**
 * Joins the sheets that have the headings of the best one: shops keep one sheet per category. The best has
 * the most known headings; marketplaces put a sheet of instructions before it.
 */
function stacked(tables: readonly Table[], { names, hidden }: Pick<Sheet, 'names' | 'hidden'>): Stacked {
  const columns = tables.map((rows, at) => findColumns(rows, { hidden: hidden[at]!.columns }));
  const known = columns.map((one) => one?.fields.filter((field) => field !== null).length ?? 0);
  const best = Math.max(0, known.indexOf(Math.max(0, ...known)));
  const main = columns[best];
  const hiddenColumns: ReadonlySet<number> = hidden[best]?.columns ?? new Set();
  const hiddenRows = new Set(hidden[best]?.rows);
  if (!main || tables.length === 1)
    return { rows: tables[best] ?? [], placeOf: (row) => `baris ${row}`, left: [], hiddenRows, hiddenColumns };
  const rows: (readonly string[])[] = [...tables[best]!];
  const parts = [{ name: names[best]!, from: 0, skipped: 0 }];
  const left: string[] = [];
  tables.forEach((table, at) => {
    const other = columns[at];
    if (at === best || !other) return;
    if (headingsOf(other) !== headingsOf(main)) {
      if (other.price.offered.length > 0) left.push(names[at]!);
      return;
    }
    for (const row of hidden[at]!.rows) if (row > other.row) hiddenRows.add(rows.length + row - other.row - 1);
    parts.push({ name: names[at]!, from: rows.length, skipped: other.row + 1 });
    for (const row of table.slice(other.row + 1)) rows.push(row);
  });
  return {
    rows,
    left,
    hiddenRows,
    hiddenColumns,
    placeOf: (row) => {
      const part = parts.findLast(({ from }) => row > from)!;
      return parts.length === 1 ? `baris ${row}` : `lembar ${part.name} baris ${row - part.from + part.skipped}`;
    },
  };
}

function headingsOf({ headings }: Columns): string {
  return headings.map(wordsOf).join('|');
}
