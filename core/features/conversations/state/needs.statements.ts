import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import type { NeedReason } from '#contracts/values/needs';
import type { Sql } from '../../../platform/database/database.js';
import { excludedPart } from '../../blacklist/blacklist.service.js';
import { answersBroadcastsPart } from '../../prompts/prompts.service.js';
import type { ContactRow } from '../conversations.present.js';
import { isCallPart, isHeldPart, reasonPart } from './transitions.statements.js';
import { contactColumns, needingPart } from './views.statements.js';

/**
 * SQL condition: the conversation needs the owner since that time or longer. Other features use it in their own
 * statements.
 * @param conversation expression: the id of the conversation
 */
export function needLastsPart(conversation: string, at: string): string {
  return `EXISTS (SELECT 1 FROM conversations n WHERE n.id = ${conversation} AND n.needs_owner_since <= ${at})`;
}

/** The subset of these conversations that do not need the owner, or no longer exist. */
export async function findQuiet(sql: Sql, ids: readonly ConversationId[]): Promise<ConversationId[]> {
  const rows = await sql.rows<{ id: ConversationId }>(
    `SELECT q.id FROM unnest($1::uuid[]) AS q (id)
     WHERE NOT EXISTS (SELECT 1 FROM conversations c WHERE c.id = q.id AND c.needs_owner_since IS NOT NULL)`,
    [ids],
    'needs-quiet',
  );
  return rows.map(({ id }) => id);
}

/**
 * Ends the owner's need because of a question of the bot, after the owner has answered it. A need for another reason
 * stays.
 */
export async function endQuestionNeed(sql: Sql, botId: BotId, conversationId: ConversationId): Promise<void> {
  await sql.run(
    `UPDATE conversations SET needs_owner_since = NULL, needs_owner_reason = NULL
     WHERE bot_id = $1 AND id = $2 AND needs_owner_reason = 'question' AND NOT handed_over`,
    [botId, conversationId],
  );
}

/**
 * Marks a conversation as needing the owner, or updates the reason of an existing need. A handover and an
 * open question keep their reason. False when there is no such conversation, or, for `ai-failed`, when the
 * turn has been answered.
 */
export async function raiseNeed(sql: Sql, botId: BotId, conversationId: ConversationId, reason: NeedReason, now: Date): Promise<boolean> {
  const raised = await sql.run(
    `UPDATE conversations SET needs_owner_since = coalesce(needs_owner_since, $4), needs_owner_reason = ${reasonPart('needs_owner_reason', '$3::text')}
     WHERE bot_id = $1 AND id = $2 AND ($3 <> 'ai-failed' OR answered_turn < turn)`,
    [botId, conversationId, reason, now],
    'needs-raise',
  );
  return raised === 1;
}

/** Marks turns that were not answered for too long without a known reason: answers cannot be generated. */
export async function raiseOverdue(sql: Sql, since: Date, before: Date, now: Date): Promise<{ botId: BotId; id: ConversationId }[]> {
  return sql.rows<{ botId: BotId; id: ConversationId }>(
    `UPDATE conversations SET needs_owner_since = $3, needs_owner_reason = 'ai-failed'
     WHERE answered_turn < turn AND lead_last_at > $1 AND lead_last_at < $2 AND needs_owner_since IS NULL AND opted_out_at IS NULL
       AND (takeover_until IS NULL OR takeover_until <= now())
     RETURNING bot_id AS "botId", id`,
    [since, before, now],
    'needs-overdue',
  );
}

/** A message whose content has not arrived. */
export interface Unreadable {
  readonly botId: BotId;
  readonly conversationId: ConversationId;
  readonly messageId: MessageId;
  readonly name: string;
  readonly pn: string | null;
  readonly lid: string | null;
  readonly username: string | null;
  /**
   * False when the conversation already needs the owner for an earlier unreadable message, because the owner is
   * notified only once.
   */
  readonly isNews: boolean;
}

/**
 * SQL condition: the conversation has a marked message that still has no content, and the owner has not written since.
 * @param conversation expression of its id
 */
export const unreadPart = (conversation: string): string => `EXISTS (SELECT 1 FROM messages u
  WHERE u.conversation_id = ${conversation} AND u.kind = 'unreadable' AND u.unanswered = 'unreadable'
    AND NOT EXISTS (SELECT 1 FROM messages o WHERE o.conversation_id = u.conversation_id AND o.seq > u.seq AND o.sender = 'owner' AND o.origin IS NULL))`;

