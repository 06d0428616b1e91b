import type { OwnerId } from '#contracts/values/ids';
import type { Sql } from '../../platform/database/database.js';
import type { Person } from './blacklist.types.js';

/** Newest first. */
export async function listPeople(sql: Sql, ownerId: OwnerId): Promise<Person[]> {
  return sql.rows<Person & Record<string, unknown>>(
    `SELECT pn, lid, username FROM blacklist WHERE owner_id = $1 ORDER BY created_at DESC, pn`,
    [ownerId],
  );
}

export async function countPeople(sql: Sql, ownerId: OwnerId): Promise<number> {
  const rows = await sql.rows<{ count: number }>(`SELECT count(*)::int AS count FROM blacklist WHERE owner_id = $1`, [ownerId]);
  return rows[0]?.count ?? 0;
}

export async function addPerson(sql: Sql, ownerId: OwnerId, { pn, lid, username }: Person): Promise<void> {
  await sql.run(
    `INSERT INTO blacklist (owner_id, pn, lid, username) SELECT $1::uuid, $2::text, $3::text, $4::text
     WHERE NOT EXISTS (SELECT 1 FROM blacklist b WHERE b.owner_id = $1 AND (b.lid = $3 OR (b.lid IS NULL AND b.username = $4)))
     ON CONFLICT (owner_id, pn) DO NOTHING`,
    [ownerId, pn, lid, username],
  );
}

/** Every entry that names this person. Their username counts only where no privacy id is noted: it may have been somebody else's. */
export async function removePerson(sql: Sql, ownerId: OwnerId, named: Person, known: readonly Person[]): Promise<void> {
  await sql.run(
    `WITH person AS (SELECT * FROM unnest($5::text[], $6::text[], $7::text[]) AS k (pn, lid, username))
     DELETE FROM blacklist b WHERE b.owner_id = $1 AND (
       b.pn = $2 OR b.lid = $3 OR b.username = $4 OR b.pn IN (SELECT pn FROM person) OR b.lid IN (SELECT lid FROM person)
       OR (b.lid IS NULL AND b.username IN (SELECT username FROM person)))`,
    [
      ownerId,
      named.pn,
      named.lid,
      named.username,
      known.map((one) => one.pn),
      known.map((one) => one.lid),
      known.map((one) => one.username),
    ],
  );
}

export async function erasePeople(sql: Sql, ownerId: OwnerId): Promise<void> {
  await sql.run(`DELETE FROM blacklist WHERE owner_id = $1`, [ownerId]);
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
