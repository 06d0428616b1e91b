import type { BotId } from '#contracts/values/ids';
import type { OfflineReason } from '#contracts/values/statuses';
import type { Sql } from '../../platform/database/database.js';
import type { Lease, Restriction, SendState, SessionRow, SessionUpdate } from './bots.types.js';
import { aliveHost } from './leases.statements.js';
import { newChatsLeft, type NumberHealth } from './number-health.rules.js';
import { restrictionColumns, restrictionOf } from './restriction.js';

/** Columns of a {@link SessionRow}; `s` is the session. */
export const sessionColumns = `s.bot_id, s.desired, s.status, s.reason, s.detail, s.phone, s.since, s.last_message_at, s.restriction, s.restricted_until, s.health, s.qr, s.pairing_code,
  s.passkey, s.pairing_phone, s.version::float8 AS version,
  ${aliveHost('s.host_id')} AS host_alive`;

export async function findSession(sql: Sql, botId: BotId): Promise<SessionRow | null> {
  const [row] = await sql.rows<SessionRow>(`SELECT ${sessionColumns} FROM bot_sessions s WHERE s.bot_id = $1`, [botId], 'bots.find');
  return row ?? null;
}

export async function findNumber(sql: Sql, botId: BotId): Promise<string | null> {
  const [row] = await sql.rows<{ phone: string | null }>(`SELECT phone FROM bot_sessions WHERE bot_id = $1`, [botId], 'bots.number');
  return row?.phone ?? null;
}

export async function findSendState(sql: Sql, botId: BotId, now: Date): Promise<SendState> {
  const [row] = await sql.rows<{
    desired: string;
    status: string;
    phone: string | null;
    restriction: Restriction['kind'] | null;
    restricted_until: Date | null;
    health: NumberHealth | null;
    linked_since: Date | null;
  }>(
    `SELECT desired, status, phone, restriction, restricted_until, health, linked_since FROM bot_sessions WHERE bot_id = $1`,
    [botId],
    'bots.send-state',
  );
  return {
    wanted: row?.desired === 'running',
    online: row?.status === 'online',
    restrictedUntil: row?.restricted_until ?? null,
    restriction: row ? restrictionOf(row) : null,
    newChats: newChatsLeft(row?.health ?? null, now),
    linkedSince: row?.linked_since ?? null,
    phone: row?.phone ?? null,
  };
}

/**
 * Sets the desired state to running. A running session stays as it is, unless another linking method is
 * requested.
 */
export async function wantRunning(sql: Sql, botId: BotId, pairingPhone: string | null): Promise<SessionRow> {
  const rows = await sql.rows<SessionRow>(
    `INSERT INTO bot_sessions AS s (bot_id, desired, status, pairing_phone) VALUES ($1, 'running', 'initing', $2)
     ON CONFLICT (bot_id) DO UPDATE SET
       desired = 'running',
       status = CASE WHEN s.status = 'offline' OR s.desired = 'stopped' THEN 'initing' ELSE s.status END,
       since = CASE WHEN s.status = 'offline' OR s.desired = 'stopped' THEN now() ELSE s.since END,
       reason = CASE WHEN s.status = 'online' THEN s.reason END,
       qr = CASE WHEN s.pairing_phone IS NOT DISTINCT FROM EXCLUDED.pairing_phone THEN s.qr END,
       pairing_code = CASE WHEN s.pairing_phone IS NOT DISTINCT FROM EXCLUDED.pairing_phone THEN s.pairing_code END,
       detail = NULL, pairing_phone = EXCLUDED.pairing_phone, updated_at = now()
     RETURNING ${sessionColumns}`,
    [botId, pairingPhone],
  );
  return rows[0]!;
}

/**
 * Sets the desired state to stopped. The status shows it at once; the host follows. Null when the session was
 * never started.
 */
export async function wantStopped(sql: Sql, botId: BotId): Promise<SessionRow | null> {
  const [row] = await sql.rows<SessionRow>(
    `UPDATE bot_sessions s SET desired = 'stopped', status = 'offline', reason = 'stopped', detail = NULL, qr = NULL, pairing_code = NULL,
       passkey = NULL, pairing_phone = NULL, active_number = NULL, outage_since = NULL, outage_cause = NULL, stopped_at = now(),
       since = CASE WHEN s.status = 'offline' THEN s.since ELSE now() END, updated_at = now()
     WHERE s.bot_id = $1 RETURNING ${sessionColumns}`,
    [botId],
  );
  return row ?? null;
}

/**
 * Writes an update from a host. Null when the host has lost the session. Also null when the owner has
 * requested a stop, unless the update is `offline`.
 */
