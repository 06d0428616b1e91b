import type { BotId, ClosingId, ConversationId } from '#contracts/values/ids';
import type { EarlierClosing } from '#contracts/http/chat/closings';
import type { ClosingDoubt, ClosingState } from '#contracts/values/statuses';
import { newId } from '../../platform/crypto/ids.js';
import type { Sql, Tx } from '../../platform/database/database.js';
import { whomPart } from '../conversations/state/purchases.service.js';

export interface NewClosing {
  readonly botId: BotId;
  readonly conversationId: ConversationId;
  readonly summary: string;
  /** Rupiah; null when the chat named no amount. */
  readonly amount: number | null;
}

export interface ClosingRow {
  id: ClosingId;
  conversation_id: ConversationId;
  name: string;
  pn: string | null;
  lid: string | null;
  username: string | null;
  summary: string;
  amount: number | null;
  state: ClosingState;
  created_at: Date;
  earlier: EarlierClosing[];
  doubt: ClosingDoubt | null;
}

/** Columns of a closing `o` and of its contact `w`. */
const columns = `o.id, o.conversation_id, w.name, w.pn, w.lid, w.username, o.summary, o.amount::float8 AS amount, o.state, o.created_at, o.earlier, o.doubt`;

export async function insertClosing(tx: Tx, one: NewClosing): Promise<ClosingId> {
  const id = newId<ClosingId>();
  const values = [id, one.botId, one.conversationId, one.summary, one.amount];
  await tx.run(`INSERT INTO closings (id, bot_id, conversation_id, summary, amount) VALUES ($1, $2, $3, $4, $5)`, values);
  return id;
}

/** The content of a closing. */
export type ClosingContent = Pick<NewClosing, 'summary' | 'amount'>;

/** Maximum number of earlier contents that a closing keeps: the first one and the newest. */
const earlierMax = 10;

/**
 * SQL condition: the closing is the first one after a message stored at `at`, so the message belongs to its order.
 * Cancelled closings are left out.
 * @param at SQL expression of the time
 */
const ofMessagePart = (at: string): string =>
  `id = (SELECT n.id FROM closings n WHERE n.bot_id = $1 AND n.conversation_id = $2 AND n.created_at >= ${at} AND n.state <> 'cancelled'
     ORDER BY n.created_at, n.id LIMIT 1)`;

/**
 * Which earlier closing a new one replaces:
 * - `storedAt`: the first closing after a message stored at that time.
 * - `newest`: the newest closing of the last three days, while the owner has not set its state.
 * - `repeats`: the newest closing, when it is at most half an hour old, has the same content and the owner has not
 * set its state. In this case the model noted one order twice.
 */
export type Replaced = { readonly storedAt: Date } | 'newest' | 'repeats';

const newestPart = `id = (SELECT n.id FROM closings n WHERE n.bot_id = $1 AND n.conversation_id = $2 AND n.state <> 'cancelled'
     ORDER BY n.created_at DESC, n.id DESC LIMIT 1)`;
const replacedParts = {
  storedAt: ofMessagePart('$5::timestamptz'),
  newest: `${newestPart} AND state = 'new' AND created_at > now() - interval '3 days'`,
  repeats: `${newestPart} AND state = 'new' AND created_at > now() - interval '30 minutes' AND summary = $3 AND amount IS NOT DISTINCT FROM $4::bigint`,
};

/**
 * Replaces the content of a closing. Its earlier content is kept in `earlier`. The caller has locked the conversation.
 * @returns the closing and its earlier content; undefined when there is none
 */
