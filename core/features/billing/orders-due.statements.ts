import type { OrderId } from '#contracts/values/ids';
import { retention } from '#contracts/values/retention';
import type { ProviderName } from '../../outside/payments/payment.types.js';
import type { Sql } from '../../platform/database/database.js';

export interface DueOrder {
  readonly id: OrderId;
  readonly provider: ProviderName;
  /**
   * When the provider was last queried about the order. If the row has a different value later, another process has
   * queried it in the meantime.
   */
  readonly checkedAt: Date | null;
}

/**
 * Orders that providers must be queried about again, in case a notification was lost. Providers require at least a
 * minute between two queries. The time between two queries of an order depends on its state:
 * - open: a quarter of the order's age, at least a minute and at most an hour, and once more after it expires
 * - closed without payment, for late payments: at least an hour, for two days
 * - paid, for refunds: half of the time since the payment, at least half an hour, for 45 days (the shortest refund
 * window)
 * - open, of a deleted account: at once, then every minute until it is closed
 *
 * Orders whose buyer is known to have chosen a payment method come first, then orders with a popup, then the rest.
 * @param not orders already queried in this sweep.
 * @param of providers that can be queried now.
 */
export async function findDueForCheck(
  sql: Sql,
  now: Date,
  { not, of, limit }: { not: readonly OrderId[]; of: readonly ProviderName[]; limit: number },
): Promise<DueOrder[]> {
  return sql.rows<DueOrder>(
    `SELECT id, provider, checked_at AS "checkedAt" FROM (
       SELECT id, provider, checked_at, revoked_at, snap_token, state, paid_at, expires_at, coalesce(checked_at, created_at) AS asked_at, $1::timestamptz AS now, created_at FROM orders
       WHERE state <> 'refunded' AND created_at > $1::timestamptz - interval '50 days' AND NOT id = ANY($2) AND provider = ANY($4)
     ) o
     WHERE CASE
       WHEN state IN ('created', 'pending') AND revoked_at IS NOT NULL THEN now - asked_at >= interval '1 minute' OR asked_at < revoked_at
       WHEN state IN ('created', 'pending') THEN
         now - asked_at >= LEAST(GREATEST((now - created_at) / 4, interval '1 minute'), interval '1 hour')
         OR (now > expires_at + interval '70 seconds' AND asked_at <= expires_at + interval '60 seconds')
       WHEN state = 'paid' THEN now < paid_at + interval '45 days' AND now - asked_at >= GREATEST((now - paid_at) / 2, interval '30 minutes')
       ELSE paid_at IS NULL AND now < expires_at + interval '2 days' AND now - asked_at >= GREATEST((now - created_at) / 4, interval '1 hour')
     END
     ORDER BY state <> 'pending', state <> 'created' OR snap_token IS NULL, asked_at LIMIT $3`,
    [now, not, limit, of],
  );
}

/** Deletes the tokens of deleted accounts' orders once their popups are closed. */
export async function forgetRevoked(sql: Sql): Promise<number> {
  return sql.run(
    `UPDATE orders SET snap_token = NULL, updated_at = now()
     WHERE revoked_at IS NOT NULL AND snap_token IS NOT NULL AND state NOT IN ('created', 'pending')`,
  );
}

/**
 * Removes the address from registration orders that were never paid, some days after they can no longer be
 * paid.
 */
export async function forgetAbandoned(sql: Sql, now: Date): Promise<number> {
  return sql.run(
    `UPDATE orders SET email_canonical = NULL, visitor_hash = NULL, snap_token = NULL, updated_at = now()
     WHERE purpose = 'registration' AND account_id IS NULL AND paid_at IS NULL AND email_canonical IS NOT NULL AND expires_at < $1::timestamptz - make_interval(days => $2)`,
    [now, retention.abandonedOrderDays],
  );
}

/** Addresses with a paid, unclaimed registration order. */
export async function unclaimedAddresses(sql: Sql): Promise<string[]> {
  const rows = await sql.rows<{ email: string }>(
    `SELECT DISTINCT email_canonical AS email FROM orders
     WHERE purpose = 'registration' AND state = 'paid' AND account_id IS NULL AND granted_at IS NULL AND email_canonical IS NOT NULL`,
  );
  return rows.map(({ email }) => email);
}

/**
 * Paid orders that were not reported to Meta yet and that Meta would still accept. Meta rejects events older than 7
 * days.
 */
export async function findUntoldPurchases(sql: Sql, now: Date, limit: number): Promise<OrderId[]> {
  const rows = await sql.rows<{ id: OrderId }>(
    `SELECT id FROM orders o WHERE state = 'paid' AND paid_at > $1::timestamptz - interval '6 days'
       AND NOT EXISTS (SELECT 1 FROM order_events e WHERE e.order_id = o.id AND e.status = 'purchase-event')
     ORDER BY paid_at LIMIT $2`,
    [now, limit],
  );
  return rows.map((row) => row.id);
}
