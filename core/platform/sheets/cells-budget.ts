import { SheetError } from './sheet.errors.js';

/**
 * Maximum number of rows. A list has at most 2,000 products, with rows for their variants. Rows beyond the maximum
 * are only formatting.
 */
export const rowsReadMax = 10_000;
export const columnsMax = 64;
/** Maximum number of cells in all sheets together, including empty cells. */
const cellsMax = 300_000;
/**
 * Maximum number of letters in all cells together, after shared strings are inserted. A list of 2,000 products with
 * long notes has about one million.
 */
const charsMax = 2_000_000;
/** Excel's limit for one cell. */
const cellCharsMax = 32_767;

/** Counts the content of a file while it is read. Each method throws a SheetError at its limit. */
export class CellsBudget {
  private cells = 0;
  private chars = 0;
  private rows = 0;

  /** Checks the length of one cell, also while it is still being read. */
  static checkCell(chars: number): void {
    if (chars > cellCharsMax) throw new SheetError('too_much_text');
  }

  /** Counts a row at this position, from 1. */
  row(place: number): void {
    this.rows += 1;
    if (place > rowsReadMax || this.rows > 2 * rowsReadMax) throw new SheetError('too_many');
  }

  /** Counts a cell in this column, from 1. */
  cell(column: number): void {
    this.cells += 1;
    if (column > columnsMax || this.cells > cellsMax) throw new SheetError('too_many');
  }

  /** Counts the letters of one cell. */
  text(chars: number): void {
    CellsBudget.checkCell(chars);
    this.chars += chars;
    if (this.chars > charsMax) throw new SheetError('too_much_text');
  }
}
