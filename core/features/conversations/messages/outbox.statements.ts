import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import type { DeliveryStatus } from '#contracts/values/statuses';
import type { Sql } from '../../../platform/database/database.js';
import { pacePart } from '../../prompts/prompts.service.js';
import { fencePart } from '../../bots/session-leases.service.js';
import type { UnsentReason } from '#contracts/values/unsent';
import type { DeliveryChange, DeliveryUpdate, OutgoingMessage } from '../conversations.types.js';
import type { BubbleState } from './permission.rules.js';
import { opensChatPart, statePart } from './permission.statements.js';

const perConversation = 20;

/** A bubble with the state of its conversation at the time of reading. */
export type WaitingBubble = Omit<OutgoingMessage, 'forbidden' | 'ageMs' | 'isAutomatic' | 'opensChat'> & { readonly state: BubbleState };

/** Which messages to read: all, or only those that start no chat (`warm`), or only those that do (`cold`). */
export type OutboxPart = 'all' | 'warm' | 'cold';

/**
 * Messages waiting to be sent, in fair order: the next bubble of every conversation comes before the second bubble of
 * any conversation. Within a conversation, the order is strict: a later bubble is never returned without the earlier
 * ones of its part.
 */
export async function findOutbox(
  sql: Sql,
  botId: BotId,
  page: { readonly limit: number; readonly part: OutboxPart },
  now: Date,
): Promise<WaitingBubble[]> {
  const rows = await sql.rows<Record<string, unknown>>(
    `SELECT m.id, m.bot_id AS "botId", m.conversation_id AS "conversationId", c.jid, k.pn, k.lid, m.wa_id AS "waId", m.sender, m.body,
       m.sender = 'owner' AS "byHand", m.media->>'photo' AS "photoId",
       CASE WHEN m.kind = 'document' THEN json_build_object('name', m.media->>'name', 'mimetype', m.media->>'mimetype') END AS document,
       m.seq::float8 AS seq, m.attempts, c.expires_after AS "expiresAfter", m.trace, ${statePart('$3::timestamptz')} AS state, ${pacePart('$1')}
     FROM (
       SELECT *, row_number() OVER (PARTITION BY conversation_id ORDER BY seq) AS place FROM messages WHERE bot_id = $1 AND waits
     ) m
     JOIN conversations c ON c.id = m.conversation_id JOIN contacts k ON k.id = c.contact_id
     WHERE m.place <= ${perConversation} AND ($4 = 'all' OR (${opensChatPart}) = ($4 = 'cold'))
     ORDER BY m.place, m.created_at LIMIT $2`,
    [botId, page.limit, now, page.part],
    'outbox-find',
  );
  return rows as unknown as WaitingBubble[];
}

const fence = fencePart('$1', '$2');

/** The subset of these owners with messages to send. */
export async function findWaiting(sql: Sql, botIds: readonly BotId[]): Promise<BotId[]> {
  const rows = await sql.rows<{ bot_id: BotId }>(
    `SELECT DISTINCT bot_id FROM messages WHERE waits AND bot_id = ANY ($1::uuid[])`,
    [botIds],
    'outbox-waiting',
  );
  return rows.map((row) => row.bot_id);
}

export interface StatusChange {
  readonly id: MessageId;
  readonly conversationId: ConversationId;
  readonly status: DeliveryStatus;
  /** Why an automatic message was not sent; null for other failures. */
  readonly unsent: UnsentReason | null;
}

/**
 * Advances the status of messages of many owners as reported by WhatsApp, in ONE statement; never
 * backwards. Also stores the sent content. Returns the messages that changed. A bubble that was marked as
 * not sent while it was being sent still gets the status that WhatsApp reports. `locked` takes the rows in
 * the order of their ids (avoids deadlocks).
 */
export async function recordDelivery(sql: Sql, updates: readonly DeliveryUpdate[]): Promise<DeliveryChange[]> {
  const order = `ARRAY['queued', 'sent', 'delivered', 'read']`;
  const isBehind = `array_position(${order}, CASE WHEN m.unsent IS NULL THEN m.status ELSE 'queued' END) < u.place`;
  // inside a SELECT the planner does not see the array's length; otherwise it would make a new plan every
  // time
  return sql.rows<DeliveryChange & Record<string, unknown>>(
    `WITH told AS (
       SELECT bot_id, wa_id, max(array_position(${order}, status)) AS place, min(at) AS at, (array_agg(proto) FILTER (WHERE proto IS NOT NULL))[1] AS proto
       FROM unnest((SELECT $1::uuid[]), $2::text[], $3::text[], $4::timestamptz[], $5::bytea[]) AS given (bot_id, wa_id, status, at, proto)
       GROUP BY bot_id, wa_id
     ), locked AS MATERIALIZED (
       SELECT m.id, u.place, u.proto, u.at FROM told u JOIN messages m ON m.bot_id = u.bot_id AND m.wa_id = u.wa_id
       WHERE m.sender <> 'lead' AND ${isBehind} ORDER BY m.id FOR NO KEY UPDATE OF m
     )
     UPDATE messages m SET status = (${order})[u.place], proto = coalesce(u.proto, m.proto), sent_at = coalesce(m.sent_at, u.at), unsent = NULL,
       attempts = m.attempts + CASE m.status WHEN 'queued' THEN 1 ELSE 0 END
     FROM locked u WHERE m.id = u.id AND ${isBehind}
     RETURNING m.bot_id AS "botId", m.conversation_id AS "conversationId", m.id AS "messageId", m.wa_id AS "waId", m.status`,
    [
      updates.map((one) => one.botId),
      updates.map((one) => one.waId),
      updates.map((one) => one.status),
      updates.map((one) => one.at),
      updates.map((one) => one.proto),
    ],
    'outbox-record-delivery',
  );
}

