import type { AccountId, BotId, ConversationId } from '#contracts/values/ids';
import type { Sql, Tx } from '../../platform/database/database.js';
import { currentTrace } from '../../platform/loop/operation.js';
import type { NewEvent } from './events.types.js';

/** First half of the key of the advisory locks that the trigger `hold_readers` takes. */
const lockSpace = 7301;

/** A position is a bigint: text keeps it exact. */
export interface EventRow {
  position: string;
  account_id: AccountId;
  bot_id: BotId | null;
  conversation_id: ConversationId | null;
  kind: string;
  facts: unknown;
  /** The request or message that caused the event; null when neither did. */
  trace: string | null;
  created_at: Date;
}

export async function insertEvent(tx: Tx, { accountId, botId, conversationId, kind, facts }: NewEvent): Promise<void> {
  await tx.run(
    `WITH input AS (
       SELECT $1::uuid AS account_id, $2::uuid AS bot_id, $3::uuid AS conversation_id, $4::text AS kind, $5::jsonb AS facts, $6::uuid AS trace
     )
     INSERT INTO domain_events (account_id, bot_id, conversation_id, kind, facts, trace)
     SELECT account_id, bot_id, conversation_id, kind, facts, trace FROM input`,
    [accountId, botId ?? null, conversationId ?? null, kind, JSON.stringify(facts), currentTrace()],
    'event-insert',
  );
}

/**
 * The subscriber's position, held until the transaction ends: another process that delivers to the same
 * subscriber waits here.
 */
export async function holdPosition(tx: Tx, subscriber: string): Promise<string> {
  const held = () =>
    tx.rows<{ position: string }>(`SELECT position::text AS position FROM event_subscribers WHERE name = $1 FOR UPDATE`, [subscriber]);
  const [known] = await held();
  if (known) return known.position;
  await tx.run(`INSERT INTO event_subscribers (name) VALUES ($1) ON CONFLICT DO NOTHING`, [subscriber]);
  const [added] = await held();
  return added!.position;
}

/**
 * The newest position up to which no further event can become visible. It is the newest assigned position,
 * or the one before the first position that an open transaction holds. Call it in a statement before the
 * one that reads the events: an event whose transaction ends between the two is then seen by the second.
 * The newest position is read before the locks, because the locks are read by a subquery that depends on
 * it. The lock's key has 32 bits, so it is counted backwards from the newest position.
 */
export async function findFence(sql: Sql): Promise<string> {
  const [row] = await sql.rows<{ fence: string }>(
    `SELECT coalesce(
       (SELECT min(p.last_value - ((p.last_value - l.objid::bigint) & 4294967295)) FROM pg_locks l
        WHERE l.locktype = 'advisory' AND l.objsubid = 2 AND l.classid = ${lockSpace}
          AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())),
       p.last_value)::text AS fence
     FROM domain_events_position_seq p`,
  );
  return row!.fence;
}

/**
 * Events of these kinds after a position and up to the fence, sorted by position as a number. (As text, 10
 * would come before 9.)
 */
export function findEvents(sql: Sql, after: string, fence: string, kinds: readonly string[], limit: number): Promise<EventRow[]> {
  return sql.rows<EventRow & Record<string, unknown>>(
    `SELECT position::text AS position, account_id, bot_id, conversation_id, kind, facts, trace, created_at FROM domain_events
     WHERE position > $1::bigint AND position <= $2::bigint AND kind = ANY($3) ORDER BY domain_events.position LIMIT $4`,
    [after, fence, kinds, limit],
  );
}

/** The position of the newest event up to the fence (null for none), and whether an event waits behind the fence. */
export async function findEnd(sql: Sql, fence: string): Promise<{ newest: string | null; isHeld: boolean }> {
  const [row] = await sql.rows<{ newest: string | null; held: boolean }>(
    `SELECT (SELECT max(position) FROM domain_events WHERE position <= $1::bigint)::text AS newest,
       EXISTS (SELECT 1 FROM domain_events WHERE position > $1::bigint) AS held`,
    [fence],
  );
  return { newest: row!.newest, isHeld: row!.held };
}

/** Stores the position of a subscriber. Never moves it back. */
export async function savePosition(tx: Tx, subscriber: string, position: string): Promise<void> {
  await tx.run(`UPDATE event_subscribers SET position = $2::bigint WHERE name = $1 AND position < $2::bigint`, [subscriber, position]);
}

export interface Waiting {
  subscriber: string;
  events: number;
  /** Number of events set aside: they failed, or wait behind one that failed. */
  aside: number;
  /** How long the oldest event set aside has waited, in seconds; 0 when none waits. */
  seconds: number;
  /**
   * True when the position of the subscriber can move: events for it wait, or events for other subscribers were
   * appended since it last read.
   */
  behind: boolean;
}

/** Number of waiting events of each subscriber, counted up to 10,000. */
export function findWaiting(sql: Sql, subscribers: readonly { name: string; kinds: readonly string[] }[]): Promise<Waiting[]> {
  return sql.rows<Waiting & Record<string, unknown>>(
    `SELECT s.name AS subscriber, w.events + a.events AS events, a.events AS aside,
       coalesce(extract(epoch FROM clock_timestamp() - least(w.oldest, a.oldest)), 0)::float8 AS seconds,
       a.due OR coalesce((SELECT max(position) FROM domain_events), 0) > coalesce(r.position, 0) AS behind
     FROM jsonb_to_recordset($1::jsonb) AS s(name text, kinds jsonb)
     LEFT JOIN event_subscribers r ON r.name = s.name
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS events, min(created_at) AS oldest
       FROM (SELECT created_at FROM domain_events WHERE position > coalesce(r.position, 0) AND s.kinds ? kind ORDER BY position LIMIT 10000) AS e
     ) AS w
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS events, min(e.created_at) AS oldest, coalesce(bool_or(t.next_at <= clock_timestamp()), false) AS due
       FROM event_retries t JOIN domain_events e ON e.position = t.position WHERE t.subscriber = s.name
     ) AS a`,
    [JSON.stringify(subscribers)],
  );
}

/**
 * Removes events that every subscriber has handled and that are older than `passedBefore`, and events older
 * than `anyBefore` in any case. @returns how many
 */
export function removeOld(sql: Sql, passedBefore: Date, anyBefore: Date): Promise<number> {
  return sql.run(
    `DELETE FROM domain_events WHERE created_at < $2
       OR (created_at < $1 AND position <= (SELECT coalesce(min(position), 0) FROM event_subscribers)
         AND NOT EXISTS (SELECT 1 FROM event_retries r WHERE r.position = domain_events.position))`,
    [passedBefore, anyBefore],
  );
}

/** Deletes the events about a conversation. */
export async function deleteOfConversation(tx: Tx, accountId: AccountId, conversationId: ConversationId): Promise<void> {
  await tx.run(`DELETE FROM domain_events WHERE account_id = $1 AND conversation_id = $2`, [accountId, conversationId]);
}
