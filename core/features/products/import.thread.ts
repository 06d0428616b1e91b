import { limits } from '#contracts/values/limits';
import { SheetError, type SheetProblem } from '../../platform/sheets/sheet.errors.js';
import { answerCalls } from '../../platform/threads/answer-calls.js';
import type { ImportChoice, ImportedTable } from './import.types.js';
import { NoProductsError, readList } from './imports/read-list.js';

export type ListProblem = SheetProblem | NoProductsError['holds'];

/** The content of a file, or why it cannot be imported. */
export type ImportAnswer = { readonly table: ImportedTable } | { readonly problem: ListProblem };

export interface ImportCall {
  readonly bytes: Uint8Array;
  readonly choice: ImportChoice;
}

answerCalls(({ bytes, choice }: ImportCall): ImportAnswer => {
  try {
    const table = readList(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), choice);
    return table.products.length + table.wrong.length + table.doubtful.length > limits.productsMax ? { problem: 'too_many' } : { table };
  } catch (error) {
    if (error instanceof NoProductsError) return { problem: error.holds };
    if (error instanceof SheetError) return { problem: error.problem };
    throw error;
  }
});
