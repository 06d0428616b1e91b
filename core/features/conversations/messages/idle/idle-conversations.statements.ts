import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import type { UnsentReason } from '#contracts/values/unsent';
import { newId } from '../../../../platform/crypto/ids.js';
import type { Sql } from '../../../../platform/database/database.js';
import { currentTrace } from '../../../../platform/loop/operation.js';
import { excludedPart } from '../../../blacklist/blacklist.service.js';
import { getsNoticesPart } from '../../../prompts/prompts.service.js';
import { previewOf } from '../../conversations.rules.js';
import type { LockedIdleConversation, IdleConversation, StopReason } from '../../conversations.types.js';
import type { Speech } from '../permission.rules.js';
import { newWaId } from '../wa-id.js';
import { contactColumns, messageColumns, type MessageInContext } from '../../state/views.statements.js';

/**
 * SQL condition on a conversation `c`: neither of our last two messages was delivered to the lead's phone, although
 * WhatsApp accepted or refused both. A lead who blocked the number, or no longer uses it, gets no more messages.
 */
const reachesNobody = `(SELECT count(*) = 2 AND bool_and(o.status IN ('sent', 'failed')) FROM (
      SELECT status FROM messages WHERE conversation_id = c.id AND sender <> 'lead' AND origin IS NULL AND unsent IS NULL ORDER BY seq DESC LIMIT 2) o)`;

/**
 * SQL: why an idle lead must not get an unsolicited message; null when there is no such reason. For a
 * conversation `c` and its contact `k`.
 * @param since expression: start of the idle period in question.
 * @param now expression: the present time.
 */
export function stopPart(since: string, now: string): string {
  return `CASE
    WHEN coalesce(c.lead_last_at <> ${since}, true) OR c.answered_turn < c.turn OR c.last_sender = 'lead' THEN 'answered'
    WHEN k.past_since IS NOT NULL THEN 'number-moved'
    WHEN c.opted_out_at IS NOT NULL OR c.no_follow_ups_at IS NOT NULL THEN 'opted-out'
    WHEN ${excludedPart('k')} THEN 'blacklisted'
    WHEN ${getsNoticesPart('c.bot_id', 'k.pn')} THEN 'notification-number'
    WHEN c.closing_at IS NOT NULL THEN 'closing'
    WHEN c.takeover_until > ${now} THEN 'takeover'
    WHEN ${reachesNobody} THEN 'undelivered' END`;
}

/**
 * A conversation and its contact as a subquery, for a LATERAL join of other features. Columns: the lead's names and
 * addresses, why this idle period allows no message, when the lead last wrote, and the closing.
 * @param conversation SQL expression of the conversation's id.
 * @param since SQL expression of the start of the idle period.
 * @param now SQL expression of the present time.
 */
export function idleConversationPart(conversation: string, since: string, now: string): string {
  return `(SELECT k.name, k.own_name, k.pn, k.lid, k.username, ${stopPart(since, now)} AS stop, c.lead_last_at, c.closing_at
    FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE c.id = ${conversation})`;
}

/** A message as a subquery, for a LATERAL join of other features. @param message expression: its id. */
export function bubblePart(message: string): string {
  return `(SELECT m.body, m.status, m.unsent FROM messages m WHERE m.id = ${message})`;
}

/**
 * SQL condition on a follow-up's message: it was sent after a moment, or is still queued. A count that WhatsApp made
 * at that moment therefore does not include this message.
 * @param message expression: the id of the message. @param since expression: the moment. @param now expression: the
 * present time.
 */
export function leftSincePart(message: string, since: string, now: string): string {
  return `EXISTS (SELECT 1 FROM messages m WHERE m.id = ${message} AND (m.sent_at >= ${since} OR (m.waits AND m.not_after > ${now})))`;
}

/**
 * SQL condition on a follow-up's message: it waits to be sent.
 * @param message expression: the id of the message. @param before expression: only messages whose send window ends
 * before that time; null for any.
 */
export function queuedPart(message: string, before: string): string {
  return `EXISTS (SELECT 1 FROM messages m WHERE m.id = ${message} AND m.waits AND (${before} IS NULL OR m.not_after < ${before}))`;
}

export async function findBotsWithQueued(sql: Sql): Promise<BotId[]> {
  const rows = await sql.rows<{ bot_id: BotId }>(
    `SELECT DISTINCT bot_id FROM messages WHERE waits AND not_after IS NOT NULL`,
    [],
    'idle-bots-queued',
  );
  return rows.map((row) => row.bot_id);
}

/**
 * Marks queued messages as not sent, in the order of their ids (avoids deadlocks). Returns the messages that were
 * still queued.
 */
export async function withhold(
  tx: Sql,
  botId: BotId,
  ids: readonly MessageId[],
  unsent: UnsentReason,
): Promise<{ id: MessageId; conversationId: ConversationId }[]> {
  return tx.rows<{ id: MessageId; conversationId: ConversationId }>(
    `WITH locked AS MATERIALIZED (
       SELECT id FROM messages WHERE bot_id = $1 AND id = ANY ($2::uuid[]) AND status = 'queued' ORDER BY id FOR NO KEY UPDATE)
     UPDATE messages m SET status = 'failed', unsent = $3 FROM locked WHERE m.id = locked.id AND m.status = 'queued'
     RETURNING m.id, m.conversation_id AS "conversationId"`,
    [botId, ids, unsent],
    'idle-withhold',
  );
}

