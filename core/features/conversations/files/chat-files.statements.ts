import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import type { Sql } from '../../../platform/database/database.js';
import type { FileReading, Hearing } from '../conversations.types.js';
import { isHearingLost } from '../messages/turns/thread-columns.js';

export interface FoundFile {
  /** Id of the owner's own photo that the message shows; null for any other attachment. */
  readonly photo: string | null;
  /** The encrypted protocol message, which identifies the file at WhatsApp. */
  readonly proto: Buffer | null;
  /** Type of the stored file; its size is in `bytes`. Both are null when the file is not stored. */
  readonly kept: string | null;
  readonly bytes: number | null;
  readonly conversationId: ConversationId;
  readonly isFromLead: boolean;
  /** File name given by the sender; null for none. */
  readonly name: string | null;
}

/** Where to find the attachment of a message. */
export async function findFile(sql: Sql, botId: BotId, messageId: string): Promise<FoundFile | undefined> {
  const rows = await sql.rows<FoundFile & Record<string, unknown>>(
    `SELECT m.media->>'photo' AS photo, m.proto, f.mimetype AS kept, f.bytes, m.media->>'name' AS name,
       m.conversation_id AS "conversationId", m.sender = 'lead' AS "isFromLead" FROM messages m
     LEFT JOIN chat_files f ON f.message_id = m.id
       -- the film of a live photo may have been stored before the photo came
       AND NOT (m.kind = 'image' AND f.mimetype LIKE 'video/%')
     WHERE m.bot_id = $1 AND m.id = $2 AND m.media IS NOT NULL`,
    [botId, messageId],
  );
  return rows[0];
}

/** The thumbnail of the status to which a message replies, as sent by the lead's phone. */
export async function findPreview(sql: Sql, botId: BotId, messageId: string): Promise<Buffer | undefined> {
  const rows = await sql.rows<{ preview: Buffer }>(
    `SELECT decode(came_from->>'thumbnail', 'base64') AS preview FROM messages
     WHERE bot_id = $1 AND id = $2 AND media IS NULL AND came_from->>'thumbnail' IS NOT NULL`,
    [botId, messageId],
    'chat-files-preview',
  );
  return rows[0]?.preview;
}

export function keyOfChatFile(botId: BotId, messageId: string): string {
  return `${botId}/chats/${messageId}`;
}

/** Storage key of the thumbnail of a lead's picture. */
export function keyOfThumbnail(botId: BotId, messageId: string): string {
  return `${botId}/thumbnails/${messageId}`;
}

/**
 * Records that a file is stored; does nothing when its message is gone. The caller holds the lock of the
 * account's sum.
 * @returns by how many bytes the stored files grew
 */
export async function noteFile(
  sql: Sql,
  file: { botId: BotId; messageId: string; mimetype: string; bytes: number; at: Date },
): Promise<number> {
  const rows = await sql.rows<{ bytes: number }>(
    `WITH before AS (SELECT bytes FROM chat_files WHERE message_id = $2)
     INSERT INTO chat_files (message_id, bot_id, mimetype, bytes, stored_at)
     SELECT id, bot_id, $3, $4, $5 FROM messages WHERE bot_id = $1 AND id = $2
     ON CONFLICT (message_id) DO UPDATE SET mimetype = EXCLUDED.mimetype, bytes = EXCLUDED.bytes, stored_at = EXCLUDED.stored_at
     RETURNING bytes - coalesce((SELECT bytes FROM before), 0) AS bytes`,
    [file.botId, file.messageId, file.mimetype, file.bytes, file.at],
  );
  return rows[0]?.bytes ?? 0;
}

export async function findOlder(sql: Sql, before: Date, limit: number): Promise<{ botId: BotId; messageId: string }[]> {
  return sql.rows<{ botId: BotId; messageId: string }>(
    `SELECT bot_id AS "botId", message_id AS "messageId" FROM chat_files WHERE stored_at < $1 ORDER BY stored_at LIMIT $2`,
    [before, limit],
  );
}

/**
 * Removes the rows of deleted files. A row whose file was stored again in the meantime stays. The caller holds the
 * lock of the account's sum.
 * @returns the size of the removed files in bytes
 */
export async function forgetFiles(sql: Sql, botId: BotId, messageIds: readonly string[], before: Date): Promise<number> {
  const rows = await sql.rows<{ bytes: number }>(
    `WITH gone AS (DELETE FROM chat_files WHERE bot_id = $1 AND message_id = ANY ($2::uuid[]) AND stored_at < $3 RETURNING bytes)
     SELECT coalesce(sum(bytes), 0)::float8 AS bytes FROM gone`,
    [botId, messageIds, before],
  );
  return rows[0]!.bytes;
}

