import { Inject, Injectable } from '@nestjs/common';
import type { AccountId } from '#contracts/values/ids';
import type { ProductsChange } from '#contracts/values/selling/product-changes';
import { nameKeyOf } from '#contracts/values/selling/products';
import { isUuid } from '#contracts/values/uuid';
import { Database } from '../../../platform/database/database.js';
import * as products from '../products.statements.js';
import { changedBy } from './product-changes.rules.js';
import { ProductImports } from './product-imports.service.js';
import type { ImportChange } from './product-imports.statements.js';

/** Products named one by one, or all products of a category whose name contains a text. */
export type ChosenProducts = { readonly ids: readonly string[] } | { readonly q: string; readonly category?: string | undefined };

/** Result of a change. */
export interface AppliedChange {
  readonly changed: number;
  /**
   * Number of products that the change does not apply to. For example, a price change does not apply to a product
   * without a price.
   */
  readonly skipped: number;
  /** Id for {@link ProductImports.undo}; null when nothing changed. */
  readonly undoId: string | null;
}

/** Changes many products at once. The change can be undone for as long as an import. */
@Injectable()
export class ProductChanges {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(ProductImports) private readonly imports: ProductImports,
  ) {}

  /**
   * Changes products in one transaction: all products that the change applies to, or none. Ids of other owners match
   * nothing.
   */
  apply(accountId: AccountId, chosen: ChosenProducts, change: ProductsChange): Promise<AppliedChange> {
    return this.database.transaction(async (tx) => {
      const found =
        'ids' in chosen
          ? await products.lockByIds(tx, accountId, chosen.ids.filter(isUuid))
          : await products.lockByPart(tx, accountId, nameKeyOf(chosen.q), chosen.category || null);
      const changes: ImportChange[] = found.flatMap((before) => {
        const after = change.kind === 'remove' ? null : changedBy(before, change);
        return change.kind === 'remove' || after ? [{ before, after }] : [];
      });
      const saved = changes.flatMap(({ after }) => after ?? []);
      const removed = changes.flatMap(({ before, after }) => (after === null && before ? [nameKeyOf(before.name)] : []));
      if (saved.length > 0) await products.saveAll(tx, accountId, saved);
      if (removed.length > 0) await products.removeByKeys(tx, accountId, removed);
      const undoId = changes.length === 0 ? null : await this.imports.record(tx, accountId, changes, 'edit');
      return { changed: changes.length, skipped: found.length - changes.length, undoId };
    });
  }
}
