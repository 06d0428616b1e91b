import type { BotId, ConversationId, FollowUpId } from '#contracts/values/ids';
import type { DeliveryStatus } from '#contracts/values/statuses';
import type { UnsentReason } from '#contracts/values/unsent';
import type { Sql } from '../../platform/database/database.js';
import { bubblePart, idleConversationPart } from '../conversations/messages/idle/idle-conversations.service.js';
import { lockedPart } from './followups.statements.js';

/** The recipient. */
interface Whom {
  name: string;
  pn: string | null;
  lid: string | null;
  username: string | null;
}

export interface QueueRow extends Whom {
  id: FollowUpId;
  conversation_id: ConversationId;
  day: number;
  due_at: Date;
  silent_since: Date;
  /** The name that the lead chose. */
  own_name: string;
}

const countedMax = 1_000;

/**
 * SQL condition: follow-up `f`, with its conversation `s`, is scheduled, and nothing would prevent it from being sent
 * in the current state.
 */
const leaves = `f.bot_id = $1 AND f.state = 'scheduled' AND f.day = ANY ($3::int[]) AND (s.stop IS NULL OR s.stop = 'takeover')`;

/** @param days the follow-up days that are switched on. */
export async function findQueue(
  sql: Sql,
  botId: BotId,
  now: Date,
  days: readonly number[],
  page: { before: string | null; limit: number },
): Promise<QueueRow[]> {
  return sql.rows<QueueRow & Record<string, unknown>>(
    `SELECT f.id, f.conversation_id, f.day::int AS day, f.due_at, f.silent_since, s.name, s.own_name, s.pn, s.lid, s.username
     FROM follow_ups f CROSS JOIN LATERAL ${idleConversationPart('f.conversation_id', 'f.silent_since', '$2::timestamptz')} s
     WHERE ${leaves} AND ($4::uuid IS NULL OR (f.due_at, f.id) > (SELECT due_at, id FROM follow_ups WHERE bot_id = $1 AND id = $4::uuid))
     ORDER BY f.due_at, f.id LIMIT $5`,
    [botId, now, days, page.before, page.limit],
  );
}

/** Follow-ups of one conversation: at most one for each day. */
export async function findQueueOf(
  sql: Sql,
  botId: BotId,
  now: Date,
  days: readonly number[],
  conversationId: ConversationId,
): Promise<QueueRow[]> {
  return sql.rows<QueueRow & Record<string, unknown>>(
    `SELECT f.id, f.conversation_id, f.day::int AS day, f.due_at, f.silent_since, s.name, s.own_name, s.pn, s.lid, s.username
     FROM follow_ups f CROSS JOIN LATERAL ${idleConversationPart('f.conversation_id', 'f.silent_since', '$2::timestamptz')} s
     WHERE ${leaves} AND f.conversation_id = $4 ORDER BY f.due_at, f.id`,
    [botId, now, days, conversationId],
  );
}

/** The number of follow-ups, counted up to a thousand. */
export async function countQueue(sql: Sql, botId: BotId, now: Date, days: readonly number[]): Promise<number> {
  const rows = await sql.rows<{ count: number }>(
    `SELECT count(*)::int AS count FROM (
       SELECT 1 FROM follow_ups f CROSS JOIN LATERAL ${idleConversationPart('f.conversation_id', 'f.silent_since', '$2::timestamptz')} s
       WHERE ${leaves} LIMIT ${countedMax}) counted`,
    [botId, now, days],
  );
  return rows[0]!.count;
}

/** Which of the owner's follow-ups to cancel. A time span includes its start and excludes its end. */
export type Cancelled =
  | { readonly id: FollowUpId }
  | { readonly conversationId: ConversationId }
  | { readonly from: Date; readonly until: Date };

const cancelledByOwner = `UPDATE follow_ups f SET state = 'cancelled', reason = 'owner', ended_at = $2 FROM locked WHERE f.id = locked.id AND f.state = 'scheduled'`;

/**
 * Cancels follow-ups on request of the owner. Returns how many were scheduled. Each kind of choice has its own
 * statement, because a single statement with OR would use no index.
 */
export async function cancelByHand(sql: Sql, botId: BotId, which: Cancelled, now: Date): Promise<number> {
  if ('id' in which) return sql.run(`WITH ${lockedPart('f.bot_id = $1 AND f.id = $3')} ${cancelledByOwner}`, [botId, now, which.id]);
  if ('conversationId' in which)
    return sql.run(`WITH ${lockedPart('f.bot_id = $1 AND f.conversation_id = $3')} ${cancelledByOwner}`, [
      botId,
      now,
      which.conversationId,
    ]);
  return sql.run(`WITH ${lockedPart('f.bot_id = $1 AND f.due_at >= $3 AND f.due_at < $4')} ${cancelledByOwner}`, [
    botId,
    now,
    which.from,
    which.until,
  ]);
}

export interface FunnelRow {
  day: number;
  sent: number;
  answered: number;
  closed: number;
}

/**
 * Outcome of a sent follow-up `f`, from its conversation `s`. An answer counts for the last follow-up sent
 * before it.
 */
const answered = `(s.lead_last_at > f.ended_at AND NOT EXISTS (
  SELECT 1 FROM follow_ups n WHERE n.conversation_id = f.conversation_id AND n.silent_since = f.silent_since AND n.day > f.day AND n.state = 'sent'))`;
const brought = `${answered} AS answered, coalesce(s.closing_at > f.ended_at, false) AND ${answered} AS closed`;

/** Results per follow-up day, of follow-ups that were sent since then and did not fail. */
export async function findFunnel(sql: Sql, botId: BotId, since: Date): Promise<FunnelRow[]> {
  return sql.rows<FunnelRow & Record<string, unknown>>(
    `SELECT day::int AS day, count(*)::int AS sent, (count(*) FILTER (WHERE answered))::int AS answered, (count(*) FILTER (WHERE closed))::int AS closed
     FROM (
       SELECT f.day, ${brought}
       FROM follow_ups f CROSS JOIN LATERAL ${idleConversationPart('f.conversation_id', 'f.silent_since', 'now()')} s CROSS JOIN LATERAL ${bubblePart('f.message_id')} b
       WHERE f.bot_id = $1 AND f.state = 'sent' AND f.ended_at > $2 AND b.status <> 'failed'
     ) each GROUP BY day ORDER BY day`,
    [botId, since],
  );
}

export interface SentRow extends Whom {
  id: FollowUpId;
  conversation_id: ConversationId;
  day: number;
  ended_at: Date;
  body: string;
  status: DeliveryStatus;
  unsent: UnsentReason | null;
  answered: boolean;
  closed: boolean;
}

/** The newest sent follow-ups. */
export async function findSent(sql: Sql, botId: BotId, limit: number): Promise<SentRow[]> {
  return sql.rows<SentRow & Record<string, unknown>>(
    `SELECT f.id, f.conversation_id, f.day::int AS day, f.ended_at, s.name, s.pn, s.lid, s.username, b.body, b.status, b.unsent, ${brought}
     FROM follow_ups f CROSS JOIN LATERAL ${idleConversationPart('f.conversation_id', 'f.silent_since', 'now()')} s CROSS JOIN LATERAL ${bubblePart('f.message_id')} b
     WHERE f.bot_id = $1 AND f.state = 'sent' ORDER BY f.ended_at DESC, f.id DESC LIMIT $2`,
    [botId, limit],
  );
}
