import type { ConversationId, MessageId, OwnerId } from '#contracts/values/ids';
import type { DeliveryStatus } from '#contracts/values/statuses';
import type { Sql } from '../../../platform/database/database.js';
import { pacePart } from '../../prompts/prompts.service.js';
import { fencePart } from '../../bots/session-leases.service.js';
import type { DeliveryChange, DeliveryUpdate, OutgoingMessage, WithdrawnReason } from '../conversations.types.js';
import { stopPart } from '../silences/silences.statements.js';
import { contactColumns } from '../views.statements.js';
import type { ContactRow } from '../conversations.present.js';

const perConversation = 20;

/**
 * What waits to be sent, fairly: the next bubble of every conversation before anybody's second one. Within a conversation
 * strictly in order, and never a later bubble without the earlier ones.
 */
export async function findOutbox(sql: Sql, ownerId: OwnerId, limit: number): Promise<OutgoingMessage[]> {
  const rows = await sql.rows<Record<string, unknown>>(
    `SELECT m.id, m.owner_id AS "ownerId", m.conversation_id AS "conversationId", c.jid, k.pn, k.lid, m.wa_id AS "waId", m.sender, m.body,
       m.sender = 'owner' AS "byHand", m.media->>'photo' AS "photoId",
       CASE WHEN m.kind = 'document' THEN json_build_object('name', m.media->>'name', 'mimetype', m.media->>'mimetype') END AS document,
       m.seq::float8 AS seq, m.attempts, m.not_after AS "notAfter", ${pacePart('$1')}
     FROM (
       SELECT *, row_number() OVER (PARTITION BY conversation_id ORDER BY seq) AS place FROM messages WHERE owner_id = $1 AND waits
     ) m
     JOIN conversations c ON c.id = m.conversation_id JOIN contacts k ON k.id = c.contact_id
     WHERE m.place <= ${perConversation} ORDER BY m.place, m.created_at LIMIT $2`,
    [ownerId, limit],
    'outbox-find',
  );
  return rows as unknown as OutgoingMessage[];
}

const fence = fencePart('$1', '$2');

/** Those of the owners who have something to send. */
export async function findWaiting(sql: Sql, ownerIds: readonly OwnerId[]): Promise<OwnerId[]> {
  const rows = await sql.rows<{ owner_id: OwnerId }>(
    `SELECT DISTINCT owner_id FROM messages WHERE waits AND owner_id = ANY ($1::uuid[])`,
    [ownerIds],
    'outbox-waiting',
  );
  return rows.map((row) => row.owner_id);
}

export interface StatusChange {
  readonly id: MessageId;
  readonly conversationId: ConversationId;
  readonly status: DeliveryStatus;
}

/** Moves messages of many owners forward to what WhatsApp told, in ONE statement, never backwards; keeps what was sent. Gives those that moved. */
export async function recordDelivery(sql: Sql, updates: readonly DeliveryUpdate[]): Promise<DeliveryChange[]> {
  const order = `ARRAY['queued', 'sent', 'delivered', 'read']`;
  // behind a SELECT the array's length is unknown to the planner, which would otherwise make a new plan every time
  return sql.rows<DeliveryChange & Record<string, unknown>>(
    `UPDATE messages m SET status = (${order})[u.place], proto = coalesce(u.proto, m.proto), sent_at = coalesce(m.sent_at, u.at),
       attempts = m.attempts + CASE m.status WHEN 'queued' THEN 1 ELSE 0 END
     FROM (
       SELECT owner_id, wa_id, max(array_position(${order}, status)) AS place, min(at) AS at, (array_agg(proto) FILTER (WHERE proto IS NOT NULL))[1] AS proto
       FROM unnest((SELECT $1::uuid[]), $2::text[], $3::text[], $4::timestamptz[], $5::bytea[]) AS given (owner_id, wa_id, status, at, proto)
       GROUP BY owner_id, wa_id
     ) u
     WHERE m.owner_id = u.owner_id AND m.wa_id = u.wa_id AND m.sender <> 'lead' AND array_position(${order}, m.status) < u.place
     RETURNING m.owner_id AS "ownerId", m.conversation_id AS "conversationId", m.id AS "messageId", m.status`,
    [
      updates.map((one) => one.ownerId),
      updates.map((one) => one.waId),
      updates.map((one) => one.status),
      updates.map((one) => one.at),
      updates.map((one) => one.proto),
    ],
    'outbox-record-delivery',
  );
}