export async function correctClosing(
  tx: Tx,
  { botId, conversationId, summary, amount }: NewClosing,
  replaced: Replaced,
): Promise<{ readonly id: ClosingId; readonly before: ClosingContent } | undefined> {
  const kind = typeof replaced === 'string' ? replaced : 'storedAt';
  const rows = await tx.rows<{ id: ClosingId; summary: string; amount: number | null }>(
    `WITH old AS (
       SELECT id, summary, amount, earlier FROM closings WHERE bot_id = $1 AND conversation_id = $2 AND ${replacedParts[kind]} FOR UPDATE
     ), corrected AS (
       UPDATE closings o SET summary = $3, amount = $4, doubt = NULL, changed_at = now(),
         earlier = CASE WHEN old.summary = $3 AND old.amount IS NOT DISTINCT FROM $4::bigint THEN old.earlier
           ELSE (CASE WHEN jsonb_array_length(old.earlier) >= ${earlierMax} THEN old.earlier - 1 ELSE old.earlier END)
             || jsonb_build_array(jsonb_build_object('summary', old.summary, 'amount', old.amount,
               'until', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) END
       FROM old WHERE o.id = old.id
     )
     SELECT id, summary, amount::float8 AS amount FROM old`,
    [botId, conversationId, summary, amount, ...(typeof replaced === 'string' ? [] : [replaced.storedAt])],
  );
  const [row] = rows;
  return row && { id: row.id, before: { summary: row.summary, amount: row.amount } };
}

/** When the newest closing of the last month that is not cancelled was recorded; null when there is none. */
export async function findNewestAt(tx: Tx, botId: BotId, conversationId: ConversationId): Promise<Date | null> {
  const rows = await tx.rows<{ at: Date }>(
    `SELECT date_trunc('milliseconds', created_at) AS at FROM closings WHERE bot_id = $1 AND conversation_id = $2 AND ${newestPart}
       AND created_at > now() - interval '30 days'`,
    [botId, conversationId],
  );
  return rows[0]?.at ?? null;
}

/** True when a closing was recorded after a message stored at that time. */
export async function hasClosingOf(tx: Tx, botId: BotId, conversationId: ConversationId, messageStoredAt: Date): Promise<boolean> {
  const rows = await tx.rows(`SELECT 1 FROM closings WHERE bot_id = $1 AND conversation_id = $2 AND ${ofMessagePart('$3::timestamptz')}`, [
    ...[botId, conversationId, messageStoredAt],
  ]);
  return rows.length === 1;
}

/**
 * Marks the closing that was recorded after a message stored at that time, because the lead changed the message or
 * called the order off. Does nothing when the closing was corrected, or its state was set, after the lead's change.
 * @returns the content of the marked closing; undefined when none was marked
 */
export async function doubtClosing(
  tx: Tx,
  botId: BotId,
  conversationId: ConversationId,
  { storedAt, change, at }: { readonly storedAt: Date; readonly change: ClosingDoubt; readonly at: Date },
): Promise<ClosingContent | undefined> {
  const rows = await tx.rows<{ summary: string; amount: number | null }>(
    `UPDATE closings SET doubt = $4 WHERE bot_id = $1 AND conversation_id = $2 AND ${ofMessagePart('$3::timestamptz')} AND changed_at <= $5
     RETURNING summary, amount::float8 AS amount`,
    [botId, conversationId, storedAt, change, at],
  );
  return rows[0];
}

export interface ClosingPage {
  readonly limit: number;
  /** Id of the last row of the previous page. */
  readonly before: string | null;
  readonly state: ClosingState | null;
}

/** Newest first. The SQL text has a condition on the state only when a state is given: each variant has its own index. */
export async function findClosings(sql: Sql, botId: BotId, page: ClosingPage): Promise<ClosingRow[]> {
  const ofState = page.state === null ? '' : 'AND o.state = $4';
  return sql.rows<ClosingRow & Record<string, unknown>>(
    `SELECT ${columns} FROM closings o CROSS JOIN LATERAL ${whomPart('o.conversation_id')} w
     WHERE o.bot_id = $1 AND ($2::uuid IS NULL OR (o.created_at, o.id) < (SELECT created_at, id FROM closings WHERE bot_id = $1 AND id = $2::uuid))
       ${ofState}
     ORDER BY o.created_at DESC, o.id DESC LIMIT $3`,
    [botId, page.before, page.limit, ...(page.state === null ? [] : [page.state])],
  );
}

