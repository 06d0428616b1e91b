import { createHash } from 'node:crypto';
import type { OrderState } from '#contracts/http/billing';
import { PackageId, type OrderId, type OwnerId } from '#contracts/values/ids';
import { newId } from '../../platform/crypto/ids.js';
import type { Sql, Tx } from '../../platform/database/database.js';
import type { Grant } from '../plans/plans.service.js';
import type { Order } from './orders.rules.js';

export interface OrderRow extends Order {
  readonly id: OrderId;
  readonly ownerId: OwnerId | null;
  readonly purpose: 'billing' | 'registration';
  /** Of who registers with the order; null for an owner's own. */
  readonly emailCanonical: string | null;
  readonly packageId: PackageId;
  readonly snapToken: string | null;
  readonly createdAt: Date;
  readonly grantedAt: Date | null;
  readonly checkedAt: Date | null;
  /** When the buyer's account was deleted while the order stood: nobody may pay it any more. */
  readonly revokedAt: Date | null;
  /** Changes with every write of the row. */
  readonly version: string;
}

export type Source = 'notification' | 'status' | 'sweep';

export interface NewOrder {
  readonly id: OrderId;
  readonly ownerId: OwnerId | null;
  readonly purpose: OrderRow['purpose'];
  readonly emailCanonical: string | null;
  readonly visitorHash?: Buffer | null;
  readonly packageId: PackageId;
  readonly amount: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface OrderEvent {
  readonly orderId: OrderId;
  readonly source: Source;
  readonly status: string;
  readonly outcome: string;
  /** What makes it another event than the last one of its kind. */
  readonly identity: string;
}

interface Row {
  id: OrderId;
  owner_id: OwnerId | null;
  purpose: OrderRow['purpose'];
  email_canonical: string | null;
  package_id: string;
  amount: number;
  currency: string;
  state: OrderState;
  snap_token: string | null;
  transaction_id: string | null;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  granted_at: Date | null;
  checked_at: Date | null;
  revoked_at: Date | null;
  version: string;
}

const columns = `id, owner_id, purpose, email_canonical, package_id, amount, currency, state, snap_token, transaction_id, created_at, expires_at,
  paid_at, granted_at, checked_at, revoked_at, xmin::text AS version`;

export async function insertOrder(sql: Sql, order: NewOrder): Promise<void> {
  await sql.run(
    `INSERT INTO orders (id, owner_id, purpose, email_canonical, package_id, amount, created_at, expires_at, visitor_hash) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      order.id,
      order.ownerId,
      order.purpose,
      order.emailCanonical,
      order.packageId,
      order.amount,
      order.createdAt,
      order.expiresAt,
      order.visitorHash ?? null,
    ],
  );
}

export async function saveToken(sql: Sql, id: OrderId, token: string): Promise<void> {
  await sql.run(`UPDATE orders SET snap_token = $2, updated_at = now() WHERE id = $1`, [id, token]);
}

export async function findOrder(sql: Sql, id: OrderId): Promise<OrderRow | null> {
  return first(await sql.rows<Row>(`SELECT ${columns} FROM orders WHERE id = $1`, [id]));
}

export async function findOwned(sql: Sql, ownerId: OwnerId, id: OrderId): Promise<OrderRow | null> {
  return first(await sql.rows<Row>(`SELECT ${columns} FROM orders WHERE id = $2 AND owner_id = $1`, [ownerId, id]));
}

export async function listOwned(sql: Sql, ownerId: OwnerId, limit: number): Promise<OrderRow[]> {
  return (
    await sql.rows<Row>(`SELECT ${columns} FROM orders WHERE owner_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`, [ownerId, limit])
  ).map(orderOf);
}

/** The newest order whose popup can still be used, until at least `usableUntil`. */
export async function findReusable(
  sql: Sql,
  whose: { ownerId: OwnerId | null; emailCanonical: string | null; visitorHash: Buffer | null },
  packageId: PackageId,
  usableUntil: Date,
): Promise<OrderRow | null> {
  return first(
    await sql.rows<Row>(
      `SELECT ${columns} FROM orders
       WHERE ((purpose = 'billing' AND owner_id = $1) OR (purpose = 'registration' AND owner_id IS NULL AND email_canonical = $2 AND visitor_hash = $5))
         AND package_id = $3 AND state IN ('created', 'pending') AND snap_token IS NOT NULL AND expires_at > $4
       ORDER BY created_at DESC LIMIT 1`,
      [whose.ownerId, whose.emailCanonical, packageId, usableUntil, whose.visitorHash],
    ),
  );
}

/** Lets one buyer's openings of one package go one after another until the transaction ends, in the whole cluster. */
export async function holdOpenings(tx: Tx, buyer: string, packageId: PackageId): Promise<void> {
  await tx.run(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`checkout/${buyer}/${packageId}`]);
}

/** The order that somebody is just opening a popup for. @param since one that began earlier was given up by its opener. */
export async function findOpening(
  tx: Tx,
  whose: { ownerId: OwnerId | null; emailCanonical: string | null; visitorHash: Buffer | null },
  packageId: PackageId,
  since: Date,
): Promise<OrderRow | null> {
  return first(
    await tx.rows<Row>(
      `SELECT ${columns} FROM orders
       WHERE ((purpose = 'billing' AND owner_id = $1) OR (purpose = 'registration' AND owner_id IS NULL AND email_canonical = $2 AND visitor_hash = $5))
         AND package_id = $3 AND state = 'created' AND snap_token IS NULL AND created_at > $4
       ORDER BY created_at DESC LIMIT 1`,
      [whose.ownerId, whose.emailCanonical, packageId, since, whose.visitorHash],
    ),
  );
}

/** Ends an order whose popup could not be opened: nobody has a token to pay it by. */
export async function noteUnopened(sql: Sql, id: OrderId): Promise<void> {
  await sql.run(`UPDATE orders SET state = 'failed', updated_at = now() WHERE id = $1 AND state = 'created' AND snap_token IS NULL`, [id]);
}

/**
 * Takes the person out of an owner's orders; they stay as bookkeeping needs. Open ones keep the token that closes their popup.
 * @returns the open ones, to be taken back at Midtrans.
 */
export async function revokeOwned(tx: Tx, ownerId: OwnerId, now: Date): Promise<OrderId[]> {
  const rows = await tx.rows<{ id: OrderId; open: boolean }>(
    `UPDATE orders SET email_canonical = NULL, revoked_at = $2, updated_at = now(),
       snap_token = CASE WHEN state IN ('created', 'pending') THEN snap_token END
     WHERE owner_id = $1 RETURNING id, state IN ('created', 'pending') AS open`,
    [ownerId, now],
  );
  return rows.filter(({ open }) => open).map(({ id }) => id);
}

/** Notes that the popup was closed at Midtrans before anybody used it. False when the order was written since `version`. */
export async function closeUnused(sql: Sql, id: OrderId, version: string, now: Date): Promise<boolean> {
  const closed = await sql.run(
    `UPDATE orders SET state = 'cancelled', snap_token = NULL, checked_at = $3, updated_at = now()
     WHERE id = $1 AND xmin::text = $2 AND state = 'created'`,
    [id, version, now],
  );
  return closed === 1;
}

/** Holds the row until the transaction ends; null when it was written since `version` was read. */
export async function lockUnchanged(tx: Tx, id: OrderId, version: string): Promise<OrderRow | null> {
  const row = first(await tx.rows<Row>(`SELECT ${columns} FROM orders WHERE id = $1 FOR UPDATE`, [id]));
  return row?.version === version ? row : null;
}

export interface OrderChange {
  readonly state: OrderState;
  readonly paidAt?: Date;
  readonly transactionId?: string;
  readonly paymentType?: string | null;
}

/** Notes that Midtrans was asked, and what came of it. */
export async function noteAnswer(tx: Tx, id: OrderId, now: Date, change: OrderChange | null): Promise<void> {
  await tx.run(
    `UPDATE orders SET checked_at = $2, updated_at = now(), state = coalesce($3, state), paid_at = coalesce($4, paid_at),
       transaction_id = coalesce($5, transaction_id), payment_type = coalesce($6, payment_type)
     WHERE id = $1`,
    [id, now, change?.state ?? null, change?.paidAt ?? null, change?.transactionId ?? null, change?.paymentType ?? null],
  );
}

/** Writes an event down once. False when the very same one is there already. */
export async function addEvent(sql: Sql, event: OrderEvent): Promise<boolean> {
  const fingerprint = createHash('sha256')
    .update([event.orderId, event.source, event.status, event.outcome, event.identity].join('\n'))
    .digest();
  const added = await sql.run(
    `INSERT INTO order_events (id, order_id, fingerprint, source, status, outcome) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (fingerprint) DO NOTHING`,
    [newId(), event.orderId, fingerprint, event.source, event.status, event.outcome],
  );
  return added === 1;
}

/** The owner's paid activations that stand, without that of `except`. */
export async function standingGrants(tx: Tx, ownerId: OwnerId, except: OrderId): Promise<Grant[]> {
  const rows = await tx.rows<{ package_id: string; granted_at: Date }>(
    `SELECT package_id, granted_at FROM orders WHERE owner_id = $1 AND state = 'paid' AND granted_at IS NOT NULL AND id <> $2`,
    [ownerId, except],
  );
  return rows.map((row) => ({ packageId: PackageId.parse(row.package_id), at: row.granted_at }));
}

/** Gives the oldest paid, unclaimed registration order of that address and package to an owner. Null when there is none. */
export async function claimPaid(
  tx: Tx,
  whose: { ownerId: OwnerId; emailCanonical: string; packageId: PackageId | null },
): Promise<OrderRow | null> {
  return first(
    await tx.rows<Row>(
      `UPDATE orders SET owner_id = $1, updated_at = now() WHERE id = (
         SELECT id FROM orders WHERE purpose = 'registration' AND state = 'paid' AND owner_id IS NULL AND granted_at IS NULL
           AND email_canonical = $2 AND ($3::text IS NULL OR package_id = $3)
         ORDER BY paid_at, id LIMIT 1 FOR UPDATE)
       RETURNING ${columns}`,
      [whose.ownerId, whose.emailCanonical, whose.packageId],
    ),
  );
}

/** Notes when the owner got what was paid for. */
export async function noteGranted(tx: Tx, id: OrderId, at: Date): Promise<void> {
  await tx.run(`UPDATE orders SET granted_at = $2, updated_at = now() WHERE id = $1`, [id, at]);
}

/** Unpaid registration orders of that address and package, newest first. */
export async function unpaidRegistrations(sql: Sql, emailCanonical: string, packageId: PackageId): Promise<OrderRow[]> {
  const rows = await sql.rows<Row>(
    `SELECT ${columns} FROM orders WHERE purpose = 'registration' AND email_canonical = $1 AND package_id = $2 AND owner_id IS NULL
       AND paid_at IS NULL AND state <> 'refunded' AND snap_token IS NOT NULL ORDER BY created_at DESC LIMIT 5`,
    [emailCanonical, packageId],
  );
  return rows.map(orderOf);
}

/** Whether a paid, unclaimed registration order of that address and package is shown by its id, or was opened by that visitor. */
export async function hasPaidRegistration(
  sql: Sql,
  asked: { emailCanonical: string; packageId: PackageId; orderId: string | null; visitorHash: Buffer | null },
): Promise<boolean> {
  const rows = await sql.rows(
    `SELECT 1 FROM orders WHERE purpose = 'registration' AND state = 'paid' AND owner_id IS NULL AND granted_at IS NULL
       AND email_canonical = $1 AND package_id = $2 AND (id = $3 OR visitor_hash = $4 OR visitor_hash IS NULL) LIMIT 1`,
    [asked.emailCanonical, asked.packageId, asked.orderId, asked.visitorHash],
  );
  return rows.length > 0;
}

/** Registration orders that were paid before `before` and that nobody has claimed, newest first. */
export async function strayPaid(sql: Sql, before: Date, limit: number): Promise<OrderRow[]> {
  const rows = await sql.rows<Row>(
    `SELECT ${columns} FROM orders WHERE purpose = 'registration' AND state = 'paid' AND owner_id IS NULL AND granted_at IS NULL
       AND email_canonical IS NOT NULL AND paid_at < $1 ORDER BY paid_at DESC LIMIT $2`,
    [before, limit],
  );
  return rows.map(orderOf);
}

function first(rows: readonly Row[]): OrderRow | null {
  return rows[0] ? orderOf(rows[0]) : null;
}

export function orderOf(row: Row): OrderRow {
  return {
    id: row.id,
    ownerId: row.owner_id,
    purpose: row.purpose,
    emailCanonical: row.email_canonical,
    packageId: PackageId.parse(row.package_id),
    amount: row.amount,
    currency: row.currency,
    state: row.state,
    paidAt: row.paid_at,
    transactionId: row.transaction_id,
    expiresAt: row.expires_at,
    snapToken: row.snap_token,
    createdAt: row.created_at,
    grantedAt: row.granted_at,
    checkedAt: row.checked_at,
    revokedAt: row.revoked_at,
    version: row.version,
  };
}
