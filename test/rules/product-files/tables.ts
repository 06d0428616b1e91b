import { workbook, type Cell } from './workbook.js';

/** A file of a shop and what its import must do (see `outcomeOf`). */
export interface ShopFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly outcome: readonly string[];
}

/** Rows of a table, with cells separated by `|`. A cell that contains only digits becomes a number. */
export function rowsOf(table: string): Cell[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cellOf(cell.trim())));
}

function cellOf(text: string): Cell {
  return text === '' ? null : /^(?:\d+|\d+\.\d{1,2})$/.test(text) ? Number(text) : text;
}

export const excel = (table: string, merged: readonly string[] = []): Buffer => workbook({ name: 'Sheet1', rows: rowsOf(table), merged });
export const text = (words: string): Buffer => Buffer.from(words.trim(), 'utf8');