/**
 * SQL condition on a conversation `c`: its need ends with the bot's next answer, because the lead was only waiting
 * for an answer. A need for an unreadable message does not end while the message has no content, because no answer
 * refers to it.
 *
 * The first comparison is needed when there is no need: `NULL = 'unreadable'` is not false, so the messages of the
 * whole chat would be searched for each answer.
 */
export const endsWithAnswerPart = `c.needs_owner_reason IS NOT NULL AND NOT (${isCallPart('c.needs_owner_reason')} OR ${isHeldPart('c.needs_owner_reason')} OR c.needs_owner_reason = 'unreadable' AND ${unreadPart('c.id')})`;

/** SQL condition: the lead waits for the human who has taken over. */
const waitsForHuman = 'c.answered_turn < c.turn AND c.takeover_until > now()';

/**
 * Ends the needs for unreadable messages whose content arrived or that were deleted: in these conversations, or in all
 * when `ids` is null. A lead who waits for a human still needs the owner.
 */
export async function endReadCalls(sql: Sql, ids: readonly ConversationId[] | null): Promise<{ botId: BotId; id: ConversationId }[]> {
  return sql.rows<{ botId: BotId; id: ConversationId }>(
    `WITH due AS MATERIALIZED (
       SELECT c.id FROM conversations c WHERE c.needs_owner_since IS NOT NULL AND c.needs_owner_reason = 'unreadable' AND NOT ${unreadPart('c.id')}
         ${ids === null ? '' : 'AND c.id = ANY ($1::uuid[])'}
       ORDER BY c.id FOR NO KEY UPDATE OF c SKIP LOCKED
     )
     UPDATE conversations c SET needs_owner_since = CASE WHEN ${waitsForHuman} THEN c.needs_owner_since END,
       needs_owner_reason = CASE WHEN ${waitsForHuman} THEN 'lead-wrote' END
     FROM due WHERE c.id = due.id AND c.needs_owner_reason = 'unreadable' AND NOT ${unreadPart('c.id')}
     RETURNING c.bot_id AS "botId", c.id`,
    ids === null ? [] : [ids],
    ids === null ? 'needs-read' : 'needs-read-of',
  );
}

/**
 * Marks conversations as needing the owner when a message that arrived between these times still has no content, each
 * message once. Skipped when the owner has written in the conversation since, and when the content came in the lead's
 * other conversation (number and privacy id). Lock order: conversations, then messages (avoids deadlocks).
 */
export async function raiseUnreadable(
  sql: Sql,
  range: { readonly from: Date; readonly before: Date },
  now: Date,
  limit: number,
): Promise<Unreadable[]> {
  return sql.rows<Unreadable & Record<string, unknown>>(
    `WITH due AS MATERIALIZED (
       SELECT m.id, c.id AS conversation_id, c.bot_id, k.name, k.pn, k.lid, k.username, c.needs_owner_reason IS DISTINCT FROM 'unreadable' AS is_new,
         m.created_at
       FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN contacts k ON k.id = c.contact_id
       WHERE m.kind = 'unreadable' AND m.unanswered IS NULL AND m.created_at > $1 AND m.created_at <= $2
         AND m.sender = 'lead' AND (m.origin IS NULL OR m.origin = 'broadcast' AND ${answersBroadcastsPart('c.bot_id')}) AND NOT ${excludedPart('k')}
         AND NOT EXISTS (SELECT 1 FROM messages r WHERE r.bot_id = m.bot_id AND r.wa_id = m.wa_id AND r.sender = 'lead' AND r.kind <> 'unreadable')
         AND NOT EXISTS (SELECT 1 FROM messages o WHERE o.conversation_id = c.id AND o.seq > m.seq AND o.sender = 'owner' AND o.origin IS NULL)
       ORDER BY m.created_at LIMIT $4 FOR NO KEY UPDATE OF c SKIP LOCKED
     ), marked AS (
       UPDATE messages m SET unanswered = 'unreadable' FROM due WHERE m.id = due.id AND m.kind = 'unreadable' RETURNING m.id
     ), raised AS (
       UPDATE conversations c SET needs_owner_since = coalesce(c.needs_owner_since, $3), needs_owner_reason = coalesce(c.needs_owner_reason, 'unreadable')
       WHERE c.id IN (SELECT due.conversation_id FROM due JOIN marked ON marked.id = due.id)
     )
     SELECT due.bot_id AS "botId", due.conversation_id AS "conversationId", due.id AS "messageId", due.name, due.pn, due.lid, due.username,
       due.is_new AND row_number() OVER (PARTITION BY due.conversation_id ORDER BY due.created_at, due.id) = 1 AS "isNews"
     FROM due JOIN marked ON marked.id = due.id`,
    [range.from, range.before, now, limit],
    'needs-unreadable',
  );
}

