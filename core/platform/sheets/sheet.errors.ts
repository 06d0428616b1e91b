/**
 * Why a file could not be read as a table. `too_large`: the file or its unpacked content. `too_many`: rows,
 * columns or cells. `too_much_text`: letters in one cell or in all. `too_complex`: it took more time or
 * memory than allowed. `old_excel`: .xls, or what programs write under that name: a web page or XML. `not_table`: neither text nor a workbook. `broken`:
 * a damaged workbook.
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