/** Closings of one conversation, newest first. */
export async function findClosingsOf(sql: Sql, botId: BotId, conversationId: ConversationId, limit: number): Promise<ClosingRow[]> {
  return sql.rows<ClosingRow & Record<string, unknown>>(
    `SELECT ${columns} FROM closings o CROSS JOIN LATERAL ${whomPart('o.conversation_id')} w
     WHERE o.bot_id = $1 AND o.conversation_id = $2 ORDER BY o.created_at DESC, o.id DESC LIMIT $3`,
    [botId, conversationId, limit],
  );
}

/** An order in the form in which the bot reads its own earlier orders. */
export type NotedOrder = Pick<ClosingRow, 'summary' | 'amount' | 'state' | 'doubt'> & { readonly at: Date };

/** The newest orders of one conversation, newest first. */
export async function findNewest(sql: Sql, botId: BotId, conversationId: ConversationId, limit: number): Promise<NotedOrder[]> {
  return sql.rows<NotedOrder & Record<string, unknown>>(
    `SELECT o.summary, o.amount::float8 AS amount, o.state, o.doubt, o.created_at AS at FROM closings o
     WHERE o.bot_id = $1 AND o.conversation_id = $2 ORDER BY o.created_at DESC, o.id DESC LIMIT $3`,
    [botId, conversationId, limit],
    'closings-newest',
  );
}

export async function findClosing(sql: Sql, botId: BotId, id: ClosingId): Promise<ClosingRow | undefined> {
  const rows = await sql.rows<ClosingRow & Record<string, unknown>>(
    `SELECT ${columns} FROM closings o CROSS JOIN LATERAL ${whomPart('o.conversation_id')} w WHERE o.bot_id = $1 AND o.id = $2`,
    [botId, id],
  );
  return rows[0];
}

/** False when the closing was moved to another conversation after it was read. */
export async function setState(tx: Tx, one: ClosingRow, botId: BotId, state: ClosingState): Promise<boolean> {
  const changed = await tx.run(
    `UPDATE closings SET state = $4, doubt = NULL, changed_at = now() WHERE bot_id = $1 AND id = $2 AND conversation_id = $3`,
    [botId, one.id, one.conversation_id, state],
  );
  return changed === 1;
}

/** Time of the last purchase in that conversation. Cancelled closings do not count. */
export async function findLastBought(tx: Tx, botId: BotId, conversationId: ConversationId): Promise<Date | null> {
  const rows = await tx.rows<{ at: Date | null }>(
    `SELECT max(created_at) AS at FROM closings WHERE bot_id = $1 AND conversation_id = $2 AND state <> 'cancelled'`,
    [botId, conversationId],
  );
  return rows[0]!.at;
}

/** Closings of a time span, without cancelled ones. The end of the span is excluded. */
export async function sumClosings(sql: Sql, botId: BotId, since: Date, until: Date): Promise<{ count: number; amount: number }> {
  const [row] = await sql.rows<{ count: number; amount: number }>(
    `SELECT count(*)::int AS count, coalesce(sum(amount), 0)::float8 AS amount
     FROM closings WHERE bot_id = $1 AND created_at >= $2 AND created_at < $3 AND state <> 'cancelled'`,
    [botId, since, until],
    'closings-sum',
  );
  if (!row) throw new Error('an aggregate gave no row');
  return row;
}

export interface ClosingDay {
  day: string;
  count: number;
  amount: number;
}

/**
 * Closings per Jakarta day since `fromDay` (YYYY-MM-DD). Cancelled closings and days without closings are
 * left out. One scan of one index.
 */
export async function findClosingDays(sql: Sql, botId: BotId, fromDay: string): Promise<ClosingDay[]> {
  return sql.rows<ClosingDay & Record<string, unknown>>(
    `SELECT to_char(created_at AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM-DD') AS day, count(*)::int AS count, coalesce(sum(amount), 0)::float8 AS amount
     FROM closings WHERE bot_id = $1 AND created_at >= $2::date::timestamp AT TIME ZONE 'Asia/Jakarta' AND state <> 'cancelled'
     GROUP BY 1 ORDER BY 1`,
    [botId, fromDay],
    'closings-days',
  );
}
