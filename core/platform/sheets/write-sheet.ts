import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

/**
 * Spreadsheets treat a text that begins like this as a formula, also behind blanks, zero-width characters and
 * line breaks, and with full-width signs (OWASP, "CSV Injection").
 */
const formulaStart = /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * Delimited text as an Indonesian Excel opens it: semicolons and a UTF-8 mark. Texts that would be formulas
 * get a leading apostrophe, which {@link withoutGuard} removes.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): Buffer {
  return csvPart(rows, true);
}

/** Rows of delimited text that is written in parts. The first part begins with the UTF-8 mark. */
export function csvPart(rows: readonly (readonly Cell[])[], isFirst: boolean): Buffer {
  const guarded = rows.map((row) => row.map((cell) => (typeof cell === 'string' && formulaStart.test(cell) ? `'${cell}` : cell)));
  return Buffer.from(stringify(guarded, { delimiter: ';', bom: isFirst, record_delimiter: '\r\n' }), 'utf8');
}

/** Removes the apostrophe that {@link toCsv} added. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text;
}
