import { type AccountId, PackageId } from '#contracts/values/ids';
import type { Sql } from '../../platform/database/database.js';
import type { Subscription } from './plans.rules.js';
import type { TrialKey } from './trial-keys.js';

interface SubscriptionRow {
  package_id: string;
  replies_left: number | null;
  replies_total: number | null;
  started_at: Date;
  expires_at: Date;
}

export interface DueSubscription extends Subscription {
  readonly accountId: AccountId;
  readonly noticesSent: readonly string[];
}

const columns = 'package_id, replies_left, replies_total, started_at, expires_at';

/** Serializes activations and reversals per owner, even before there is a row to lock. */
export async function lockOwner(sql: Sql, accountId: AccountId): Promise<void> {
  await sql.rows(`SELECT pg_advisory_xact_lock(hashtextextended($1, 1))`, [`plans:${accountId}`]);
}

export async function findSubscription(sql: Sql, accountId: AccountId, lock = false): Promise<Subscription | null> {
  const rows = await sql.rows<SubscriptionRow>(
    `SELECT ${columns} FROM subscriptions WHERE account_id = $1${lock ? ' FOR UPDATE' : ''}`,
    [accountId],
    lock ? 'plans-find-locked' : 'plans-find',
  );
  return rows[0] ? subscriptionOf(rows[0]) : null;
}

export async function findActive(sql: Sql, accountIds: readonly AccountId[], now: Date): Promise<AccountId[]> {
  const rows = await sql.rows<{ account_id: AccountId }>(
    `SELECT account_id FROM subscriptions WHERE account_id = ANY ($1::uuid[]) AND expires_at > $2`,
    [accountIds, now],
    'plans-active',
  );
  return rows.map((row) => row.account_id);
}

/** Writes the new state of the subscription and resets its notices. */
export async function saveSubscription(sql: Sql, accountId: AccountId, next: Subscription): Promise<void> {
  await sql.run(
    `INSERT INTO subscriptions (account_id, package_id, replies_left, replies_total, started_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (account_id) DO UPDATE SET package_id = EXCLUDED.package_id, replies_left = EXCLUDED.replies_left,
       replies_total = EXCLUDED.replies_total, started_at = EXCLUDED.started_at, expires_at = EXCLUDED.expires_at,
       notices_sent = '{}', updated_at = now()`,
    [accountId, next.packageId, next.repliesLeft, next.repliesTotal, next.startedAt, next.expiresAt],
  );
}

export async function deleteSubscription(sql: Sql, accountId: AccountId): Promise<void> {
  await sql.run(`DELETE FROM subscriptions WHERE account_id = $1`, [accountId]);
}

/** Result of charging one reply; null counts mean unlimited. */
export interface TakenRow {
  replies_left: number | null;
  replies_total: number | null;
  started_at: Date;
  burst_used: number;
  burst_since: Date;
}

/** Minutes in which answers are counted together. */
const burstMinutes = 10;

/**
 * Charges one reply in one conditional statement. When it returns no row, no reply was left.
 * @param gate name of a CTE in the same statement: nothing is charged when the CTE has no row.
 */
export function takeText(owner: string, now: string, gate?: string): string {
  const isSameBurst = `s.burst_since > (${now})::timestamptz - make_interval(mins => ${burstMinutes})`;
  return `UPDATE subscriptions s SET replies_left = s.replies_left - 1, updated_at = now(),
      burst_used = CASE WHEN ${isSameBurst} THEN s.burst_used + 1 ELSE 1 END,
      burst_since = CASE WHEN ${isSameBurst} THEN s.burst_since ELSE (${now})::timestamptz END ${gate ? `FROM ${gate}` : ''}
    WHERE s.account_id = ${owner} AND s.expires_at > ${now} AND (s.replies_left IS NULL OR s.replies_left > 0)
    RETURNING s.replies_left, s.replies_total, s.started_at, s.burst_used, s.burst_since`;
}

export async function takeReply(sql: Sql, accountId: AccountId, now: Date): Promise<TakenRow | undefined> {
  const rows = await sql.rows<TakenRow & Record<string, unknown>>(takeText('$1', '$2'), [accountId, now], 'plans-take');
  return rows[0];
}

/**
 * Refunds one reply to the current package. After a renewal, the reply is added to the count of the renewed package.
 */
