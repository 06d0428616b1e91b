import type { MailId } from '#contracts/values/ids';
import type { Sql } from '../../platform/database/database.js';
import type { WaitingMail } from './mails.types.js';

/** The last place in the queue. All mails of a person beyond this place share it. */
const placesMax = 1_000;

/** Number of older waiting mails of the same person, at most `placesMax`. A mail about a deleted account has no person and place 0. */
export async function placeOf(sql: Sql, id: MailId): Promise<number> {
  const [row] = await sql.rows<{ place: number }>(
    `SELECT count(*)::int AS place FROM (
       SELECT 1 FROM mails AS own JOIN mails AS older ON older.person_id = own.person_id
       WHERE own.id = $1 AND older.state = 'queued' AND (older.created_at, older.id) < (own.created_at, own.id)
       LIMIT $2) AS ahead`,
    [id, placesMax],
  );
  return row!.place;
}

/**
 * Mails queued longer than `seconds`, by the Postgres clock: their job may have been lost. Persons take turns, so
 * that many mails of one person do not displace those of others at the limit. The oldest mails of each person come
 * first.
 */
export function findWaiting(sql: Sql, seconds: number, limit: number): Promise<WaitingMail[]> {
  return sql.rows<WaitingMail>(
    `SELECT id, least(place, $3)::int AS place FROM (
       SELECT id, created_at, row_number() OVER (PARTITION BY coalesce(person_id, id) ORDER BY created_at, id) - 1 AS place
       FROM mails WHERE state = 'queued' AND created_at < now() - make_interval(secs => $1)) AS late
     ORDER BY place, created_at LIMIT $2`,
    [seconds, limit, placesMax],
  );
}
