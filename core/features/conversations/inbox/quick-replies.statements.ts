import type { QuickReply } from '#contracts/http/chat/quick-replies';
import type { BotId, QuickReplyId } from '#contracts/values/ids';
import type { Sql } from '../../../platform/database/database.js';

/** A quick reply as it is stored. */
export type StoredReply = QuickReply & { readonly photoId: string | null };

export async function findQuickReplies(sql: Sql, botId: BotId): Promise<StoredReply[]> {
  return sql.rows<StoredReply & Record<string, unknown>>(
    `SELECT id, body, photo_id AS "photoId" FROM quick_replies WHERE bot_id = $1 ORDER BY created_at, id`,
    [botId],
  );
}

/** The id of a quick reply's photo. Locks the row of the reply. Undefined when this owner has no such reply. */
export async function lockPhotoOf(tx: Sql, botId: BotId, id: QuickReplyId): Promise<{ photoId: string | null } | undefined> {
  const [row] = await tx.rows<{ photoId: string | null }>(
    `SELECT photo_id AS "photoId" FROM quick_replies WHERE bot_id = $1 AND id = $2 FOR NO KEY UPDATE`,
    [botId, id],
  );
  return row;
}

/** True while a quick reply of this owner uses that photo. */
export async function carriesPhoto(sql: Sql, botId: BotId, photoId: string): Promise<boolean> {
  const rows = await sql.rows(`SELECT 1 FROM quick_replies WHERE bot_id = $1 AND photo_id = $2 LIMIT 1`, [botId, photoId]);
  return rows.length > 0;
}

/** Stores a new quick reply. False when the owner already has the maximum number. */
export async function insertQuickReply(sql: Sql, botId: BotId, one: StoredReply, max: number): Promise<boolean> {
  const added = await sql.run(
    `INSERT INTO quick_replies (id, bot_id, body, photo_id)
     SELECT $2::uuid, $1::uuid, $3, $5::uuid WHERE (SELECT count(*) FROM quick_replies WHERE bot_id = $1::uuid) < $4`,
    [botId, one.id, one.body, max, one.photoId],
  );
  return added === 1;
}

export async function changeQuickReply(sql: Sql, botId: BotId, { id, body, photoId }: StoredReply): Promise<boolean> {
  return (
    (await sql.run(`UPDATE quick_replies SET body = $3, photo_id = $4 WHERE bot_id = $1 AND id = $2`, [botId, id, body, photoId])) === 1
  );
}

export async function removeQuickReply(sql: Sql, botId: BotId, id: QuickReplyId): Promise<boolean> {
  return (await sql.run(`DELETE FROM quick_replies WHERE bot_id = $1 AND id = $2`, [botId, id])) === 1;
}
