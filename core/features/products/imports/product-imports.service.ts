import { Inject, Injectable } from '@nestjs/common';
import { dayMs } from '#contracts/values/base/durations';
import type { AccountId } from '#contracts/values/ids';
import { retention } from '#contracts/values/retention';
import { limits } from '#contracts/values/limits';
import { emptyTerms } from '#contracts/values/selling/product-terms';
import { nameKeyOf, type ProductInput } from '#contracts/values/selling/products';
import { Clock } from '../../../platform/clock/clock.js';
import { newId } from '../../../platform/crypto/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { AppError } from '../../../platform/errors/app-error.js';
import * as products from '../products.statements.js';
import * as statements from './product-imports.statements.js';

/** Maximum number of stored imports per owner: each holds up to 2,000 products twice. */
const keptMax = 10;

/** Result of an undo. */
export interface UndoneImport {
  /** Products that the import had added. */
  readonly removed: number;
  /** Products that got back their values from before the import. */
  readonly restored: number;
  /** Names of products that were edited or deleted after the import: they are left unchanged. */
  readonly edited: readonly string[];
}

/** History of what imports changed in the list, so that the owner can undo them. */
@Injectable()
export class ProductImports {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Stores the changes of an import, in the same transaction. Returns the id of the import. */
  async record(
    tx: Tx,
    accountId: AccountId,
    changes: readonly statements.ImportChange[],
    kind: statements.ImportKind = 'import',
  ): Promise<string> {
    const id = newId();
    await statements.add(tx, accountId, { id, kind, takenAt: this.clock.now(), changes });
    await statements.keepLatest(tx, accountId, keptMax);
    return id;
  }

  /** The latest import that can still be undone. */
  latest(accountId: AccountId): Promise<statements.LastImport | null> {
    return statements.findLatest(this.database, accountId, this.oldest());
  }

  /**
   * Undoes an import: added products are removed, changed ones get their earlier values back. A product that
   * was edited since is left unchanged.
   * @throws AppError when the import does not exist: already undone, or too old
   */
  async undo(accountId: AccountId, id: string): Promise<UndoneImport> {
    return this.database.transaction(async (tx) => {
      const changes = await statements.takeOut(tx, accountId, id, this.oldest());
      if (!changes) throw new AppError('import_gone');
      const there = await products.lockByKeys(tx, accountId, changes.map(keyOf));
      const byKey = new Map(there.map((product) => [nameKeyOf(product.name), product]));
      const isAsImported = (change: statements.ImportChange): boolean => {
        const product = byKey.get(keyOf(change));
        // a product that the import removed is added again, unless a new product has its name
        if (change.after === null) return product === undefined;
        return product !== undefined && valuesOf(product) === valuesOf(change.after);
      };
      const untouched = changes.filter(isAsImported);
      const kept = new Set(untouched);
      const restored = untouched.flatMap(({ before }) => before ?? []);
      const added = untouched.filter(({ before }) => before === null);
      await products.saveAll(tx, accountId, restored);
      await products.removeByKeys(tx, accountId, added.map(keyOf));
      if ((await products.countAll(tx, accountId)) > limits.productsMax) throw new AppError('products_full');
      const edited = changes.filter((change) => !kept.has(change)).map(nameOf);
      return { removed: added.length, restored: restored.length, edited };
    });
  }

  /** Removes imports that are too old to be undone. Returns how many. */
  removeOld(): Promise<number> {
    return statements.removeOlder(this.database, this.oldest());
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - retention.productImportDays * dayMs);
  }
}

const nameOf = ({ before, after }: statements.ImportChange): string => (after ?? before)!.name;
const keyOf = (change: statements.ImportChange): string => nameKeyOf(nameOf(change));

/**
 * A text for comparison, which is equal for products with the same values. It fixes the order of keys, because jsonb
 * does not keep it.
 */
function valuesOf(product: ProductInput): string {
  const { name, priceIdr, weightGrams, stock, variants, notes, photos, active, costIdr } = product;
  const sorts = variants.map((variant) => [variant.name, variant.priceIdr, variant.stock]);
  // older records lack these fields, because products had no conditions or categories then
  const { unit, minOrder, tiers, resellerIdr, promo } = product.terms ?? emptyTerms;
  const terms = [
    unit,
    minOrder,
    tiers.map(({ from, priceIdr: each }) => [from, each]),
    resellerIdr,
    promo && [promo.priceIdr, promo.from, promo.until],
  ];
  return JSON.stringify([name, priceIdr, weightGrams, stock, sorts, notes, photos, active, terms, costIdr, product.category ?? '']);
}
