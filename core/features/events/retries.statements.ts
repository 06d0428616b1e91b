import type { Sql, Tx } from '../../platform/database/database.js';
import type { EventRow } from './events.statements.js';

/** An event that was set aside for a subscriber. */
export interface Retry {
  position: string;
  /** Id of the conversation, bot or account of the event. Later events with the same subject wait behind it. */
  subject: string;
  due: boolean;
}

/** SQL: the id by which events `e` are ordered. A merge of conversations changes it. */
const subjectPart = `coalesce(e.conversation_id, e.bot_id, e.account_id)`;

/**
 * The events set aside for a subscriber whose position the caller holds, in their order. Must be a separate statement: a
 * statement that waited for the position's lock would not see events set aside in the meantime.
 */
export function findRetries(tx: Tx, subscriber: string): Promise<Retry[]> {
  return tx.rows<Retry & Record<string, unknown>>(
    `SELECT r.position::text AS position, ${subjectPart}::text AS subject, r.next_at <= clock_timestamp() AS due
     FROM event_retries r JOIN domain_events e ON e.position = r.position WHERE r.subscriber = $1 ORDER BY r.position`,
    [subscriber],
  );
}

export async function findEvent(sql: Sql, position: string): Promise<EventRow> {
  const [row] = await sql.rows<EventRow & Record<string, unknown>>(
    `SELECT position::text AS position, account_id, bot_id, conversation_id, kind, facts, trace, created_at FROM domain_events WHERE position = $1::bigint`,
    [position],
  );
  return row!;
}

/** Sets an event aside because an earlier one of the same subject is set aside. */
export async function setBehind(tx: Tx, subscriber: string, position: string): Promise<void> {
  await tx.run(`INSERT INTO event_retries (subscriber, position, tries, next_at) VALUES ($1, $2::bigint, 0, clock_timestamp())`, [
    subscriber,
    position,
  ]);
}

/**
 * Sets a failed event aside, or counts one more failure of it. The wait for the next try doubles.
 * @returns the number of tries so far
 */
export async function countFailure(
  tx: Tx,
  subscriber: string,
  position: string,
  wait: { readonly firstMs: number; readonly longestMs: number },
): Promise<number> {
  const [row] = await tx.rows<{ tries: number }>(
    `INSERT INTO event_retries (subscriber, position, tries, next_at) VALUES ($1, $2::bigint, 1, clock_timestamp() + $3 * interval '1 ms')
     ON CONFLICT (subscriber, position) DO UPDATE
       SET tries = event_retries.tries + 1, next_at = clock_timestamp() + least($3 * 2 ^ event_retries.tries, $4) * interval '1 ms'
     RETURNING tries`,
    [subscriber, position, wait.firstMs, wait.longestMs],
  );
  return row!.tries;
}

export async function removeRetry(tx: Tx, subscriber: string, position: string): Promise<void> {
  await tx.run(`DELETE FROM event_retries WHERE subscriber = $1 AND position = $2::bigint`, [subscriber, position]);
}