/**
 * Returns each idle period once if it began after the bot's `from` and its last message is not later than
 * `quietSince`. Concurrent callers get different idle periods. Idle periods that allow no follow-up are returned too,
 * with the reason. Conversations are selected before contacts are joined, because only their own index finds the few
 * unplanned conversations among many planned ones.
 */
export async function takeIdleConversations(
  tx: Sql,
  bots: readonly SilentSince[],
  range: { readonly quietSince: Date; readonly now: Date },
  limit: number,
): Promise<IdleConversation[]> {
  return tx.rows<IdleConversation & Record<string, unknown>>(
    `WITH chosen AS MATERIALIZED (
       SELECT c.id FROM conversations c
       WHERE c.bot_id = ANY ((SELECT $1::uuid[])::uuid[]) AND c.last_sender <> 'lead' AND c.follow_ups_for IS DISTINCT FROM c.lead_last_at
         AND c.lead_last_at >= (SELECT min(f.at) FROM unnest($2::timestamptz[]) AS f (at))
         AND c.lead_last_at >= ($2::timestamptz[])[array_position($1::uuid[], c.bot_id)] AND c.last_at <= $3 AND c.answered_turn >= c.turn
       LIMIT $5 FOR NO KEY UPDATE SKIP LOCKED
     ), ripe AS (
       SELECT c.id, ${stopPart('c.lead_last_at', '$4::timestamptz')} AS stop
       FROM chosen JOIN conversations c ON c.id = chosen.id JOIN contacts k ON k.id = c.contact_id
     )
     UPDATE conversations c SET follow_ups_for = c.lead_last_at FROM ripe WHERE c.id = ripe.id
     RETURNING c.bot_id AS "botId", c.id AS "conversationId", c.lead_last_at AS "since", c.lead_last_at::text AS "exactSince", ripe.stop`,
    [bots.map(({ botId }) => botId), bots.map(({ from }) => from), range.quietSince, range.now, limit],
    'idle-take',
  );
}

/** A bot, with the time after which its idle periods began. */
export interface SilentSince {
  readonly botId: BotId;
  readonly from: Date;
}

/** Idle periods without a scheduled follow-up, in conversations whose last message is not later than `upTo`. */
export interface OldSilences extends SilentSince {
  readonly upTo: Date;
  readonly now: Date;
}

/** SQL condition on a conversation `c` for {@link OldSilences}. `i` has the columns of the input. */
const isOldSilence = `c.bot_id = i.bot_id AND c.last_sender <> 'lead' AND c.follow_ups_for IS DISTINCT FROM c.lead_last_at
  AND c.lead_last_at > i.since AND c.last_at <= i.up_to AND c.answered_turn >= c.turn`;
/** SQL condition on the stop reason `stop` of an idle period: null, or a temporary reason. */
const mayFollow = `(stop IS NULL OR stop IN ('takeover', 'undelivered'))`;
const countedMax = 1_000;

export interface OldSilenceRow {
  conversation_id: ConversationId;
  since: Date;
  name: string;
  pn: string | null;
  lid: string | null;
  username: string | null;
}

/** Old idle periods that may get a follow-up, the latest first. @param before conversation of the previous page's last row */
export async function findOldSilences(
  sql: Sql,
  { botId, from, upTo, now }: OldSilences,
  page: { readonly limit: number; readonly before: ConversationId | null },
): Promise<OldSilenceRow[]> {
  return sql.rows<OldSilenceRow & Record<string, unknown>>(
    `WITH input AS (SELECT $1::uuid AS bot_id, $2::timestamptz AS since, $3::timestamptz AS up_to, $4::timestamptz AS now, $5::uuid AS before, $6::int AS page),
     found AS (
       SELECT c.id, c.lead_last_at, k.name, k.pn, k.lid, k.username, ${stopPart('c.lead_last_at', 'i.now')} AS stop
       FROM input i JOIN conversations c ON ${isOldSilence} JOIN contacts k ON k.id = c.contact_id
       WHERE i.before IS NULL OR (c.lead_last_at, c.id) < (SELECT b.lead_last_at, b.id FROM conversations b WHERE b.bot_id = i.bot_id AND b.id = i.before)
     )
     SELECT id AS conversation_id, lead_last_at AS since, name, pn, lid, username FROM found WHERE ${mayFollow}
     ORDER BY lead_last_at DESC, id DESC LIMIT (SELECT page FROM input)`,
    [botId, from, upTo, now, page.before, page.limit],
    'idle-old',
  );
}

