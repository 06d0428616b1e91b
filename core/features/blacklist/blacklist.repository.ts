import type { OwnerId } from '#contracts/values/ids';
import type { Sql } from '../../platform/database/database.js';

export async function listNumbers(sql: Sql, ownerId: OwnerId): Promise<string[]> {
  const rows = await sql.rows<{ pn: string }>(`SELECT pn FROM blacklist WHERE owner_id = $1 ORDER BY created_at DESC, pn`, [ownerId]);
  return rows.map((row) => row.pn);
}

export async function countNumbers(sql: Sql, ownerId: OwnerId): Promise<number> {
  const rows = await sql.rows<{ count: number }>(`SELECT count(*)::int AS count FROM blacklist WHERE owner_id = $1`, [ownerId]);
  return rows[0]?.count ?? 0;
}

export async function addNumber(sql: Sql, ownerId: OwnerId, pn: string): Promise<void> {
  await sql.run(`INSERT INTO blacklist (owner_id, pn) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [ownerId, pn]);
}

export async function removeNumber(sql: Sql, ownerId: OwnerId, pn: string): Promise<void> {
  await sql.run(`DELETE FROM blacklist WHERE owner_id = $1 AND pn = $2`, [ownerId, pn]);
}