/** A lead handed over by the bot and not answered yet. */
export interface LateHandover {
  readonly botId: BotId;
  readonly conversationId: ConversationId;
  readonly since: Date;
  readonly reason: NeedReason;
  /** The lead's last words. */
  readonly words: string | null;
  readonly name: string;
  readonly pn: string | null;
  readonly lid: string | null;
  readonly username: string | null;
  /** True when no message may be sent to this lead any more. */
  readonly silent: boolean;
}

/**
 * Returns one lead who has waited for the owner since before that time, after a handover. Each lead is
 * returned once, and again after a rollback.
 */
export async function takeLate(
  tx: Sql,
  range: { readonly from: Date; readonly before: Date },
  now: Date,
): Promise<LateHandover | undefined> {
  const rows = await tx.rows<LateHandover & Record<string, unknown>>(
    `WITH late AS (
       SELECT id FROM conversations WHERE handed_over AND lateness_told_at IS NULL AND needs_owner_since > $1 AND needs_owner_since <= $2
       ORDER BY needs_owner_since LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED
     )
     UPDATE conversations c SET lateness_told_at = $3 FROM late, contacts k WHERE c.id = late.id AND k.id = c.contact_id
     RETURNING c.bot_id AS "botId", c.id AS "conversationId", c.needs_owner_since AS since, c.needs_owner_reason AS reason, c.lead_words AS words, k.name, k.pn, k.lid, k.username,
       c.opted_out_at IS NOT NULL OR ${excludedPart('k')} AS silent`,
    [range.from, range.before, now],
    'needs-late',
  );
  return rows[0];
}

/**
 * Expression: urgency of the reason of a conversation `c`, larger is more urgent; 0 for a reason that is not
 * known here. The index `conversations_queue` has the same text. Written out, like `leftBehind`, so that the
 * tests that plan every statement can read it from the source.
 */
export const urgencyPart = `coalesce(array_position('{number-moved,loop,too-old,untrained,no-package,no-quota,ai-failed,unsent,unreadable,question,lead-wrote,called-off,bot-called,receipt,complaint}'::text[], c.needs_owner_reason), 0)`;

/** A place in the queue. */
export interface QueuePlace {
  readonly urgency: number;
  /** Microseconds since 1970, as digits: more precise than a Date. */
  readonly sinceMicros: string;
  readonly id: string;
}

export type QueueRow = ContactRow & QueuePlace;

/** One page of the queue after that position: the most urgent reason first, then the newest. */
export async function findQueue(sql: Sql, botId: BotId, limit: number, after: QueuePlace | null): Promise<QueueRow[]> {
  const isAfter =
    after === null
      ? ''
      : `AND (${urgencyPart}, c.needs_owner_since, c.id) < ($3::int, timestamptz 'epoch' + $4::bigint * interval '1 microsecond', $5::uuid)`;
  return sql.rows<QueueRow & Record<string, unknown>>(
    `SELECT ${contactColumns}, ${urgencyPart} AS urgency, (extract(epoch FROM c.needs_owner_since) * 1000000)::bigint::text AS "sinceMicros", c.id
     FROM conversations c JOIN contacts k ON k.id = c.contact_id
     WHERE c.bot_id = $1 AND ${needingPart} ${isAfter}
     ORDER BY ${urgencyPart} DESC, c.needs_owner_since DESC, c.id DESC LIMIT $2`,
    [botId, limit, ...(after === null ? [] : [after.urgency, after.sinceMicros, after.id])],
    after === null ? 'needs-queue' : 'needs-queue-after',
  );
}

export const leftBehind = `'ai-failed', 'no-quota', 'no-package', 'untrained', 'too-old'`;