export async function returnReply(sql: Sql, accountId: AccountId): Promise<void> {
  await sql.run(
    `UPDATE subscriptions SET replies_left = replies_left + 1, replies_total = GREATEST(replies_total, replies_left + 1), updated_at = now()
     WHERE account_id = $1 AND replies_left IS NOT NULL`,
    [accountId],
  );
}

/**
 * Claims the right to send these notices for the current activation. False when another process has already
 * claimed it.
 */
export async function claimNotices(sql: Sql, accountId: AccountId, keys: readonly string[], activation: Date): Promise<boolean> {
  const changed = await sql.run(
    `UPDATE subscriptions SET notices_sent = notices_sent || $2::text[]
     WHERE account_id = $1 AND date_trunc('milliseconds', started_at) = $3 AND NOT (($2::text[])[1] = ANY (notices_sent))`,
    [accountId, keys, activation],
  );
  return changed === 1;
}

/** Ends a running trial at once; a package bought in the meantime stays. @returns false when no trial was running. */
export async function expireTrial(sql: Sql, accountId: AccountId, now: Date): Promise<boolean> {
  const ended = await sql.run(
    `UPDATE subscriptions SET expires_at = $2, notices_sent = '{expiry-0,expiry-1,expiry-3}', updated_at = now()
     WHERE account_id = $1 AND package_id = 'ai-trial' AND expires_at > $2`,
    [accountId, now],
  );
  return ended === 1;
}

/** Subscriptions that may have a notice due: near expiry or mostly used, and not yet fully notified. */
export async function findDue(sql: Sql, now: Date, after: AccountId | null, limit: number): Promise<DueSubscription[]> {
  const rows = await sql.rows<SubscriptionRow & { account_id: AccountId; notices_sent: string[] }>(
    `SELECT account_id, notices_sent, ${columns} FROM subscriptions
     WHERE ($2::uuid IS NULL OR account_id > $2::uuid)
       AND ((expires_at <= $1::timestamptz + interval '3 days' AND NOT ('expiry-0' = ANY (notices_sent)))
         OR (replies_total > 0 AND replies_left * 5 <= replies_total AND expires_at > $1 AND NOT ('quota-100' = ANY (notices_sent))))
     ORDER BY account_id LIMIT $3`,
    [now, after, limit],
  );
  return rows.map((row) => ({ ...subscriptionOf(row), accountId: row.account_id, noticesSent: row.notices_sent }));
}

/** Records that this address or number has had its trial. False when it had one before. */
export async function claimTrial(sql: Sql, { kind, key, old }: TrialKey, accountId: AccountId, at: Date): Promise<boolean> {
  return (
    (await sql.run(
      `INSERT INTO trial_claims (kind, key_hash, account_id, claimed_at)
       SELECT $1, $2, $4, $5 WHERE NOT EXISTS (SELECT 1 FROM trial_claims WHERE kind = $1 AND key_hash = $3) ON CONFLICT DO NOTHING`,
      [kind, key, old, accountId, at],
    )) === 1
  );
}

/**
 * The owner who used the trial of that address or number; undefined when it was not used. Null when that
 * owner no longer exists.
 */
export async function trialClaimant(sql: Sql, { kind, key, old }: TrialKey): Promise<AccountId | null | undefined> {
  const rows = await sql.rows<{ account_id: AccountId | null }>(
    `SELECT account_id FROM trial_claims WHERE kind = $1 AND key_hash IN ($2, $3) LIMIT 1`,
    [kind, key, old],
  );
  return rows[0]?.account_id;
}

/** When the owner's trial began; null when the owner had none under any address or number. */
export async function trialStart(sql: Sql, accountId: AccountId): Promise<Date | null> {
  const rows = await sql.rows<{ claimed_at: Date }>(
    `SELECT claimed_at FROM trial_claims WHERE account_id = $1 ORDER BY claimed_at LIMIT 1`,
    [accountId],
  );
  return rows[0]?.claimed_at ?? null;
}

function subscriptionOf(row: SubscriptionRow): Subscription {
  return {
    packageId: PackageId.parse(row.package_id),
    repliesLeft: row.replies_left,
    repliesTotal: row.replies_total,
    startedAt: row.started_at,
    expiresAt: row.expires_at,
  };
}
