import type { BotId, ConversationId } from '#contracts/values/ids';
import type { Tx } from '../../../platform/database/database.js';

export interface ErasedSlice {
  readonly messages: number;
  /** Total size in bytes of the files whose rows were deleted. */
  readonly bytes: number;
  /** Ids of the deleted messages that may have files. */
  readonly withMedia: readonly string[];
}

/** Deletes at most `rows` messages of a conversation, with the rows of their files. The sum of the account's files must be locked. */
export async function deleteMessages(tx: Tx, botId: BotId, conversationId: ConversationId, rows: number): Promise<ErasedSlice> {
  const [slice] = await tx.rows<ErasedSlice & Record<string, unknown>>(
    `WITH slice AS MATERIALIZED (
       SELECT id, media IS NOT NULL AS has_media FROM messages WHERE bot_id = $1 AND conversation_id = $2 ORDER BY seq DESC LIMIT $3 FOR UPDATE SKIP LOCKED),
     files AS (DELETE FROM chat_files f USING slice WHERE f.bot_id = $1 AND f.message_id = slice.id RETURNING f.bytes),
     gone AS (DELETE FROM messages m USING slice WHERE m.bot_id = $1 AND m.id = slice.id RETURNING m.id)
     SELECT (SELECT count(*) FROM gone)::int AS messages, coalesce((SELECT sum(bytes) FROM files), 0)::float8 AS bytes,
       coalesce((SELECT array_agg(id::text) FROM slice WHERE has_media), '{}') AS "withMedia"`,
    [botId, conversationId, rows],
  );
  return slice!;
}

/** Removes a conversation from the hashes of texts that the shop's phone sent in it. */
export async function forgetPhoneTexts(tx: Tx, botId: BotId, conversationId: ConversationId): Promise<void> {
  await tx.run(
    `WITH locked AS MATERIALIZED (
       SELECT bot_id, text_hash FROM phone_texts WHERE bot_id = $1 AND (soon_chats @> ARRAY[$2::uuid] OR fast_chats @> ARRAY[$2::uuid])
       ORDER BY text_hash FOR UPDATE)
     UPDATE phone_texts p SET soon_chats = array_remove(p.soon_chats, $2::uuid), fast_chats = array_remove(p.fast_chats, $2::uuid)
     FROM locked WHERE p.bot_id = locked.bot_id AND p.text_hash = locked.text_hash`,
    [botId, conversationId],
  );
}

export interface ErasedPerson {
  readonly pn: string | null;
  readonly formerPn: string | null;
  readonly lid: string | null;
  readonly username: string | null;
}

/** Deletes a contact with everything that references the conversation. The bot's contacts must be locked. */
export async function deleteContact(tx: Tx, botId: BotId, contactId: string): Promise<ErasedPerson | undefined> {
  const rows = await tx.rows<ErasedPerson & Record<string, unknown>>(
    `DELETE FROM contacts WHERE bot_id = $1 AND id = $2 RETURNING pn, former_pn AS "formerPn", lid, username`,
    [botId, contactId],
  );
  return rows[0];
}
