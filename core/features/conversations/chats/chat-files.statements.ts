import type { MessageId, OwnerId } from '#contracts/values/ids';
import type { Sql } from '../../../platform/database/database.js';

/** The sealed protocol message of one with an attachment. */
export async function findFile(sql: Sql, ownerId: OwnerId, messageId: string): Promise<Buffer | null> {
  const rows = await sql.rows<{ proto: Buffer | null }>(
    `SELECT proto FROM messages WHERE owner_id = $1 AND id = $2 AND media IS NOT NULL`,
    [ownerId, messageId],
  );
  return rows[0]?.proto ?? null;
}

/** Keeps what was heard. True when that was new. */
export async function setTranscript(sql: Sql, ownerId: OwnerId, messageId: MessageId, text: string): Promise<boolean> {
  const changed = await sql.run(
    `UPDATE messages SET media = jsonb_set(media, '{transcript}', to_jsonb($3::text))
     WHERE owner_id = $1 AND id = $2 AND media IS NOT NULL AND media->>'transcript' IS DISTINCT FROM $3::text`,
    [ownerId, messageId, text],
  );
  return changed === 1;
}