/** True when a message of that WhatsApp id is stored with its content, not as a placeholder. */
export async function isStored(sql: Sql, botId: BotId, waId: string): Promise<boolean> {
  const rows = await sql.rows(
    `SELECT 1 FROM messages WHERE bot_id = $1 AND wa_id = $2 AND kind <> 'unreadable' LIMIT 1`,
    [botId, waId],
    'outbox-is-stored',
  );
  return rows.length > 0;
}

export interface Failure {
  /** The bubble, and the later bubbles of the same answer. */
  failed: StatusChange[];
  /** True when nothing of the answer (or of any other kind of message) reached WhatsApp. */
  nothingSent: boolean;
  /** True when the lead still waits for an answer: the failed message answers a turn, and the owner has not written since. */
  isMissed: boolean;
  /** True when the answer was charged, nothing of it reached WhatsApp, and this caller has to refund it. */
  refund: boolean;
}

/** Locks the session's row against a claim. False when another host has the session. */
export async function holdSession(tx: Sql, botId: BotId, epoch: string | number): Promise<boolean> {
  return (await tx.rows(`${fence} FOR SHARE`, [botId, epoch], 'outbox-hold-session')).length > 0;
}

/**
 * Marks a bubble as failed for good. The rest of its answer fails too, because it would make no sense alone.
 * The caller holds the session ({@link holdSession}) and the conversation, in this order.
 * @param unsent why it was withheld; null when sending failed.
 */
export async function markFailed(
  tx: Sql,
  botId: BotId,
  { id, unsent }: { readonly id: MessageId; readonly unsent: UnsentReason | null },
): Promise<Failure> {
  const rows = await tx.rows<{ id: MessageId; conversation_id: ConversationId; turn: number | null; sender: string; seq: string }>(
    `WITH locked AS MATERIALIZED (
       SELECT m.id FROM messages first JOIN messages m ON m.conversation_id = first.conversation_id
       WHERE first.bot_id = $1 AND first.id = $2 AND (first.status = 'queued' OR (first.status = 'sent' AND $3::text IS NULL))
         AND (m.id = first.id OR (m.status = 'queued' AND m.sender = 'bot' AND first.sender = 'bot' AND m.turn = first.turn AND m.seq > first.seq))
       ORDER BY m.id FOR NO KEY UPDATE OF m
     )
     UPDATE messages m SET status = 'failed', unsent = $3, attempts = m.attempts + CASE WHEN $3::text IS NULL THEN 1 ELSE 0 END
     FROM locked WHERE m.id = locked.id AND (m.status = 'queued' OR (m.id = $2 AND m.status = 'sent' AND $3::text IS NULL))
     RETURNING m.id, m.conversation_id, m.turn, m.sender, m.seq`,
    [botId, id, unsent],
  );
  const failed = rows.map((row): StatusChange => ({ id: row.id, conversationId: row.conversation_id, status: 'failed', unsent }));
  const bot = rows.find((row) => row.sender === 'bot' && row.turn !== null);
  if (!bot) return { failed, nothingSent: failed.length > 0, isMissed: false, refund: false };
  // One query about the other bubbles of the answer serves three purposes: the owner's need, whether the lead still
  // waits, and the refund.
  const [answer] = await tx.rows<{ nothing_sent: boolean; owner_wrote: boolean }>(
    `SELECT NOT EXISTS (SELECT 1 FROM messages WHERE conversation_id = $1 AND sender = 'bot' AND turn = $2 AND status <> 'failed') AS nothing_sent,
       EXISTS (SELECT 1 FROM messages WHERE conversation_id = $1 AND seq > $3::bigint AND sender = 'owner' AND origin IS NULL) AS owner_wrote`,
    [bot.conversation_id, bot.turn, bot.seq],
  );
  const isMissed = answer?.owner_wrote === false;
  if (!answer?.nothing_sent) return { failed, nothingSent: false, isMissed, refund: false };
  const refunded = await tx.run(`UPDATE replies SET charged = false WHERE bot_id = $1 AND conversation_id = $2 AND turn = $3 AND charged`, [
    botId,
    bot.conversation_id,
    bot.turn,
  ]);
  return { failed, nothingSent: true, isMissed, refund: refunded === 1 };
}

/** The encrypted protocol message of our message of that WhatsApp id, for a recipient who could not decrypt it. */
export async function findProto(sql: Sql, botId: BotId, waId: string): Promise<Buffer | null> {
  const rows = await sql.rows<{ proto: Buffer | null }>(
    `SELECT proto FROM messages WHERE bot_id = $1 AND wa_id = $2 AND sender <> 'lead' AND proto IS NOT NULL LIMIT 1`,
    [botId, waId],
    'outbox-proto',
  );
  return rows[0]?.proto ?? null;
}
