import type { AccountId } from '#contracts/values/ids';
import type { ProductInput } from '#contracts/values/selling/products';
import type { Sql, Tx } from '../../../platform/database/database.js';

/**
 * The effect of a change on one product. `before` is null when the product was added, `after` is null when it was
 * removed.
 */
export interface ImportChange {
  readonly before: ProductInput | null;
  readonly after: ProductInput | null;
}

/** `edit`: many products were changed at once in the panel. */
export type ImportKind = 'import' | 'edit';

export interface LastImport {
  readonly id: string;
  readonly kind: ImportKind;
  readonly takenAt: Date;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

interface NewImport {
  readonly id: string;
  readonly kind: ImportKind;
  readonly takenAt: Date;
  readonly changes: readonly ImportChange[];
}

export async function add(tx: Tx, accountId: AccountId, { id, kind, takenAt, changes }: NewImport): Promise<void> {
  await tx.run(`INSERT INTO product_imports (id, account_id, taken_at, changes, kind) VALUES ($1, $2, $3, $4::jsonb, $5)`, [
    id,
    accountId,
    takenAt,
    JSON.stringify(changes),
    kind,
  ]);
}

/** Removes all but the latest imports of the owner. */
export async function keepLatest(tx: Tx, accountId: AccountId, kept: number): Promise<void> {
  await tx.run(
    `DELETE FROM product_imports WHERE account_id = $1 AND id IN
       (SELECT id FROM product_imports WHERE account_id = $1 ORDER BY taken_at DESC, id DESC OFFSET $2)`,
    [accountId, kept],
  );
}

export async function findLatest(sql: Sql, accountId: AccountId, since: Date): Promise<LastImport | null> {
  const [row] = await sql.rows<{ id: string; kind: ImportKind; taken_at: Date; added: number; removed: number; total: number }>(
    `SELECT id, kind, taken_at, jsonb_array_length(changes) AS total,
       (SELECT count(*)::int FROM jsonb_array_elements(changes) AS one WHERE one -> 'after' = 'null') AS removed,
       (SELECT count(*)::int FROM jsonb_array_elements(changes) AS one WHERE one -> 'before' = 'null') AS added
     FROM product_imports WHERE account_id = $1 AND taken_at >= $2 ORDER BY taken_at DESC, id DESC LIMIT 1`,
    [accountId, since],
  );
  if (!row) return null;
  const { id, kind, taken_at: takenAt, added, removed, total } = row;
  return { id, kind, takenAt, added, removed, changed: total - added - removed };
}

/**
 * Removes the import and returns its changes; null when it does not exist. Of two concurrent calls, the
 * second gets null.
 */
export async function takeOut(tx: Tx, accountId: AccountId, id: string, since: Date): Promise<readonly ImportChange[] | null> {
  const [row] = await tx.rows<{ changes: readonly ImportChange[] }>(
    `DELETE FROM product_imports WHERE account_id = $1 AND id::text = lower($2) AND taken_at >= $3 RETURNING changes`,
    [accountId, id, since],
  );
  return row?.changes ?? null;
}

export async function removeOlder(sql: Sql, before: Date): Promise<number> {
  return sql.run(`DELETE FROM product_imports WHERE taken_at < $1`, [before]);
}
