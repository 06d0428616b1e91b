import type { QuickReply } from '#contracts/http/chat/quick-replies';
import type { BotId, QuickReplyId } from '#contracts/values/ids';
import type { Sql } from '../../../platform/database/database.js';

export async function findQuickReplies(sql: Sql, botId: BotId): Promise<QuickReply[]> {
  return sql.rows<QuickReply & Record<string, unknown>>(`SELECT id, body FROM quick_replies WHERE bot_id = $1 ORDER BY created_at, id`, [
    botId,
  ]);
}

/** False when the owner already has the maximum number. */
export async function insertQuickReply(sql: Sql, botId: BotId, one: QuickReply, max: number): Promise<boolean> {
  const added = await sql.run(
    `INSERT INTO quick_replies (id, bot_id, body)
     SELECT $2::uuid, $1::uuid, $3 WHERE (SELECT count(*) FROM quick_replies WHERE bot_id = $1::uuid) < $4`,
    [botId, one.id, one.body, max],
  );
  return added === 1;
}

export async function changeQuickReply(sql: Sql, botId: BotId, { id, body }: QuickReply): Promise<boolean> {
  return (await sql.run(`UPDATE quick_replies SET body = $3 WHERE bot_id = $1 AND id = $2`, [botId, id, body])) === 1;
}

export async function removeQuickReply(sql: Sql, botId: BotId, id: QuickReplyId): Promise<boolean> {
  return (await sql.run(`DELETE FROM quick_replies WHERE bot_id = $1 AND id = $2`, [botId, id])) === 1;
}
