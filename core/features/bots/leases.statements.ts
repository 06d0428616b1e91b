import type { BotId } from '#contracts/values/ids';
import type { Sql } from '../../platform/database/database.js';
import { isPresent, locksKeptSince, presenceSpaces } from '../../platform/lease/presence.js';
import { hostClock, type HeldSession, type OutageCause } from './bots.types.js';
import { restrictionOf, type RestrictionColumns } from './restriction.js';

/**
 * SQL: the hosts that may still have open sockets (see `hostClock`), by Postgres' clock. A restart of
 * Postgres removes all locks. Hosts seen before the restart get a full lease to come back, counted from the
 * restart.
 */
const aliveHosts = `SELECT h.id FROM session_hosts h CROSS JOIN (SELECT ${locksKeptSince} AS since) locks
  WHERE GREATEST(h.heartbeat_at, locks.since) > now() - interval '${hostClock.leaseSeconds} seconds'
    AND (h.heartbeat_at < locks.since OR h.heartbeat_at > now() - interval '${hostClock.deadSeconds} seconds'
      OR ${isPresent(presenceSpaces.sessionHost, 'h.id')})`;

/** SQL: true when the host with that id is running, so that it may still have open sockets (see `hostClock`). */
export function aliveHost(column: string): string {
  return `EXISTS (${aliveHosts} AND h.id = ${column})`;
}

const held = `s.bot_id AS "botId", s.epoch::text AS epoch, s.desired, s.pairing_phone AS "pairingPhone", s.restriction, s.restricted_until,
  s.outage_since, s.outage_cause, s.passkey IS NOT NULL AS "passkeyLost"`;

type HeldRow = Omit<HeldSession, 'restriction' | 'outage'> &
  RestrictionColumns & { readonly outage_since: Date | null; readonly outage_cause: OutageCause | null };

function toHeld({
  botId,
  epoch,
  desired,
  pairingPhone,
  passkeyLost,
  outage_since: since,
  outage_cause: cause,
  ...columns
}: HeldRow): HeldSession {
  return {
    botId,
    epoch,
    desired,
    pairingPhone,
    passkeyLost,
    restriction: restrictionOf(columns),
    outage: since && cause && { since, cause },
  };
}

export const beatText = `INSERT INTO session_hosts (id, key_ids) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET heartbeat_at = now()`;

/**
 * Claims one session that no living host holds. Null when another host was quicker, or when it is not wanted
 * to run.
 */
export async function claimOne(sql: Sql, hostId: string, botId: BotId, evenIfStopped: boolean): Promise<HeldSession | null> {
  const [row] = await sql.rows<HeldRow>(
    `UPDATE bot_sessions s SET host_id = $1, epoch = s.epoch + 1, updated_at = now()
     WHERE s.bot_id = $2 AND (s.desired = 'running' OR $3) AND (s.host_id IS NULL OR s.host_id = $1 OR NOT ${aliveHost('s.host_id')})
       AND ${aliveHost('$1')} RETURNING ${held}`,
    [hostId, botId, evenIfStopped],
  );
  return row ? toHeld(row) : null;
}

/**
 * Claims up to `limit` sessions that should run and have no living host, recently active ones first.
 * @param not owners to leave to others
 */
export async function claimFree(sql: Sql, hostId: string, limit: number, not: readonly BotId[]): Promise<HeldSession[]> {
  const rows = await sql.rows<HeldRow>(
    `WITH alive AS MATERIALIZED (${aliveHosts}), free AS (
       SELECT s.bot_id FROM bot_sessions s
       WHERE s.desired = 'running' AND (s.host_id IS NULL OR s.host_id NOT IN (SELECT id FROM alive)) AND $1 IN (SELECT id FROM alive)
         AND s.bot_id <> ALL ($3::uuid[])
       ORDER BY s.last_message_at DESC NULLS LAST LIMIT $2 FOR UPDATE OF s SKIP LOCKED)
     UPDATE bot_sessions s SET host_id = $1, epoch = s.epoch + 1, updated_at = now() FROM free WHERE s.bot_id = free.bot_id RETURNING ${held}`,
    [hostId, limit, not],
  );
  return rows.map(toHeld);
}

/** The sessions that this host holds according to the database. */
export async function findHeld(sql: Sql, hostId: string): Promise<HeldSession[]> {
  return (await sql.rows<HeldRow>(`SELECT ${held} FROM bot_sessions s WHERE s.host_id = $1`, [hostId], 'leases.held')).map(toHeld);
}

/**
 * Releases sessions so that another host may claim them at once. The status of a session that should run becomes
 * `initing`. Locks the rows by owner, in the same order as a group commit (avoids deadlocks).
 */
export async function release(sql: Sql, hostId: string, leases: readonly { botId: BotId; epoch: string }[]): Promise<void> {
  await sql.run(
    `WITH held AS MATERIALIZED (
       SELECT s.bot_id FROM unnest($2::uuid[], $3::bigint[]) AS w(bot_id, epoch) JOIN bot_sessions s ON s.bot_id = w.bot_id
       WHERE s.epoch = w.epoch AND s.host_id = $1 ORDER BY s.bot_id FOR NO KEY UPDATE OF s
     )
     UPDATE bot_sessions s SET host_id = NULL, status = CASE WHEN s.desired = 'running' AND s.status <> 'offline' THEN 'initing' ELSE s.status END, updated_at = now()
     FROM held WHERE s.bot_id = held.bot_id`,
    [hostId, leases.map((lease) => lease.botId), leases.map((lease) => lease.epoch)],
  );
}

/** True when some recently seen host does not have that encryption key. */
export async function isUnknownToHost(sql: Sql, keyId: string, seenWithinSeconds: number): Promise<boolean> {
  const rows = await sql.rows(
    `SELECT 1 FROM session_hosts WHERE heartbeat_at > now() - make_interval(secs => $2) AND NOT ($1 = ANY (key_ids)) LIMIT 1`,
    [keyId, seenWithinSeconds],
  );
  return rows.length > 0;
}

/** Removes a host; also removes hosts that have been dead for a day. */
export async function removeHost(sql: Sql, hostId: string): Promise<void> {
  await sql.run(`DELETE FROM session_hosts WHERE id = $1 OR heartbeat_at < now() - interval '1 day'`, [hostId]);
}
