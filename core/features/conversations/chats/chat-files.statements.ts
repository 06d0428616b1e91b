import type { MessageId, OwnerId } from '#contracts/values/ids';
import type { Sql } from '../../../platform/database/database.js';

/** Where the attachment of a message is: a photo of ours in the storage, or what its sealed protocol message names. */
export async function findFile(
  sql: Sql,
  ownerId: OwnerId,
  messageId: string,
): Promise<{ photo: string | null; proto: Buffer | null } | undefined> {
  const rows = await sql.rows<{ photo: string | null; proto: Buffer | null }>(
    `SELECT media->>'photo' AS photo, proto FROM messages WHERE owner_id = $1 AND id = $2 AND media IS NOT NULL`,
    [ownerId, messageId],
  );
  return rows[0];
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