/** The oldest files of an account's bots that were stored before that moment. */
export async function findOldest(
  sql: Sql,
  botIds: readonly BotId[],
  before: Date,
  limit: number,
): Promise<{ botId: BotId; messageId: string; bytes: number }[]> {
  return sql.rows<{ botId: BotId; messageId: string; bytes: number }>(
    `SELECT f.bot_id AS "botId", f.message_id AS "messageId", f.bytes FROM unnest($1::uuid[]) AS b (id), LATERAL (
       SELECT bot_id, message_id, bytes, stored_at FROM chat_files WHERE bot_id = b.id AND stored_at < $2 ORDER BY stored_at LIMIT $3
     ) f ORDER BY f.stored_at LIMIT $3`,
    [botIds, before, limit],
  );
}

/** Total size in bytes of all files of these bots. */
export async function sumBytes(sql: Sql, botIds: readonly BotId[]): Promise<number> {
  const rows = await sql.rows<{ bytes: number }>(
    `SELECT coalesce(sum(bytes), 0)::float8 AS bytes FROM chat_files WHERE bot_id = ANY ($1::uuid[])`,
    [botIds],
  );
  return rows[0]!.bytes;
}

/** The subset of these ids that are messages of this owner with a stored file. */
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

/**
 * Stores why a recording has no transcript, and when this was stored. A recording that is still being transcribed
 * keeps that state until {@link setHeardLate}.
 */
export async function setHearing(sql: Sql, botId: BotId, messageId: MessageId, hearing: Hearing): Promise<void> {
  await sql.run(
    `UPDATE messages SET media = media || jsonb_build_object('hearing', $3::text, 'hearingAt', extract(epoch FROM now())::bigint)
     WHERE bot_id = $1 AND id = $2 AND media IS NOT NULL AND media->>'transcript' IS NULL AND media->>'hearing' IS DISTINCT FROM 'failed-late'`,
    [botId, messageId, hearing],
  );
}

/**
 * Stores the result of a transcription that finished after its turn was answered, and opens a turn for it, because
 * the lead was told that the bot is listening. No turn is opened while a human handles the conversation or has
 * written since, nor for a lead who opted out. Lock order: conversation, then message (avoids deadlocks).
 * @param text null when the transcription failed
 * @returns the conversation, when a turn was opened; `stored` is false when the message has a transcript or was
 * deleted
 */
export async function setHeardLate(
  sql: Sql,
  botId: BotId,
  messageId: MessageId,
  text: string | null,
): Promise<{ readonly stored: boolean; readonly opened: ConversationId | null }> {
  const rows = await sql.rows<{ id: ConversationId; opens: boolean }>(
    `WITH talk AS (
       SELECT c.id, c.turn, (c.takeover_until IS NULL OR c.takeover_until <= now()) AND c.opted_out_at IS NULL AS may_open
       FROM messages m JOIN conversations c ON c.id = m.conversation_id WHERE m.bot_id = $1 AND m.id = $2 FOR NO KEY UPDATE OF c
     ), heard AS (
       UPDATE messages m SET media = media || CASE WHEN $3::text IS NULL THEN '{"hearing": "failed-late"}' ELSE jsonb_build_object('transcript', $3::text) END,
         turn = CASE WHEN t.may_open AND m.turn IS NOT NULL AND NOT EXISTS (
           SELECT 1 FROM messages o WHERE o.conversation_id = m.conversation_id AND o.seq > m.seq AND o.sender = 'owner' AND o.origin IS NULL
         ) THEN t.turn + 1 ELSE m.turn END
       FROM talk t WHERE m.bot_id = $1 AND m.id = $2 AND m.conversation_id = t.id AND m.kind <> 'deleted' AND m.media IS NOT NULL
         AND m.media->>'transcript' IS NULL
       RETURNING m.conversation_id AS id, coalesce(m.turn > t.turn, false) AS opens
     ), bumped AS (
       UPDATE conversations c SET turn = c.turn + 1 FROM heard h WHERE c.id = h.id AND h.opens
     )
     SELECT id, opens FROM heard`,
    [botId, messageId, text],
    'chat-files-heard-late',
  );
  const [row] = rows;
  return { stored: row !== undefined, opened: row?.opens ? row.id : null };
}

/**
 * Recordings of the last day whose transcription was lost with its process. A transcription counts as lost when it
 * has been running longer than one may take.
 * @param limit maximum number of recordings
 */
export async function findLostRecordings(
  sql: Sql,
  limit: number,
): Promise<Array<{ readonly botId: BotId; readonly messageId: MessageId }>> {
  return sql.rows(
    `SELECT bot_id AS "botId", id AS "messageId" FROM messages
     WHERE media->>'hearing' = 'late' AND media->>'transcript' IS NULL AND kind <> 'deleted'
       AND created_at > now() - interval '1 day' AND ${isHearingLost} ORDER BY created_at LIMIT $1`,
    [limit],
    'chat-files-lost-recordings',
  );
}

/** Stores what was read in a file. An earlier result is kept. */
export async function setReading(sql: Sql, botId: BotId, messageId: MessageId, reading: FileReading): Promise<void> {
  await sql.run(
    `UPDATE messages SET media = jsonb_set(media, '{reading}', $3::jsonb)
     WHERE bot_id = $1 AND id = $2 AND media IS NOT NULL AND media->'reading' IS NULL`,
    [botId, messageId, JSON.stringify(reading)],
  );
}
