import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

/**
 * Spreadsheets treat a text that begins like this as a formula, also behind blanks, zero-width characters and
 * line breaks, and with full-width signs (OWASP, "CSV Injection").
 */
const formulaStart = /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * Rows of delimited text as an Indonesian Excel opens it: semicolons, and a UTF-8 mark before the first part.
 * Texts that would be formulas get a leading apostrophe, which {@link withoutGuard} removes.
 */
export function csvPart(rows: readonly (readonly Cell[])[], isFirst: boolean): Buffer {
  const guarded = rows.map((row) => row.map((cell) => (typeof cell === 'string' && formulaStart.test(cell) ? `'${cell}` : cell)));
  return Buffer.from(stringify(guarded, { delimiter: ';', bom: isFirst, record_delimiter: '\r\n' }), 'utf8');
}

/** Removes the apostrophe that {@link csvPart} added. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text;
}
