import { createHash } from 'node:crypto';
import type { OrderState } from '#contracts/http/billing';
import type { OrderId, OwnerId } from '#contracts/values/ids';
import { PackageId } from '#contracts/values/packages';
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
  /** Changes with every write of the row. */
  readonly version: string;
}

export type Source = 'notification' | 'status' | 'sweep';

export interface NewOrder {
  readonly id: OrderId;
  readonly ownerId: OwnerId | null;
  readonly purpose: OrderRow['purpose'];
  readonly emailCanonical: string | null;
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
  version: string;
}

const columns = `id, owner_id, purpose, email_canonical, package_id, amount, currency, state, snap_token, transaction_id, created_at, expires_at,
  paid_at, granted_at, checked_at, xmin::text AS version`;

export async function insertOrder(sql: Sql, order: NewOrder): Promise<void> {
  await sql.run(
    `INSERT INTO orders (id, owner_id, purpose, email_canonical, package_id, amount, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [order.id, order.ownerId, order.purpose, order.emailCanonical, order.packageId, order.amount, order.createdAt, order.expiresAt],
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
  whose: { ownerId: OwnerId | null; emailCanonical: string | null },
  packageId: PackageId,
  usableUntil: Date,
): Promise<OrderRow | null> {
  return first(
    await sql.rows<Row>(
      `SELECT ${columns} FROM orders
       WHERE ((purpose = 'billing' AND owner_id = $1) OR (purpose = 'registration' AND owner_id IS NULL AND email_canonical = $2))
         AND package_id = $3 AND state IN ('created', 'pending') AND snap_token IS NOT NULL AND expires_at > $4
       ORDER BY created_at DESC LIMIT 1`,
      [whose.ownerId, whose.emailCanonical, packageId, usableUntil],
    ),
  );
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

/** A registration order of that package that is paid: unclaimed ones of the address, and those of the account that is not proved yet. */
export async function paidRegistration(
  sql: Sql,
  whose: { ownerId: OwnerId | null; emailCanonical: string },
  packageId: PackageId,
): Promise<OrderRow | null> {
  return first(
    await sql.rows<Row>(
      `SELECT ${columns} FROM orders WHERE purpose = 'registration' AND state = 'paid' AND package_id = $3
         AND ((owner_id IS NULL AND granted_at IS NULL AND email_canonical = $2) OR owner_id = $1)
       ORDER BY paid_at, id LIMIT 1`,
      [whose.ownerId, whose.emailCanonical, packageId],
    ),
  );
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
    version: row.version,
  };
}