/**
 * Condition on a conversation `c` that needs its owner: a failure left the lead without an answer, and the bot may
 * answer now. @param from expression: the lead's message must be newer
 */
const mayReopenPart = (from: string): string =>
  `c.needs_owner_reason IN (${leftBehind}) AND c.answered_turn >= c.turn AND c.turn > 0 AND c.lead_last_at > ${from}
       AND (c.takeover_until IS NULL OR c.takeover_until <= now()) AND c.opted_out_at IS NULL`;

/** Number of newest messages that are searched for those without an answer. */
const markedWithin = 100;

/**
 * Opens the last turn of leads who were left without an answer: of these conversations, or of the newest ones
 * when `ids` is null. Their need stays until the answer. Rows are locked by id, the same order as in every
 * process (avoids deadlocks).
 */
export async function reopen(
  sql: Sql,
  botId: BotId,
  ids: readonly ConversationId[] | null,
  { from, now, limit }: { readonly from: Date; readonly now: Date; readonly limit: number },
): Promise<ConversationId[]> {
  const rows = await sql.rows<{ id: ConversationId }>(
    `WITH input AS (SELECT $1::uuid AS bot_id, $2::uuid[] AS ids, $3::timestamptz AS since, $4::timestamptz AS at, $5::int AS max), chosen AS (
       SELECT c.id FROM conversations c JOIN contacts k ON k.id = c.contact_id
       WHERE c.bot_id = (SELECT bot_id FROM input) AND ${needingPart} AND ${mayReopenPart('(SELECT since FROM input)')}
         AND ((SELECT ids FROM input) IS NULL OR c.id = ANY ((SELECT ids FROM input)::uuid[]))
       ORDER BY c.needs_owner_since DESC, c.id LIMIT (SELECT max FROM input)
     ), locked AS (
       SELECT c.id FROM conversations c WHERE c.id IN (SELECT id FROM chosen) ORDER BY c.id FOR NO KEY UPDATE
     ), opened AS (
       UPDATE conversations c SET answered_turn = c.turn - 1, reopened_at = i.at
       FROM locked, input i WHERE c.id = locked.id AND c.needs_owner_since IS NOT NULL AND ${mayReopenPart('i.since')}
       RETURNING c.id, c.turn, c.last_seq
     ), unmarked AS (
       UPDATE messages m SET unanswered = NULL FROM opened o, input i
       WHERE m.conversation_id = o.id AND m.bot_id = i.bot_id AND m.seq > o.last_seq - ${markedWithin} AND m.turn = o.turn AND m.unanswered IS NOT NULL
     )
     SELECT id FROM opened`,
    [botId, ids, from, now, limit],
    'needs-reopen',
  );
  return rows.map(({ id }) => id);
}

export interface WaitingCounts {
  readonly needsOwner: number;
  readonly takenOver: number;
  readonly unread: number;
  readonly leftBehind: number;
}

/** Number of conversations per list filter. Each count stops at `max`. */
export async function countWaiting(sql: Sql, botId: BotId, now: Date, max: number): Promise<WaitingCounts> {
  const [row] = await sql.rows<{ -readonly [Key in keyof WaitingCounts]: number }>(
    `SELECT
       (SELECT count(*)::int FROM (SELECT 1 FROM conversations c JOIN contacts k ON k.id = c.contact_id
          WHERE c.bot_id = $1 AND ${needingPart} LIMIT $3) needing) AS "needsOwner",
       (SELECT count(*)::int FROM (SELECT 1 FROM conversations WHERE bot_id = $1 AND takeover_until > $2::timestamptz AND NOT handed_over LIMIT $3) taken) AS "takenOver",
       (SELECT count(*)::int FROM (SELECT 1 FROM conversations WHERE bot_id = $1 AND unread > 0 LIMIT $3) fresh) AS "unread",
       (SELECT count(*)::int FROM (SELECT 1 FROM conversations c JOIN contacts k ON k.id = c.contact_id
          WHERE c.bot_id = $1 AND ${needingPart} AND ${mayReopenPart(`$2::timestamptz - interval '${limits.reopenMaxHours} hours'`)} LIMIT $3) behind) AS "leftBehind"`,
    [botId, now, max],
    'needs-count',
  );
  if (!row) throw new Error('an aggregate gave no row');
  return row;
}
