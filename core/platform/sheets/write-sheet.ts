import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

/**
 * A spreadsheet takes a text that begins so for a formula, also behind blanks, signs without a width and line breaks, and in the wide form of
 * the sign (OWASP, "CSV Injection").
 */
const formulaStart = /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

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
