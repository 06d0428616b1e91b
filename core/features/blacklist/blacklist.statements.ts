import type { BotId } from '#contracts/values/ids';
import type { Sql } from '../../platform/database/database.js';
import type { Person } from './blacklist.types.js';

/** Adds an entry unless one already names that person, including one that a parallel request is adding. */
export async function addPerson(sql: Sql, botId: BotId, { pn, lid, username }: Person): Promise<void> {
  await sql.run(
    `INSERT INTO blacklist (bot_id, pn, lid, username) SELECT $1::uuid, $2::text, $3::text, $4::text
     WHERE NOT EXISTS (SELECT 1 FROM blacklist b WHERE b.bot_id = $1 AND (b.lid = $3 OR (b.lid IS NULL AND b.username = $4)))
     ON CONFLICT (bot_id, pn) DO NOTHING`,
    [botId, pn, lid, username],
  );
}

/**
 * Applies WhatsApp's mapping of numbers and usernames to privacy ids (LIDs): matching entries follow the LID
 * from now on.
 */
export async function tiePeople(sql: Sql, botId: BotId, people: readonly (Person & { readonly lid: string })[]): Promise<void> {
  await sql.run(
    `UPDATE blacklist b SET lid = t.lid FROM unnest($2::text[], $3::text[], $4::text[]) AS t (pn, lid, username)
     WHERE b.bot_id = $1 AND b.lid IS NULL AND (b.pn = t.pn OR b.username = t.username)`,
    [botId, people.map((one) => one.pn), people.map((one) => one.lid), people.map((one) => one.username)],
    'blacklist-tie',
  );
}

/**
 * SQL fragment for other statements: true when this contact is excluded.
 * @param contact alias of the row of `contacts`
 */
export function excludedPart(contact: string): string {
  return `EXISTS (SELECT 1 FROM blacklist b WHERE b.bot_id = ${contact}.bot_id AND (b.pn = ${contact}.pn OR b.lid = ${contact}.lid
    OR (b.lid IS NULL AND b.username = ${contact}.username)))`;
}
