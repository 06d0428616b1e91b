/**
 * Why a file gives no table. `too_large`: it, or what it unfolds to. `too_many`: rows, columns or cells. `too_much_text`: letters in one cell or
 * in all. `too_complex`: reading it took more time or memory than a file may. `old_excel`: .xls, which is another format. `not_table`: neither
 * text nor a workbook. `broken`: a workbook that cannot be read.
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
