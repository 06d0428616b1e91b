import type { BotId, ConversationId, FollowUpId, MessageId } from '#contracts/values/ids';
import { newId } from '../../platform/crypto/ids.js';
import type { Sql } from '../../platform/database/database.js';
import { leftSincePart, queuedPart } from '../conversations/messages/idle/idle-conversations.service.js';
import type { FollowUpReason, Planned, Scheduled } from './followups.types.js';

const scheduledColumns = `f.id, f.bot_id AS "botId", f.conversation_id AS "conversationId", f.silent_since::text AS "silentSince", f.silent_since AS since, f.day::int AS day, f.due_at AS "dueAt", f.is_held AS "isHeld"`;

/**
 * SQL: a `WITH` part `locked` with the ids of scheduled follow-ups `f`, locked in the order of their ids. All
 * statements that change several of them use it (avoids deadlocks).
 */
export function lockedPart(which: string): string {
  return `locked AS MATERIALIZED (SELECT f.id FROM follow_ups f WHERE ${which} AND f.state = 'scheduled' ORDER BY f.id FOR NO KEY UPDATE)`;
}

/**
 * Stores follow-ups as scheduled. A follow-up that is already stored for the same idle period and day stays
 * unchanged. Returns how many were new.
 */
export async function insertPlanned(tx: Sql, planned: readonly Planned[]): Promise<number> {
  return tx.run(
    `WITH input AS (
       SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::timestamptz[], $5::smallint[], $6::timestamptz[])
         AS planned (id, bot_id, conversation_id, silent_since, day, due_at)
     )
     INSERT INTO follow_ups (id, bot_id, conversation_id, silent_since, day, due_at)
     SELECT id, bot_id, conversation_id, silent_since, day, due_at FROM input ORDER BY conversation_id, silent_since, day
     ON CONFLICT (conversation_id, silent_since, day) DO NOTHING`,
    [
      planned.map(() => newId<FollowUpId>()),
      planned.map((one) => one.botId),
      planned.map((one) => one.conversationId),
      planned.map((one) => one.exactSince),
      planned.map((one) => one.day),
      planned.map((one) => one.dueAt),
    ],
  );
}

/** Cancels the scheduled follow-ups of earlier idle periods in these conversations: a new idle period began, so the lead has answered. */
export async function cancelEarlier(
  tx: Sql,
  idleConversations: readonly { readonly conversationId: ConversationId; readonly exactSince: string }[],
  now: Date,
): Promise<void> {
  await tx.run(
    `WITH locked AS MATERIALIZED (
       SELECT f.id FROM unnest($1::uuid[], $2::timestamptz[]) AS s (conversation_id, since)
       JOIN follow_ups f ON f.conversation_id = s.conversation_id AND f.silent_since < s.since AND f.state = 'scheduled'
       ORDER BY f.id FOR NO KEY UPDATE OF f)
     UPDATE follow_ups f SET state = 'cancelled', reason = 'answered', ended_at = $3 FROM locked WHERE f.id = locked.id AND f.state = 'scheduled'`,
    [idleConversations.map((one) => one.conversationId), idleConversations.map((one) => one.exactSince), now],
  );
}

/** The owner's follow-up that has been due the longest. */
export async function findDue(sql: Sql, botId: BotId, now: Date): Promise<Scheduled | undefined> {
  const rows = await sql.rows<Scheduled & Record<string, unknown>>(
    `SELECT ${scheduledColumns} FROM follow_ups f WHERE f.bot_id = $1 AND f.state = 'scheduled' AND f.due_at <= $2 ORDER BY f.due_at, f.id LIMIT 1`,
    [botId, now],
    'followups-due',
  );
  return rows[0];
}

/**
 * Number of the owner's follow-ups that were sent since that time, or are still queued. A follow-up may be queued for hours,
 * but not beyond its window.
 */