/** The number of old idle periods, counted up to a thousand. */
export async function countOldSilences(sql: Sql, { botId, from, upTo, now }: OldSilences): Promise<number> {
  const rows = await sql.rows<{ count: number }>(
    `WITH input AS (SELECT $1::uuid AS bot_id, $2::timestamptz AS since, $3::timestamptz AS up_to, $4::timestamptz AS now),
     found AS (
       SELECT ${stopPart('c.lead_last_at', 'i.now')} AS stop FROM input i JOIN conversations c ON ${isOldSilence} JOIN contacts k ON k.id = c.contact_id
     )
     SELECT count(*)::int AS count FROM (SELECT 1 FROM found WHERE ${mayFollow} LIMIT ${countedMax}) counted`,
    [botId, from, upTo, now],
    'idle-old-count',
  );
  return rows[0]!.count;
}

/** Like {@link takeIdleConversations}, for the old idle periods of one bot except these conversations. */
export async function takeOldSilences(
  tx: Sql,
  { botId, from, upTo, now }: OldSilences,
  except: readonly ConversationId[],
  limit: number,
): Promise<IdleConversation[]> {
  return tx.rows<IdleConversation & Record<string, unknown>>(
    `WITH input AS (
       SELECT $1::uuid AS bot_id, $2::timestamptz AS since, $3::timestamptz AS up_to, $4::timestamptz AS now, $5::uuid[] AS except_ids, $6::int AS page
     ), chosen AS MATERIALIZED (
       SELECT c.id FROM input i JOIN conversations c ON ${isOldSilence} AND c.id <> ALL (i.except_ids)
       ORDER BY c.id LIMIT (SELECT page FROM input) FOR NO KEY UPDATE OF c
     ), ripe AS (
       SELECT c.id, ${stopPart('c.lead_last_at', '(SELECT now FROM input)')} AS stop
       FROM chosen JOIN conversations c ON c.id = chosen.id JOIN contacts k ON k.id = c.contact_id
     )
     UPDATE conversations c SET follow_ups_for = c.lead_last_at FROM ripe WHERE c.id = ripe.id
     RETURNING c.bot_id AS "botId", c.id AS "conversationId", c.lead_last_at AS "since", c.lead_last_at::text AS "exactSince", ripe.stop`,
    [botId, from, upTo, now, except, limit],
    'idle-take-old',
  );
}

/**
 * Locks the conversation and reads its idle period. Undefined when the conversation was deleted or merged into
 * another one.
 */
export async function lockIdleConversation(
  tx: Sql,
  botId: BotId,
  conversationId: ConversationId,
  exactSince: string,
  now: Date,
): Promise<LockedIdleConversation | undefined> {
  const rows = await tx.rows<{ stop: StopReason | null; name: string }>(
    `SELECT ${stopPart('$3::timestamptz', '$4::timestamptz')} AS stop, k.own_name AS name FROM conversations c JOIN contacts k ON k.id = c.contact_id
     WHERE c.bot_id = $1 AND c.id = $2 FOR NO KEY UPDATE OF c`,
    [botId, conversationId, exactSince, now],
    'idle-lock',
  );
  return rows[0];
}

/**
 * Queues one bubble of the bot that answers no turn. The caller must have locked the conversation. Returns
 * the bubble in the panel's format.
 */
export async function insertUnasked(
  tx: Sql,
  botId: BotId,
  conversationId: ConversationId,
  { body, speech, notAfter }: { readonly body: string; readonly speech: Speech; readonly notAfter?: Date },
  now: Date,
): Promise<{ id: MessageId; shown: MessageInContext[] }> {
  const id = newId<MessageId>();
  const shown = await tx.rows<MessageInContext & Record<string, unknown>>(
    `WITH input AS (
       SELECT $1::uuid AS bot_id, $2::uuid AS conversation_id, $3::uuid AS id, $4::text AS body, $5::text AS preview, $6::text AS wa_id, $7::timestamptz AS at,
         $8::timestamptz AS not_after, $9::text AS speech, $10::uuid AS trace
     ), bumped AS (
       UPDATE conversations c SET last_seq = c.last_seq + 1, message_count = c.message_count + 1, last_preview = i.preview, last_sender = 'bot',
         last_at = GREATEST(c.last_at, now())
       FROM input i WHERE c.bot_id = i.bot_id AND c.id = i.conversation_id RETURNING c.*
     ), counted AS (
       INSERT INTO daily_message_counts (bot_id, day, count)
       SELECT i.bot_id, (i.at AT TIME ZONE 'Asia/Jakarta')::date, 1 FROM bumped, input i
       ON CONFLICT (bot_id, day) DO UPDATE SET count = daily_message_counts.count + 1
     ), bubble AS (
       INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, not_after, speech, trace)
       SELECT i.id, i.bot_id, bumped.id, bumped.last_seq, 'bot', 'text', i.body, i.wa_id, 'queued', i.not_after, i.speech, i.trace FROM bumped, input i RETURNING *
     )
     SELECT c.bot_id, ${messageColumns}, ${contactColumns} FROM bubble m CROSS JOIN bumped c JOIN contacts k ON k.id = c.contact_id`,
    [botId, conversationId, id, body, previewOf('text', body), newWaId(), now, notAfter ?? null, speech, currentTrace()],
    'idle-say',
  );
  return { id, shown };
}