/** True when a message of that WhatsApp id stands with its content, not as a placeholder. */
export async function isStored(sql: Sql, ownerId: OwnerId, waId: string): Promise<boolean> {
  const rows = await sql.rows(
    `SELECT 1 FROM messages WHERE owner_id = $1 AND wa_id = $2 AND kind <> 'unreadable' LIMIT 1`,
    [ownerId, waId],
    'outbox-is-stored',
  );
  return rows.length > 0;
}

export interface Failure {
  holds: boolean;
  /** The bubble and those after it that belong to the same answer. */
  failed: StatusChange[];
  /** True when the answer had been paid, nothing of it reached WhatsApp, and the price is to be given back by this caller. */
  refund: boolean;
}

/** A bubble that finally cannot be sent; the rest of its answer would make no sense without it. */
export async function markFailed(tx: Sql, ownerId: OwnerId, epoch: string | number, id: MessageId): Promise<Failure> {
  const held = await tx.rows(`${fence} FOR SHARE`, [ownerId, epoch]);
  if (held.length === 0) return { holds: false, failed: [], refund: false };
  const rows = await tx.rows<{ id: MessageId; conversation_id: ConversationId; turn: number | null; sender: string }>(
    `UPDATE messages m SET status = 'failed', attempts = m.attempts + 1
     FROM messages first
     WHERE first.owner_id = $1 AND first.id = $2 AND first.status IN ('queued', 'sent') AND m.conversation_id = first.conversation_id
       AND (m.id = first.id OR (m.status = 'queued' AND m.sender = 'bot' AND first.sender = 'bot' AND m.turn = first.turn AND m.seq > first.seq))
     RETURNING m.id, m.conversation_id, m.turn, m.sender`,
    [ownerId, id],
  );
  const failed = rows.map((row): StatusChange => ({ id: row.id, conversationId: row.conversation_id, status: 'failed' }));
  const bot = rows.find((row) => row.sender === 'bot' && row.turn !== null);
  if (!bot) return { holds: true, failed, refund: false };
  const refunded = await tx.run(
    `UPDATE replies SET charged = false
     WHERE owner_id = $1 AND conversation_id = $2 AND turn = $3 AND charged AND NOT EXISTS (
       SELECT 1 FROM messages WHERE conversation_id = $2 AND sender = 'bot' AND turn = $3 AND status <> 'failed')`,
    [ownerId, bot.conversation_id, bot.turn],
  );
  return { holds: true, failed, refund: refunded === 1 };
}

export interface Withdrawn extends ContactRow, Record<string, unknown> {
  readonly conversation_id: ConversationId;
  readonly why: WithdrawnReason;
}

/**
 * Takes a bubble back that nobody asked for, when by now something forbids it or its time is over. Undefined when it may leave, is not
 * queued any more, or another host has the session.
 */
export async function withdraw(
  sql: Sql,
  ownerId: OwnerId,
  epoch: string | number,
  bubble: { readonly id: MessageId; readonly now: Date },
): Promise<Withdrawn | undefined> {
  const rows = await sql.rows<Withdrawn>(
    `WITH judged AS (
       SELECT m.id, c.contact_id, CASE
         WHEN EXISTS (SELECT 1 FROM messages l WHERE l.conversation_id = m.conversation_id AND l.seq > m.seq AND l.sender = 'lead') THEN 'answered'
         ELSE coalesce(${stopPart('c.lead_last_at', '$4::timestamptz')}, CASE WHEN m.not_after <= $4::timestamptz THEN 'late' END) END AS why
       FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN contacts k ON k.id = c.contact_id
       WHERE m.owner_id = $1 AND m.id = $3 AND m.status = 'queued' AND EXISTS (${fence})
     ), taken AS (
       UPDATE messages m SET status = 'failed' FROM judged WHERE m.id = judged.id AND judged.why IS NOT NULL
       RETURNING m.conversation_id, judged.contact_id, judged.why
     )
     SELECT t.conversation_id, t.why, ${contactColumns} FROM taken t JOIN conversations c ON c.id = t.conversation_id JOIN contacts k ON k.id = t.contact_id`,
    [ownerId, epoch, bubble.id, bubble.now],
    'outbox-withdraw',
  );
  return rows[0];
}

/** The sealed protocol message of that WhatsApp id, for a recipient who could not read it. */
export async function findProto(sql: Sql, ownerId: OwnerId, waId: string): Promise<Buffer | null> {
  const rows = await sql.rows<{ proto: Buffer | null }>(
    `SELECT proto FROM messages WHERE owner_id = $1 AND wa_id = $2 AND proto IS NOT NULL LIMIT 1`,
    [ownerId, waId],
    'outbox-proto',
  );
  return rows[0]?.proto ?? null;
}