export async function countSentSince(sql: Sql, botId: BotId, since: Date, now: Date): Promise<number> {
  const rows = await sql.rows<{ count: number }>(
    `SELECT count(*)::int AS count FROM follow_ups f
     WHERE f.bot_id = $1 AND f.state = 'sent' AND f.ended_at >= $2::timestamptz - interval '1 day'
       AND (f.ended_at >= $2 OR ${leftSincePart('f.message_id', '$2', '$3::timestamptz')})`,
    [botId, since, now],
    'followups-sent-since',
  );
  return rows[0]!.count;
}

/** How many of the owner's follow-ups are due before that moment, counted up to a limit. */
export async function countDue(sql: Sql, botId: BotId, before: Date, limit: number): Promise<number> {
  const rows = await sql.rows<{ count: number }>(
    `SELECT count(*)::int AS count FROM (
       SELECT 1 FROM follow_ups WHERE bot_id = $1 AND state = 'scheduled' AND due_at < $2 LIMIT (SELECT $3::int)) due`,
    [botId, before, limit],
    'followups-count-due',
  );
  return rows[0]!.count;
}

/** Owners with a follow-up due before that moment, each with the earliest. */
export async function findBotsDue(sql: Sql, before: Date): Promise<{ botId: BotId; dueAt: Date }[]> {
  const rows = await sql.rows<{ bot_id: BotId; due_at: Date }>(
    `SELECT bot_id, min(due_at) AS due_at FROM follow_ups WHERE state = 'scheduled' AND due_at < $1 GROUP BY bot_id`,
    [before],
    'followups-bots-due',
  );
  return rows.map((row) => ({ botId: row.bot_id, dueAt: row.due_at }));
}

/** Owners who have at least one scheduled follow-up. */
export async function findBotsScheduled(sql: Sql): Promise<BotId[]> {
  const rows = await sql.rows<{ bot_id: BotId }>(
    `SELECT DISTINCT bot_id FROM follow_ups WHERE state = 'scheduled'`,
    [],
    'followups-bots-scheduled',
  );
  return rows.map((row) => row.bot_id);
}

/** Marks a follow-up as skipped, unless it is not scheduled any more. */
export async function skip(sql: Sql, one: Scheduled, reason: FollowUpReason, now: Date): Promise<void> {
  await sql.run(
    `UPDATE follow_ups SET state = 'skipped', reason = $3, ended_at = $4 WHERE bot_id = $1 AND id = $2 AND state = 'scheduled'`,
    [one.botId, one.id, reason, now],
  );
}

/** Cancels the scheduled follow-ups of that idle period. */
export async function cancelIdleConversation(sql: Sql, one: Scheduled, reason: FollowUpReason, now: Date): Promise<void> {
  await sql.run(
    `WITH ${lockedPart('f.bot_id = $1 AND f.conversation_id = $2 AND f.silent_since = $3::timestamptz')}
     UPDATE follow_ups f SET state = 'cancelled', reason = $4, ended_at = $5 FROM locked WHERE f.id = locked.id AND f.state = 'scheduled'`,
    [one.botId, one.conversationId, one.silentSince, reason, now],
  );
}

/** Cancels all scheduled follow-ups of an owner. Returns how many. */
export async function cancelAll(sql: Sql, botId: BotId, reason: FollowUpReason, now: Date): Promise<number> {
  return sql.run(
    `WITH ${lockedPart('f.bot_id = $1')}
     UPDATE follow_ups f SET state = 'cancelled', reason = $2, ended_at = $3 FROM locked WHERE f.id = locked.id AND f.state = 'scheduled'`,
    [botId, reason, now],
  );
}

