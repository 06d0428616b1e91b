import type { BotId } from '#contracts/values/ids';
import type { Sql } from '../../../platform/database/database.js';
import type { Lease } from '../bots.types.js';

export interface SealedWrites extends Lease {
  readonly creds: Buffer | null;
  readonly keys: readonly { readonly type: string; readonly id: string; readonly data: Buffer | null }[];
}

export interface KeyName {
  readonly botId: BotId;
  readonly type: string;
  readonly id: string;
}

/**
 * One statement for all sessions of a commit. It locks the session rows against a claim, so keys are never
 * stored under an outdated epoch. Owners missing from the result have another host now: nothing was written
 * for them. `input` only names the parameters: if it were materialized, Postgres would copy all keys once
 * more.
 */
const storeText = `
  WITH input AS NOT MATERIALIZED (
    SELECT $1::uuid[] AS owners, $2::bigint[] AS epochs, $3::uuid[] AS key_owners, $4::text[] AS key_types, $5::text[] AS key_ids, $6::bytea[] AS keys,
      $7::uuid[] AS creds_owners, $8::bytea[] AS creds),
  held AS (
    SELECT s.bot_id FROM input i CROSS JOIN unnest(i.owners, i.epochs) AS w(bot_id, epoch)
    JOIN bot_sessions s ON s.bot_id = w.bot_id AND s.epoch = w.epoch
    ORDER BY s.bot_id FOR SHARE OF s),
  change AS (
    SELECT k.* FROM input i CROSS JOIN unnest(i.key_owners, i.key_types, i.key_ids, i.keys) AS k(bot_id, type, id, data) JOIN held USING (bot_id)),
  put AS (
    INSERT INTO wa_keys (bot_id, type, id, data) SELECT bot_id, type, id, data FROM change WHERE data IS NOT NULL
    ON CONFLICT (bot_id, type, id) DO UPDATE SET data = excluded.data),
  gone AS (
    DELETE FROM wa_keys k USING change c WHERE c.data IS NULL AND k.bot_id = c.bot_id AND k.type = c.type AND k.id = c.id),
  creds AS (
    INSERT INTO wa_creds (bot_id, data) SELECT c.bot_id, c.data FROM input i CROSS JOIN unnest(i.creds_owners, i.creds) AS c(bot_id, data) JOIN held USING (bot_id)
    ON CONFLICT (bot_id) DO UPDATE SET data = excluded.data, updated_at = now())
  SELECT bot_id FROM held`;

export async function store(sql: Sql, writes: readonly SealedWrites[]): Promise<Set<BotId>> {
  const keys = writes.flatMap(({ botId, keys: changed }) => changed.map((key) => ({ botId, ...key })));
  const creds = writes.filter((one) => one.creds !== null);
  const rows = await sql.rows<{ bot_id: BotId }>(
    storeText,
    [
      writes.map((one) => one.botId),
      writes.map((one) => one.epoch),
      keys.map((key) => key.botId),
      keys.map((key) => key.type),
      keys.map((key) => key.id),
      keys.map((key) => key.data),
      creds.map((one) => one.botId),
      creds.map((one) => one.creds),
    ],
    'vault.store',
  );
  return new Set(rows.map((row) => row.bot_id));
}

export async function findKeys(sql: Sql, names: readonly KeyName[]): Promise<(KeyName & { readonly data: Buffer })[]> {
  return sql.rows(
    `SELECT k.bot_id AS "botId", k.type, k.id, k.data FROM wa_keys k JOIN unnest($1::uuid[], $2::text[], $3::text[]) AS w(bot_id, type, id)
     ON k.bot_id = w.bot_id AND k.type = w.type AND k.id = w.id`,
    [names.map((name) => name.botId), names.map((name) => name.type), names.map((name) => name.id)],
    'vault.find',
  );
}

/** An owner's credentials, encrypted. */
export async function findCreds(sql: Sql, botId: BotId): Promise<Buffer | null> {
  const [row] = await sql.rows<{ data: Buffer }>(`SELECT data FROM wa_creds WHERE bot_id = $1`, [botId]);
  return row?.data ?? null;
}

/** The subset of these owners with a linked device. */
export async function findLinked(sql: Sql, botIds: readonly BotId[]): Promise<BotId[]> {
  const rows = await sql.rows<{ bot_id: BotId }>(`SELECT bot_id FROM wa_creds WHERE bot_id = ANY ($1::uuid[])`, [botIds]);
  return rows.map((row) => row.bot_id);
}

/** True when one of the owner's keys is encrypted with a key other than these. Reads all of them. */
export async function hasKeysUnderOthers(sql: Sql, botId: BotId, keyIds: readonly string[]): Promise<boolean> {
  const rows = await sql.rows(
    `SELECT 1 FROM wa_keys WHERE bot_id = $1 AND encode(substring(data FROM 2 FOR 4), 'hex') <> ALL ($2::text[]) LIMIT 1`,
    [botId, keyIds],
  );
  return rows.length > 0;
}

/** Deletes a device and all its keys. False when another host has the session. */
export async function wipe(sql: Sql, { botId, epoch }: Lease): Promise<boolean> {
  const rows = await sql.rows(
    `WITH held AS (SELECT bot_id FROM bot_sessions WHERE bot_id = $1 AND epoch = $2 FOR SHARE),
       keys AS (DELETE FROM wa_keys USING held WHERE wa_keys.bot_id = held.bot_id),
       creds AS (DELETE FROM wa_creds USING held WHERE wa_creds.bot_id = held.bot_id)
     SELECT bot_id FROM held`,
    [botId, epoch],
  );
  return rows.length === 1;
}
