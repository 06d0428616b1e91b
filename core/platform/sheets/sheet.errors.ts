/**
 * Why a file gives no table. `too_large`: it, or what it unfolds to. `too_many`: rows or columns. `old_excel`: .xls, which is another format.
 * `not_table`: neither text nor a workbook. `broken`: a workbook that cannot be read.
 */
export type SheetProblem = 'too_large' | 'too_many' | 'old_excel' | 'not_table' | 'broken';

export class SheetError extends Error {
  override name = 'SheetError';
  constructor(
    readonly problem: SheetProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}
