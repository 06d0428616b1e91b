import type { BotId, MessageId } from '#contracts/values/ids';
import type { Sql } from '../../../platform/database/database.js';

export interface FoundFile {
  /** Id of a photo of the owner's. */
  readonly photo: string | null;
  /** The encrypted protocol message, which identifies the file at WhatsApp. */
  readonly proto: Buffer | null;
  /** Type of the stored file, with its size in `bytes`; both null when it is not stored. */
  readonly kept: string | null;
  readonly bytes: number | null;
  /** As the sender named it; null for none. */
  readonly name: string | null;
}

/** Where to find the attachment of a message. */
export async function findFile(sql: Sql, botId: BotId, messageId: string): Promise<FoundFile | undefined> {
  const rows = await sql.rows<FoundFile & Record<string, unknown>>(
    `SELECT m.media->>'photo' AS photo, m.proto, f.mimetype AS kept, f.bytes, m.media->>'name' AS name FROM messages m LEFT JOIN chat_files f ON f.message_id = m.id
     WHERE m.bot_id = $1 AND m.id = $2 AND m.media IS NOT NULL`,
    [botId, messageId],
  );
  return rows[0];
}

export function keyOfChatFile(botId: BotId, messageId: string): string {
  return `${botId}/chats/${messageId}`;
}

/** Storage key of the thumbnail of a lead's picture. */
export function keyOfThumbnail(botId: BotId, messageId: string): string {
  return `${botId}/thumbnails/${messageId}`;
}

/** Records that a file is stored; does nothing when its message is gone. */
export async function noteFile(
  sql: Sql,
  file: { botId: BotId; messageId: string; mimetype: string; bytes: number; at: Date },
): Promise<void> {
  await sql.run(
    `INSERT INTO chat_files (message_id, bot_id, mimetype, bytes, stored_at)
     SELECT id, bot_id, $3, $4, $5 FROM messages WHERE bot_id = $1 AND id = $2
     ON CONFLICT (message_id) DO UPDATE SET mimetype = EXCLUDED.mimetype, bytes = EXCLUDED.bytes, stored_at = EXCLUDED.stored_at`,
    [file.botId, file.messageId, file.mimetype, file.bytes, file.at],
  );
}

export async function findOlder(sql: Sql, before: Date, limit: number): Promise<{ botId: BotId; messageId: string }[]> {
  return sql.rows<{ botId: BotId; messageId: string }>(
    `SELECT bot_id AS "botId", message_id AS "messageId" FROM chat_files WHERE stored_at < $1 ORDER BY stored_at LIMIT $2`,
    [before, limit],
  );
}

/** Only rows whose file was not stored again since. */
export async function forgetFiles(sql: Sql, messageIds: readonly string[], before: Date): Promise<void> {
  if (messageIds.length === 0) return;
  await sql.run(`DELETE FROM chat_files WHERE message_id = ANY ($1::uuid[]) AND stored_at < $2`, [messageIds, before]);
}

/** Those of the ids that are messages of this owner with a stored file. */
export async function findKept(sql: Sql, botId: BotId, messageIds: readonly string[]): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    `SELECT message_id AS id FROM chat_files WHERE bot_id = $1 AND message_id = ANY ($2::uuid[])`,
    [botId, messageIds],
  );
  return rows.map((row) => row.id);
}

/** Stores the transcript. True when it was new. */
export async function setTranscript(sql: Sql, botId: BotId, messageId: MessageId, text: string): Promise<boolean> {
  const changed = await sql.run(
    `UPDATE messages SET media = jsonb_set(media, '{transcript}', to_jsonb($3::text))
     WHERE bot_id = $1 AND id = $2 AND media IS NOT NULL AND media->>'transcript' IS DISTINCT FROM $3::text`,
    [botId, messageId, text],
  );
  return changed === 1;
}
