import type { BotId, ConversationId } from '#contracts/values/ids';
import type { Sql } from '../../../platform/database/database.js';
import { allRead, finished, givenBack, takenOver } from './transitions.statements.js';

/**
 * Marks messages as read that the owner has read on another device. Only later messages stay unread. Returns the
 * conversations whose unread count went down.
 */
export async function markReadUpTo(sql: Sql, botId: BotId, waIds: readonly string[]): Promise<ConversationId[]> {
  const rows = await sql.rows<{ id: ConversationId }>(
    `WITH read AS (
       SELECT conversation_id, max(seq) AS seq FROM messages
       WHERE bot_id = $1 AND wa_id = ANY ((SELECT $2::text[])::text[]) AND sender = 'lead' GROUP BY conversation_id
     ), kept AS (
       SELECT r.conversation_id, (SELECT count(*) FROM messages m WHERE m.conversation_id = r.conversation_id AND m.sender = 'lead' AND m.origin IS DISTINCT FROM 'notice' AND m.seq > r.seq) AS count
       FROM read r
     ), locked AS MATERIALIZED (
       SELECT c.id FROM conversations c JOIN kept ON kept.conversation_id = c.id
       WHERE c.bot_id = $1 AND c.unread > kept.count ORDER BY c.id FOR NO KEY UPDATE OF c
     )
     UPDATE conversations c SET unread = kept.count, marked_unread = false FROM kept JOIN locked ON locked.id = kept.conversation_id
     WHERE c.id = kept.conversation_id AND c.unread > kept.count
     RETURNING c.id`,
    [botId, waIds],
    'chats-read-up-to',
  );
  return rows.map((row) => row.id);
}

/** Marks all messages of a conversation as read. False when nothing was unread. */
export async function markRead(sql: Sql, botId: BotId, conversationId: ConversationId): Promise<boolean> {
  const read = await sql.run(`UPDATE conversations SET ${allRead} WHERE bot_id = $1 AND id = $2 AND unread > 0`, [botId, conversationId]);
  return read === 1;
}

/**
 * Marks the conversation as done: the open turn is settled, and a handover by the bot ends. The owner's own
 * takeover continues.
 */
export async function finish(sql: Sql, botId: BotId, conversationId: ConversationId): Promise<void> {
  await sql.run(`UPDATE conversations SET ${finished} WHERE bot_id = $1 AND id = $2`, [botId, conversationId]);
}

/**
 * The takeover switch: stops the bot without a time limit, or lets it answer again at once. Returns whether
 * a turn waits for an answer, and the chat's address.
 */
export async function setTakeover(
  sql: Sql,
  botId: BotId,
  conversationId: ConversationId,
  active: boolean,
): Promise<{ waits: boolean; jid: string } | undefined> {
  const rows = await sql.rows<{ waits: boolean; jid: string }>(
    `UPDATE conversations SET ${active ? takenOver : givenBack} WHERE bot_id = $1 AND id = $2 RETURNING answered_turn < turn AS waits, jid`,
    [botId, conversationId],
  );
  return rows[0];
}