export async function writeUpdate(
  sql: Sql,
  { botId, epoch }: Lease,
  update: SessionUpdate,
  detail: string | null,
): Promise<SessionRow | null> {
  const reason: OfflineReason | null = 'reason' in update ? (update.reason ?? null) : null;
  const online = update.status === 'online' ? update : null;
  const linking = update.status === 'qr' ? update : null;
  const final = update.status === 'offline' && update.final;
  const [row] = await sql.rows<SessionRow>(
    `WITH input AS (
       SELECT $1::uuid AS bot_id, $2::bigint AS epoch, $3::text AS status, $4::text AS reason, $5::text AS detail, $6::jsonb AS qr,
         $7::text AS pairing_code, $8::text AS phone, $9::text AS lid, $10::boolean AS is_final, $11::jsonb AS passkey
     )
     UPDATE bot_sessions s SET status = i.status, reason = i.reason, detail = i.detail, qr = i.qr, pairing_code = i.pairing_code, passkey = i.passkey,
       linked_since = CASE WHEN i.phone IS DISTINCT FROM s.phone AND i.phone IS NOT NULL THEN now() ELSE s.linked_since END,
       phone = COALESCE(i.phone, s.phone), lid = COALESCE(i.lid, s.lid),
       desired = CASE WHEN i.is_final THEN 'stopped' ELSE s.desired END,
       active_number = CASE WHEN NOT i.is_final THEN s.active_number END,
       outage_since = CASE WHEN NOT i.is_final THEN s.outage_since END, outage_cause = CASE WHEN NOT i.is_final THEN s.outage_cause END,
       pairing_phone = CASE WHEN i.is_final OR i.status = 'online' THEN NULL ELSE s.pairing_phone END,
       since = CASE WHEN s.status = i.status THEN s.since ELSE now() END, updated_at = now()
     FROM input i
     WHERE s.bot_id = i.bot_id AND s.epoch = i.epoch AND (s.desired = 'running' OR (NOT i.is_final AND i.status = 'offline'))
     RETURNING ${sessionColumns}`,
    [
      botId,
      epoch,
      update.status,
      reason,
      detail,
      linking?.qr ? JSON.stringify(linking.qr) : null,
      linking?.pairingCode ?? null,
      online?.phone ?? null,
      online?.lid ?? null,
      final,
      linking?.passkey ? JSON.stringify(linking.passkey) : null,
    ],
  );
  return row ?? null;
}

export async function writeRestriction(sql: Sql, { botId, epoch }: Lease, restriction: Restriction | null): Promise<SessionRow | null> {
  const wanted = restrictionColumns(restriction);
  const [row] = await sql.rows<SessionRow>(
    `UPDATE bot_sessions s SET restriction = $3, restricted_until = $4, updated_at = now() WHERE s.bot_id = $1 AND s.epoch = $2 RETURNING ${sessionColumns}`,
    [botId, epoch, wanted.restriction, wanted.restricted_until],
  );
  return row ?? null;
}

/**
 * Stores the time of the last message per session, for all sessions of a host in one statement. Locks the rows
 * by owner, in the same order as a group commit (avoids deadlocks).
 */
export async function touch(sql: Sql, hostId: string, seen: ReadonlyMap<BotId, Date>): Promise<void> {
  await sql.run(
    `WITH held AS MATERIALIZED (
       SELECT s.bot_id, w.at FROM unnest($2::uuid[], $3::timestamptz[]) AS w(bot_id, at) JOIN bot_sessions s ON s.bot_id = w.bot_id
       WHERE s.host_id = $1 ORDER BY s.bot_id FOR NO KEY UPDATE OF s
     )
     UPDATE bot_sessions s SET last_message_at = held.at FROM held WHERE s.bot_id = held.bot_id`,
    [hostId, [...seen.keys()], [...seen.values()]],
  );
}

/** Stores what WhatsApp reported about the number. Fields missing from the report stay unchanged. */
export async function writeHealth(sql: Sql, { botId, epoch }: Lease, told: Partial<NumberHealth>): Promise<SessionRow | null> {
  const [row] = await sql.rows<SessionRow>(
    `UPDATE bot_sessions s SET health = jsonb_build_object('newChats', NULL, 'readAt', NULL, 'why', NULL) || coalesce(s.health, '{}') || $3::jsonb, updated_at = now()
     WHERE s.bot_id = $1 AND s.epoch = $2 RETURNING ${sessionColumns}`,
    [botId, epoch, JSON.stringify(told)],
  );
  return row ?? null;
}
