/**
 * Why a file could not be parsed as a table.
 * - `too_large`: the file or its decompressed content is too large;
 * - `too_many`: too many rows, columns or cells;
 * - `too_much_text`: too many letters in one cell or in all;
 * - `too_complex`: parsing took more time or memory than allowed;
 * - `old_excel`: an .xls file, or a web page or XML that a program saved under that name;
 * - `not_table`: neither text nor a workbook;
 * - `broken`: a damaged workbook.
 */
export type SheetProblem = 'too_large' | 'too_many' | 'too_much_text' | 'too_complex' | 'old_excel' | 'not_table' | 'broken';

export class SheetError extends Error {
  override name = 'SheetError';
  constructor(
    readonly problem: SheetProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}
