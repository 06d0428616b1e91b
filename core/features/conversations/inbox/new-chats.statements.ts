import type { BotId, ConversationId } from '#contracts/values/ids';
import type { Sql, Tx } from '../../../platform/database/database.js';

/** Locks the counting and starting of chats of this bot, also by follow-ups, until the transaction ends. */
export async function lockNewChats(tx: Tx, botId: BotId): Promise<void> {
  await tx.rows(`SELECT pg_advisory_xact_lock(hashtextextended($1, 3))`, [`new-chats:${botId}`]);
}

/**
 * SQL: the start of the counted time, rounded down to a whole second. WhatsApp confirms a message with its time in
 * whole seconds (`t` of the acknowledgement). A message that was sent after the start may therefore have a time up to
 * a second before it.
 */
const secondOfStart = `date_trunc('second', $2::timestamptz)`;

/**
 * Number of conversations that the owner has started in the panel since that time. A conversation that was started
 * earlier also counts when its first message was sent after that time or is still queued. While the number is
 * restricted, a message may be queued for days.
 */
export async function countOpened(sql: Sql, botId: BotId, since: Date): Promise<number> {
  const [row] = await sql.rows<{ count: number }>(
    `SELECT count(*)::int AS count FROM conversations c
     WHERE c.bot_id = $1 AND c.opened_by_owner_at >= $2::timestamptz - interval '14 days' AND (c.opened_by_owner_at >= $2
       OR (SELECT m.waits OR m.sent_at >= ${secondOfStart} FROM messages m WHERE m.conversation_id = c.id ORDER BY m.seq LIMIT 1))`,
    [botId, since],
    'new-chats-count',
  );
  return row?.count ?? 0;
}

/**
 * Number of follow-ups that were sent since that time, or are still queued. WhatsApp counts them as chats that the number
 * starts. A follow-up may be queued for hours, but not beyond its window.
 */
export async function countFollowUps(sql: Sql, botId: BotId, since: Date, now: Date): Promise<number> {
  const [row] = await sql.rows<{ count: number }>(
    `SELECT count(*)::int AS count FROM messages m
     WHERE m.bot_id = $1 AND m.speech = 'follow-up' AND m.created_at >= $2::timestamptz - interval '1 day' AND m.unsent IS NULL
       AND (m.created_at >= $2 OR m.sent_at >= ${secondOfStart} OR (m.waits AND m.not_after > $3))`,
    [botId, since, now],
    'new-chats-follow-ups',
  );
  return row?.count ?? 0;
}

/**
 * Marks a conversation without messages as started by the owner. False when the conversation has messages, because it
 * is then not new.
 */
export async function markOpened(tx: Tx, botId: BotId, conversationId: ConversationId, at: Date): Promise<boolean> {
  const marked = await tx.run(
    `UPDATE conversations SET opened_by_owner_at = $3 WHERE bot_id = $1 AND id = $2 AND message_count = 0`,
    [botId, conversationId, at],
    'new-chats-mark',
  );
  return marked === 1;
}
