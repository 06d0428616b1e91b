import { Inject, Injectable } from '@nestjs/common';
import type { AccountId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { nameKeyOf, type ProductInput } from '#contracts/values/selling/products';
import { formatVariant } from '#contracts/values/selling/variants';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { SheetError } from '../../platform/sheets/sheet.errors.js';
import { Workbooks } from '../../platform/sheets/workbooks.js';
import { csvPart } from '../../platform/sheets/write-sheet.js';
import { ThreadError } from '../../platform/threads/thread.errors.js';
import { Threads } from '../../platform/threads/threads.js';
import type { ThreadLimits } from '../../platform/threads/watch-thread.js';
import { sortedRows, type SortedRows } from './imports/left-out.rules.js';
import { ProductImports } from './imports/product-imports.service.js';
import { headings, merged, noChoice } from './import.rules.js';
import type { ImportAnswer, ImportCall, ListProblem } from './import.thread.js';
import type { DoubtfulRow, ImportChoice, ImportedTable } from './import.types.js';
import { sheetSentences, templateRows } from './product-files.texts.js';
import * as statements from './products.statements.js';

export type SheetFormat = 'csv' | 'xlsx';

const layout = { name: 'Produk', widths: [32, 14, 14, 10, 30, 40, 40, 12, 20] };
const exportedAtOnce = 100;
/** The largest accepted file needs about a tenth of these limits of processor time and heap. */
const readingLimits: ThreadLimits = { timeMs: 24_000, cpuMs: 8_000, heapMb: 192 };

/** The changes that an import of the file would make to the list. */
export interface ImportPreview extends Omit<ImportedTable, 'products' | 'wrong'>, SortedRows {
  /** The products as they would be stored. */
  readonly products: readonly ProductInput[];
  readonly added: number;
  readonly changed: number;
}

/** Result of an import. */
export interface TakenImport {
  /** Id for {@link ProductImports.undo}. */
  readonly importId: string;
  readonly added: number;
  readonly changed: number;
  readonly skipped: number;
}

/** Import and export of the product list: reads tables or lines of text, and writes tables. */
@Injectable()
export class ProductFiles {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Threads) private readonly threads: Threads,
    @Inject(ProductImports) private readonly imports: ProductImports,
    @Inject(Workbooks) private readonly workbooks: Workbooks,
  ) {}

  /**
   * The content of the file, row by row, without changing anything.
   * @throws AppError for a file that is not a list or is empty
   */
  async preview(accountId: AccountId, bytes: Buffer, choice: ImportChoice = noChoice): Promise<ImportPreview> {
    const read = await this.read(accountId, bytes, choice);
    if (read.products.length + read.wrong.length + read.doubtful.length === 0 && !read.price.mustChoose)
      throw new AppError('products_none');
    const known = await statements.findByKeys(this.database, accountId, keysOf(read));
    const table = withKnownPrices(read, known, choice);
    return { ...table, ...sortedRows(table.wrong), ...this.plan(table.products, known) };
  }

  /**
   * Imports the rows that can be read, all of them or none.
   * @throws AppError for a file that is not a list or is empty, while a question about a price is open, and
   * when the list would become too long
   */
  async take(accountId: AccountId, bytes: Buffer, choice: ImportChoice = noChoice): Promise<TakenImport> {
    const read = await this.read(accountId, bytes, choice);
    if (read.price.mustChoose) throw new AppError('import_open');
    return this.database.transaction(async (tx) => {
      const known = await statements.lockByKeys(tx, accountId, keysOf(read));
      const { products, wrong, doubtful } = withKnownPrices(read, known, choice);
      if (!choice.leavesRest && doubtful.some((row) => isOpen(row, choice))) throw new AppError('import_open');
      if (products.length === 0) throw new AppError('products_none');
      const plan = this.plan(products, known);
      await statements.saveAll(tx, accountId, plan.products);
      if ((await statements.countAll(tx, accountId)) > limits.productsMax) throw new AppError('products_full');
      const before = new Map(known.map((product) => [keyOf(product), product]));
      const changes = plan.products.map((after) => ({ before: before.get(keyOf(after)) ?? null, after }));
      const importId = await this.imports.record(tx, accountId, changes);
      return {
        importId,
        added: plan.added,
        changed: plan.changed,
        skipped: wrong.length + doubtful.filter((row) => isLeftOut(row, choice)).length,
      };
    });
  }

  /** The whole list as a file. It is read and written page by page. Importing the file again changes nothing. */
  exportAll(accountId: AccountId, format: SheetFormat): Promise<Buffer> {
    return this.written(accountId, this.pages(accountId), format);
  }

  /** An empty table with two example rows. */
  template(accountId: AccountId, format: SheetFormat): Promise<Buffer> {
    return this.written(accountId, [[headings, ...templateRows]], format);
  }

  /** The headings, then the rows of all products. Pages are short, so that other work can run between them. */
  private async *pages(accountId: AccountId): AsyncGenerator<readonly Row[]> {
    yield [headings];
    for (let after = ''; ;) {
      const page = await statements.findPage(this.database, accountId, { after, part: '', limit: exportedAtOnce });
      if (page.length > 0) yield page.map(toRow);
      if (page.length < exportedAtOnce) return;
      after = keyOf(page.at(-1)!);
    }
  }

  /**
   * Untrusted bytes are parsed in a separate thread.
   * @throws AppError for a file that is not a list, and when too many files wait to be read
   */
  private async read(accountId: AccountId, bytes: Buffer, choice: ImportChoice): Promise<ImportedTable> {
    const call: ImportCall = { bytes: new Uint8Array(bytes), choice };
    const answer = await this.threads
      .with('features/products/import.thread', accountId, readingLimits, (thread) => thread.call<ImportAnswer>(call))
      .catch(refused);
    if ('problem' in answer) throw unusable(answer.problem);
    return answer.table;
  }

  private async written(accountId: AccountId, pages: Pages, format: SheetFormat): Promise<Buffer> {
    if (format === 'xlsx') return this.workbooks.write(accountId, layout, pages).catch(refused);
    const parts: Buffer[] = [];
    for await (const rows of pages) parts.push(csvPart(rows, parts.length === 0));
    return Buffer.concat(parts);
  }

  private plan(rows: ImportedTable['products'], known: readonly ProductInput[]) {
    const byKey = new Map(known.map((product) => [keyOf(product), product]));
    const products = rows.map((row) => merged(row, byKey.get(keyOf(row))));
    const changed = products.filter((product) => byKey.has(keyOf(product))).length;
    return { products, added: products.length - changed, changed };
  }
}

