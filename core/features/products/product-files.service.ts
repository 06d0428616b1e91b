import { Inject, Injectable } from '@nestjs/common';
import type { OwnerId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { formatVariant, nameKeyOf, type ProductInput } from '#contracts/values/selling/products';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { readSheet } from '../../platform/sheets/read-sheet.js';
import { SheetError } from '../../platform/sheets/sheet.errors.js';
import { toCsv, toXlsx, withoutGuard } from '../../platform/sheets/write-sheet.js';
import { headings, merged, readProducts } from './import.rules.js';
import type { ImportedTable } from './import.types.js';
import { sheetSentences, templateRows } from './product-files.texts.js';
import * as statements from './products.statements.js';

export type SheetFormat = 'csv' | 'xlsx';

const columnWidths = [32, 14, 14, 10, 30, 40, 40, 12];

/** What a file would do to the list. */
export interface ImportPreview extends Pick<ImportedTable, 'wrong' | 'ignored'> {
  /** As they would stand in the list afterwards. */
  readonly products: readonly ProductInput[];
  readonly added: number;
  readonly changed: number;
}

/** The list as a file: taken in from a table or from lines of text, and given out as one. */
@Injectable()
export class ProductFiles {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** What the file says, row by row, without doing anything. @throws AppError for a file that is no list or says nothing */
  async preview(ownerId: OwnerId, bytes: Buffer): Promise<ImportPreview> {
    const { products, wrong, ignored } = await read(bytes);
    if (products.length + wrong.length === 0) throw new AppError('products_none');
    const known = await statements.findByKeys(this.database, ownerId, products.map(keyOf));
    return { ...this.plan(products, known), wrong, ignored };
  }

  /**
   * Takes in the rows that can be read, all of them or none.
   * @throws AppError for a file that is no list or says nothing, and when the list would be too long
   */
  async take(ownerId: OwnerId, bytes: Buffer): Promise<{ added: number; changed: number; skipped: number }> {
    const { products, wrong } = await read(bytes);
    if (products.length === 0) throw new AppError('products_none');
    return this.database.transaction(async (tx) => {
      const known = await statements.lockByKeys(tx, ownerId, products.map(keyOf));
      const plan = this.plan(products, known);
      await statements.saveAll(tx, ownerId, plan.products);
      if ((await statements.countAll(tx, ownerId)) > limits.productsMax) throw new AppError('products_full');
      return { added: plan.added, changed: plan.changed, skipped: wrong.length };
    });
  }

  /** The whole list. What is taken in again changes nothing. */
  async exportAll(ownerId: OwnerId, format: SheetFormat): Promise<Buffer> {
    const products = await statements.findPage(this.database, ownerId, { after: '', part: '', limit: limits.productsMax });
    return written(products.map(toRow), format);
  }

  /** An empty table with two rows as examples. */
  template(format: SheetFormat): Promise<Buffer> {
    return written(templateRows, format);
  }

  private plan(rows: ImportedTable['products'], known: readonly ProductInput[]) {
    const byKey = new Map(known.map((product) => [keyOf(product), product]));
    const products = rows.map((row) => merged(row, byKey.get(keyOf(row))));
    return { products, added: products.length - byKey.size, changed: byKey.size };
  }
}

const keyOf = ({ name }: { readonly name: string }): string => nameKeyOf(name);

async function read(bytes: Buffer): Promise<ImportedTable> {
  try {
    const { rows, lines } = await readSheet(bytes);
    const table = readProducts({ rows: rows.map((row) => row.map(withoutGuard)), lines });
    if (table.products.length + table.wrong.length > limits.productsMax) throw new SheetError('too_many');
    return table;
  } catch (error) {
    throw error instanceof SheetError ? new AppError('file_unusable', { why: sheetSentences[error.problem] }) : error;
  }
}

function toRow({ name, priceIdr, weightGrams, stock, variants, notes, photos, active }: ProductInput): (string | number | null)[] {
  return [name, priceIdr, weightGrams, stock, variants.map(formatVariant).join('; '), notes, photos.join(' '), active ? 'ya' : 'tidak'];
}

async function written(rows: readonly (readonly (string | number | null)[])[], format: SheetFormat): Promise<Buffer> {
  const table = [headings, ...rows];
  return format === 'csv' ? toCsv(table) : toXlsx('Produk', table, columnWidths);
}
