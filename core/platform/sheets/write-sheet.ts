import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

/**
 * Spreadsheets treat a text that begins like this as a formula, also after spaces, invisible characters and line
 * breaks, and with full-width or small characters (OWASP, "CSV Injection").
 */
const formulaStart = /^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r\n]/u;

/**
 * Parts of a text that become separate cells in a spreadsheet program that expects commas or tabs. Such a
 * program ignores our quotes, so line breaks end a row too.
 */
const possibleCells = /(?<=[\r\n\t,;])/;
/** A quick check. Most texts contain none of these characters and therefore no formula after a separator. */
const signsOfFormulas = /[=＝﹦(|]/;
const innerStart = /^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]*(?:([=＝﹦])|[+\-@＋－＠﹢﹣﹫])/u;
/** A line of a list such as "- kaos" is no formula. A line that calls a function or a program is. */
const callsSomething = /[\p{L}\d_.]\(|\|/u;

/**
 * Rows of delimited text as an Indonesian Excel opens it: semicolons, and a UTF-8 mark before the first part.
 * Texts that would be formulas get a leading apostrophe, which {@link withoutGuard} removes.
 */
export function csvPart(rows: readonly (readonly Cell[])[], isFirst: boolean): Buffer {
  const guarded = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? withGuard(cell) : cell)));
  return Buffer.from(stringify(guarded, { delimiter: ';', bom: isFirst, record_delimiter: '\r\n' }), 'utf8');
}

function withGuard(text: string): string {
  const guarded = formulaStart.test(text) ? `'${text}` : text;
  return signsOfFormulas.test(text) ? mapInnerCells(guarded, (part) => (isInnerFormula(part) ? `'${part}` : part)) : guarded;
}

/** Removes the apostrophes that {@link csvPart} added. */
export function withoutGuard(text: string): string {
  const start = text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text;
  return start.includes("'")
    ? mapInnerCells(start, (part) => (part.startsWith("'") && isInnerFormula(part.slice(1)) ? part.slice(1) : part))
    : start;
}

function mapInnerCells(text: string, change: (part: string) => string): string {
  return text
    .split(possibleCells)
    .map((part, nth) => (nth === 0 ? part : change(part)))
    .join('');
}

function isInnerFormula(part: string): boolean {
  const found = innerStart.exec(part);
  return found !== null && (found[1] !== undefined || callsSomething.test(part));
}