const keyOf = ({ name }: { readonly name: string }): string => nameKeyOf(name);

function keysOf({ products, doubtful }: ImportedTable): string[] {
  return [...products, ...doubtful.flatMap(({ product }) => product ?? [])].map(keyOf);
}

const isOpen = ({ row, otherwise }: DoubtfulRow, { answers }: ImportChoice): boolean => otherwise === 'ask' && !answers.has(row);
const isLeftOut = ({ row, otherwise, product }: DoubtfulRow, { answers }: ImportChoice): boolean =>
  answers.get(row) === 'drop' || (otherwise !== 'keep' && !answers.has(row)) || (product === null && answers.get(row) === 'keep');

/** Accepts doubtful prices that the list already has, because the owner has seen them there. */
function withKnownPrices(table: ImportedTable, known: readonly ProductInput[], choice: ImportChoice): ImportedTable {
  const byKey = new Map(known.map((product) => [keyOf(product), product]));
  const taken = new Set(table.products.map(keyOf));
  const isKnown = (row: DoubtfulRow): boolean => {
    const there = row.product && isOpen(row, choice) && !taken.has(keyOf(row.product)) ? byKey.get(keyOf(row.product)) : undefined;
    return there !== undefined && pricesOf(there) === pricesOf(row.product!);
  };
  const settled = table.doubtful.filter(isKnown);
  return {
    ...table,
    products: [...table.products, ...settled.flatMap(({ product }) => product ?? [])],
    doubtful: table.doubtful.filter((row) => !settled.includes(row)),
  };
}

const pricesOf = ({ priceIdr, variants }: Pick<ProductInput, 'priceIdr' | 'variants'>): string =>
  JSON.stringify([priceIdr, variants.map((variant) => [nameKeyOf(variant.name), variant.priceIdr])]);

type Row = readonly (string | number | null)[];
type Pages = Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>;

function unusable(problem: ListProblem): AppError {
  return new AppError('file_unusable', { why: sheetSentences[problem] });
}

function refused(error: unknown): never {
  if (error instanceof SheetError) throw unusable(error.problem);
  if (!(error instanceof ThreadError)) throw error;
  if (error.problem === 'share_full') throw new AppError('too_many_at_once');
  throw error.problem === 'full' ? new AppError('busy') : unusable('too_complex');
}

function toRow({ name, priceIdr, weightGrams, stock, variants, notes, photos, active, category }: ProductInput): Row {
  const sorts = variants.map(formatVariant).join('; ');
  return [name, priceIdr, weightGrams, stock, sorts, notes, photos.join(' '), active ? 'ya' : 'tidak', category];
}