/** How a sent follow-up was made; `isAi` is false for the owner's own text. */
export interface SentNote {
  readonly messageId: MessageId;
  readonly isAi: boolean;
  readonly model: string | null;
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/**
 * Locks a scheduled follow-up until the transaction ends. False when it is not scheduled any more, or was moved to
 * another conversation.
 */
export async function lockScheduled(tx: Sql, one: Scheduled): Promise<boolean> {
  const rows = await tx.rows(
    `SELECT 1 FROM follow_ups WHERE bot_id = $1 AND id = $2 AND conversation_id = $3 AND state = 'scheduled' FOR UPDATE`,
    [one.botId, one.id, one.conversationId],
    'followups-lock',
  );
  return rows.length === 1;
}

interface EarlierDays {
  sentAt: Date | null;
  waits: boolean;
  wasHeld: boolean;
}

/** State of the earlier days of the same idle period. */
export async function findEarlier(sql: Sql, one: Scheduled): Promise<EarlierDays> {
  const rows = await sql.rows<EarlierDays & Record<string, unknown>>(
    `SELECT max(ended_at) FILTER (WHERE state = 'sent') AS "sentAt", coalesce(bool_or(state = 'scheduled'), false) AS waits,
       coalesce(bool_or(is_held), false) AS "wasHeld"
     FROM follow_ups WHERE bot_id = $1 AND conversation_id = $2 AND silent_since = $3::timestamptz AND day < $4`,
    [one.botId, one.conversationId, one.silentSince, one.day],
    'followups-earlier',
  );
  return rows[0]!;
}

/** Changes the state from scheduled to sent. The caller holds the row lock, so this happens once. */
export async function markSent(tx: Sql, one: Scheduled, note: SentNote, now: Date): Promise<void> {
  await tx.run(
    `WITH input AS (
       SELECT $1::uuid AS bot_id, $2::uuid AS id, $3::timestamptz AS at, $4::uuid AS message_id, $5::boolean AS is_ai, $6::text AS model,
         $7::int AS prompt_tokens, $8::int AS completion_tokens
     )
     UPDATE follow_ups f SET state = 'sent', ended_at = i.at, message_id = i.message_id, is_ai = i.is_ai, model = i.model,
       prompt_tokens = i.prompt_tokens, completion_tokens = i.completion_tokens
     FROM input i WHERE f.bot_id = i.bot_id AND f.id = i.id AND f.state = 'scheduled'`,
    [one.botId, one.id, now, note.messageId, note.isAi, note.model, note.promptTokens, note.completionTokens],
  );
}

/** Changes the due times of an owner's scheduled follow-ups. */
export async function moveDue(sql: Sql, botId: BotId, moved: readonly { readonly id: FollowUpId; readonly dueAt: Date }[]): Promise<void> {
  await sql.run(
    `WITH ${lockedPart('f.bot_id = $1 AND f.id = ANY ($2::uuid[])')}
     UPDATE follow_ups f SET due_at = m.due_at FROM unnest($2::uuid[], $3::timestamptz[]) AS m (id, due_at) JOIN locked USING (id)
     WHERE f.id = m.id AND f.state = 'scheduled'`,
    [botId, moved.map((one) => one.id), moved.map((one) => one.dueAt)],
  );
}

/**
 * Postpones a follow-up because of WhatsApp's restriction or quota, unless it is not scheduled any more.
 * @param until when the restriction ends; null when the follow-up waits for the quota
 */
export async function hold(sql: Sql, one: Scheduled, to: Date, until: Date | null): Promise<void> {
  await sql.run(
    `UPDATE follow_ups SET due_at = $3, is_held = true, restricted_until = $4 WHERE bot_id = $1 AND id = $2 AND state = 'scheduled'`,
    [one.botId, one.id, to, until],
  );
}

/** Bots with follow-ups that wait for the end of a restriction. */
export async function findBotsRestricted(sql: Sql, now: Date): Promise<BotId[]> {
  const rows = await sql.rows<{ bot_id: BotId }>(
    `SELECT DISTINCT bot_id FROM follow_ups WHERE state = 'scheduled' AND restricted_until > $1`,
    [now],
    'followups-bots-restricted',
  );
  return rows.map((row) => row.bot_id);
}

/**
 * Moves follow-ups to an earlier time when their restriction ends earlier than expected.
 * @param end the new end of the restriction; the present time when it was lifted
 * @param to the new due time of the follow-ups
 */
export async function moveBack(
  tx: Sql,
  botId: BotId,
  { end, to }: { readonly end: Date; readonly to: Date },
  limit: number,
): Promise<Scheduled[]> {
  return tx.rows<Scheduled & Record<string, unknown>>(
    `WITH locked AS MATERIALIZED (
       SELECT f.id FROM follow_ups f WHERE f.bot_id = $1 AND f.state = 'scheduled' AND f.restricted_until > $2
       ORDER BY f.id LIMIT $4 FOR NO KEY UPDATE)
     UPDATE follow_ups f SET due_at = LEAST(f.due_at, $3), restricted_until = $2 FROM locked WHERE f.id = locked.id AND f.state = 'scheduled'
     RETURNING ${scheduledColumns}`,
    [botId, end, to, limit],
    'followups-move-back',
  );
}

/**
 * Number of days that are searched for queued follow-ups. It is longer than the window in which a queued follow-up
 * may be sent.
 */
const queuedDays = 2;

/**
 * An owner's follow-ups of these days that are queued for WhatsApp.
 * @param before only follow-ups whose window ends before that time; null for all.
 */
export async function findQueued(
  sql: Sql,
  botId: BotId,
  days: readonly number[],
  { now, before }: { readonly now: Date; readonly before: Date | null },
): Promise<(Scheduled & { readonly messageId: MessageId })[]> {
  return sql.rows<Scheduled & { messageId: MessageId }>(
    `SELECT ${scheduledColumns}, f.message_id AS "messageId" FROM follow_ups f
     WHERE f.bot_id = $1 AND f.state = 'sent' AND f.day = ANY ($2::int[]) AND f.ended_at >= $3::timestamptz - interval '${queuedDays} days'
       AND ${queuedPart('f.message_id', '$4::timestamptz')} ORDER BY f.id`,
    [botId, days, now, before],
    'followups-queued',
  );
}

/**
 * Schedules follow-ups again after their queued messages were withdrawn because of WhatsApp. Changes them in the
 * order of their ids.
 */
export async function scheduleAgain(
  tx: Sql,
  botId: BotId,
  ids: readonly FollowUpId[],
  { to, until }: { readonly to: Date; readonly until: Date },
): Promise<void> {
  await tx.run(
    `WITH locked AS MATERIALIZED (
       SELECT f.id FROM follow_ups f WHERE f.bot_id = $1 AND f.id = ANY ($2::uuid[]) AND f.state = 'sent' ORDER BY f.id FOR NO KEY UPDATE)
     UPDATE follow_ups f SET state = 'scheduled', message_id = NULL, ended_at = NULL, is_held = true, due_at = $3, restricted_until = $4
     FROM locked WHERE f.id = locked.id`,
    [botId, ids, to, until],
  );
}

/** An owner's scheduled follow-ups, in the order of their ids. */
export async function findScheduled(
  sql: Sql,
  botId: BotId,
  after: FollowUpId | null,
  limit: number,
): Promise<{ id: FollowUpId; since: Date; day: number }[]> {
  return sql.rows<{ id: FollowUpId; since: Date; day: number }>(
    `SELECT id, silent_since AS since, day::int AS day FROM follow_ups
     WHERE bot_id = $1 AND state = 'scheduled' AND ($2::uuid IS NULL OR id > $2::uuid) ORDER BY id LIMIT $3`,
    [botId, after, limit],
  );
}

/** Removes follow-ups that ended without being sent. Returns how many. */
export async function removeUnsent(sql: Sql, before: Date): Promise<number> {
  return sql.run(`DELETE FROM follow_ups WHERE state IN ('cancelled', 'skipped') AND ended_at < $1`, [before]);
}
