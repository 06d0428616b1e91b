import { type AccountId, type OrderId, PackageId } from '#contracts/values/ids';
import type { Sql, Tx } from '../../platform/database/database.js';

/**
 * Serializes, across the cluster, the opening of checkouts for one buyer and package until the transaction
 * ends.
 */
export async function holdOpenings(tx: Tx, buyer: string, packageId: PackageId): Promise<void> {
  await tx.run(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`checkout/${buyer}/${packageId}`]);
}

/**
 * Removes personal data from an owner's orders; the orders are kept for bookkeeping. Open orders keep the
 * token that closes their checkout.
 * @returns the open orders, to be withdrawn at their providers.
 */
export async function revokeOwned(tx: Tx, accountId: AccountId, now: Date): Promise<OrderId[]> {
  const rows = await tx.rows<{ id: OrderId; open: boolean }>(
    `UPDATE orders SET email_canonical = NULL, revoked_at = $2, updated_at = now(),
       snap_token = CASE WHEN state IN ('created', 'pending') THEN snap_token END
     WHERE account_id = $1 RETURNING id, state IN ('created', 'pending') AS open`,
    [accountId, now],
  );
  return rows.filter(({ open }) => open).map(({ id }) => id);
}

/** Records that the checkout was closed before it was used. False when the order was written since `version`. */
export async function closeUnused(sql: Sql, id: OrderId, version: string, now: Date): Promise<boolean> {
  const closed = await sql.run(
    `UPDATE orders SET state = 'cancelled', snap_token = NULL, checked_at = $3, updated_at = now()
     WHERE id = $1 AND xmin::text = $2 AND state = 'created'`,
    [id, version, now],
  );
  return closed === 1;
}

/**
 * Assigns the oldest paid, unclaimed registration order of that address and package to an owner, at most
 * once. Null when there is none.
 */
export async function claimPaid(
  tx: Tx,
  whose: { accountId: AccountId; emailCanonical: string; packageId: PackageId | null },
): Promise<{ readonly id: OrderId; readonly packageId: PackageId; readonly amount: number } | null> {
  const [row] = await tx.rows<{ id: OrderId; package_id: string; amount: number }>(
    `UPDATE orders SET account_id = $1, updated_at = now() WHERE id = (
       SELECT id FROM orders WHERE purpose = 'registration' AND state = 'paid' AND account_id IS NULL AND granted_at IS NULL
         AND email_canonical = $2 AND ($3::text IS NULL OR package_id = $3)
       ORDER BY paid_at, id LIMIT 1 FOR UPDATE)
     RETURNING id, package_id, amount`,
    [whose.accountId, whose.emailCanonical, whose.packageId],
  );
  return row ? { id: row.id, packageId: PackageId.parse(row.package_id), amount: row.amount } : null;
}
