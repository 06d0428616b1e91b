import { stringify } from 'csv-stringify/sync';
import writeWorkbook, { type SheetData } from 'write-excel-file/node';

export type Cell = string | number | null;

/** A spreadsheet takes a text that begins so for a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/**
 * A text of delimited values as an Indonesian Excel opens it: semicolons, and a mark that it is UTF-8. Texts that would be formulas get an
 * apostrophe in front; {@link withoutGuard} takes it away.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): Buffer {
  return csvPart(rows, true);
}

/** Rows of such a text that is written part by part; the first one begins with the mark. */
export function csvPart(rows: readonly (readonly Cell[])[], isFirst: boolean): Buffer {
  const guarded = rows.map((row) => row.map((cell) => (typeof cell === 'string' && formulaStart.test(cell) ? `'${cell}` : cell)));
  return Buffer.from(stringify(guarded, { delimiter: ';', bom: isFirst, record_delimiter: '\r\n' }), 'utf8');
}

/** A text as it was before {@link toCsv} guarded it. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text;
}

/** A workbook of one sheet. Texts are typed as texts in it, so none is a formula. The first row is bold. */
export async function toXlsx(name: string, rows: readonly (readonly Cell[])[], widths: readonly number[]): Promise<Buffer> {
  const cells: SheetData = rows.map((row, index) =>
    row.map((value) => {
      if (value === null || value === '') return null;
      const bold = index === 0 && { fontWeight: 'bold' as const };
      return typeof value === 'number' ? { value, type: Number, ...bold } : { value, type: String, ...bold };
    }),
  );
  return writeWorkbook(cells, {
    sheet: name,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}
