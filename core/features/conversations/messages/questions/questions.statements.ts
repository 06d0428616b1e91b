import type { BotId } from '#contracts/values/ids';
import type { Sql } from '../../../../platform/database/database.js';

const conversationsRead = 60;
const ofEach = 4;

/** The last texts of leads, newest first: a few from each of the most recently active conversations. */
export async function findLeadTexts(sql: Sql, botId: BotId): Promise<string[]> {
  const rows = await sql.rows<{ body: string }>(
    `SELECT m.body FROM (SELECT id FROM conversations WHERE bot_id = $1 ORDER BY last_at DESC, id DESC LIMIT ${conversationsRead}) c
     CROSS JOIN LATERAL (
       SELECT body, created_at FROM messages WHERE conversation_id = c.id AND bot_id = $1 AND sender = 'lead' AND kind = 'text' ORDER BY seq DESC LIMIT ${ofEach}
     ) m ORDER BY m.created_at DESC`,
    [botId],
  );
  return rows.map((row) => row.body);
}
