import type { OwnerId } from '#contracts/values/ids';
import type { Sql } from '../../platform/database/database.js';
import type { Person } from './blacklist.types.js';

export interface ExcludedRow {
  pn: string | null;
  lid: string | null;
  username: string | null;
  /** What the contact of that privacy id is known by. */
  name: string | null;
  contact_pn: string | null;
  contact_username: string | null;
}

export async function listPeople(sql: Sql, ownerId: OwnerId): Promise<ExcludedRow[]> {
  return sql.rows<ExcludedRow & Record<string, unknown>>(
    `SELECT b.pn, b.lid, b.username, k.name, k.pn AS contact_pn, k.username AS contact_username
     FROM blacklist b LEFT JOIN contacts k ON k.owner_id = b.owner_id AND k.lid = b.lid
     WHERE b.owner_id = $1 ORDER BY b.created_at DESC, b.pn`,
    [ownerId],
  );
}

export async function countPeople(sql: Sql, ownerId: OwnerId): Promise<number> {
  const rows = await sql.rows<{ count: number }>(`SELECT count(*)::int AS count FROM blacklist WHERE owner_id = $1`, [ownerId]);
  return rows[0]?.count ?? 0;
}

/** A username is tied to the privacy id that has it now, where a contact shows whose it is. */
export async function addPerson(sql: Sql, ownerId: OwnerId, { pn, lid, username }: Person): Promise<void> {
  await sql.run(
    `INSERT INTO blacklist (owner_id, pn, lid, username)
     SELECT $1::uuid, $2::text, p.lid, $4::text
     FROM (SELECT coalesce($3::text, (SELECT k.lid FROM contacts k WHERE k.owner_id = $1 AND k.username = $4::text LIMIT 1)) AS lid) p
     WHERE NOT EXISTS (SELECT 1 FROM blacklist b WHERE b.owner_id = $1 AND (b.lid = p.lid OR (b.lid IS NULL AND b.username = $4::text)))
     ON CONFLICT (owner_id, pn) DO NOTHING`,
    [ownerId, pn, lid, username],
  );
}

/** Every entry that means this person, by whatever is known of them. */
export async function removePerson(sql: Sql, ownerId: OwnerId, { pn, lid, username }: Person): Promise<void> {
  await sql.run(
    `WITH person AS (
       SELECT k.pn, k.lid, k.username FROM contacts k WHERE k.owner_id = $1 AND (k.pn = $2::text OR k.lid = $3::text OR k.username = $4::text)
     )
     DELETE FROM blacklist b WHERE b.owner_id = $1 AND (
       b.pn = $2 OR b.lid = $3 OR b.username = $4 OR b.pn IN (SELECT pn FROM person) OR b.lid IN (SELECT lid FROM person)
       OR (b.lid IS NULL AND b.username IN (SELECT username FROM person)))`,
    [ownerId, pn, lid, username],
  );
}

/** WhatsApp tells whose a number or a username is: entries that name it follow the privacy id from now on. */
export async function tiePeople(sql: Sql, ownerId: OwnerId, people: readonly (Person & { readonly lid: string })[]): Promise<void> {
  await sql.run(
    `UPDATE blacklist b SET lid = t.lid FROM unnest($2::text[], $3::text[], $4::text[]) AS t (pn, lid, username)
     WHERE b.owner_id = $1 AND b.lid IS NULL AND (b.pn = t.pn OR b.username = t.username)`,
    [ownerId, people.map((one) => one.pn), people.map((one) => one.lid), people.map((one) => one.username)],
    'blacklist-tie',
  );
}

/**
 * For other statements: true when this contact is excluded.
 * @param contact alias of the row of `contacts`
 */
export function excludedPart(contact: string): string {
  return `EXISTS (SELECT 1 FROM blacklist b WHERE b.owner_id = ${contact}.owner_id AND (b.pn = ${contact}.pn OR b.lid = ${contact}.lid
    OR (b.lid IS NULL AND b.username = ${contact}.username)))`;
}
