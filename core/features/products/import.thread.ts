import { limits } from '#contracts/values/limits';
import { readSheet } from '../../platform/sheets/read-sheet.js';
import { SheetError, type SheetProblem } from '../../platform/sheets/sheet.errors.js';
import { withoutGuard } from '../../platform/sheets/write-sheet.js';
import { answerCalls } from '../../platform/threads/answer-calls.js';
import { readProducts } from './import.rules.js';
import type { ImportChoice, ImportedTable } from './import.types.js';
import { listOf } from './import-columns.rules.js';

/** The content of a file, or why it cannot be imported. */
export type ImportAnswer = { readonly table: ImportedTable } | { readonly problem: SheetProblem };

export interface ImportCall {
  readonly bytes: Uint8Array;
  readonly choice: ImportChoice;
}

answerCalls(({ bytes, choice }: ImportCall): ImportAnswer => {
  try {
    const { tables, lines } = readSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const rows = listOf(tables);
    const table = readProducts({ rows: rows.map((row) => row.map(withoutGuard)), lines }, choice);
    return table.products.length + table.wrong.length + table.doubtful.length > limits.productsMax ? { problem: 'too_many' } : { table };
  } catch (error) {
    if (error instanceof SheetError) return { problem: error.problem };
    throw error;
  }
});
