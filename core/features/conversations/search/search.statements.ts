import type { ConversationId, MessageId, OwnerId } from '#contracts/values/ids';
import type { Sql } from '../../../platform/database/database.js';

/** Of a message `m`; word for word as its index has it. */
const messageWords = `owned_words(m.owner_id, text_words(m.body || ' ' || coalesce(m.media->>'transcript', '')))`;
/** Of a contact `k`; word for word as its index has it. */
const personWords = `owned_words(k.owner_id, person_words(k.name, k.pn, k.username))`;

/** As many as that are common: what is new is looked through then, instead of all there are. */
const common = 3_000;
const newestConversations = 200;
const newestMessages = 60;
const newestPeople = 5_000;

export interface MessageHit {
  id: MessageId;
  conversation_id: ConversationId;
}

/**
 * The newest messages that hold words that begin so, newest first: all there are by the index where they are rare. Null where they are not.
 * @param words as the database splits them: {@link findWords}.
 */
export async function findRareMessages(sql: Sql, ownerId: OwnerId, words: readonly string[]): Promise<MessageHit[] | null> {
  const rows = await sql.rows<MessageHit & Record<string, unknown>>(
    `WITH hits AS MATERIALIZED (
       SELECT m.id, m.conversation_id, m.created_at FROM messages m WHERE m.owner_id = $1 AND ${messageWords} @@ owned_query($1, $2::text[]) LIMIT ${common}
     ) SELECT id, conversation_id FROM hits ORDER BY created_at DESC, id DESC`,
    [ownerId, words],
  );
  return rows.length === common ? null : rows;
}

/** The same for common words: of the newest conversations, newest first, as many as are wanted. */
export async function findCommonMessages(sql: Sql, ownerId: OwnerId, words: readonly string[], limit: number): Promise<MessageHit[]> {
  return sql.rows<MessageHit & Record<string, unknown>>(
    `SELECT id, conversation_id FROM (
       SELECT m.id, m.conversation_id, m.created_at
       FROM (SELECT id FROM conversations WHERE owner_id = $1 AND message_count > 0 ORDER BY last_at DESC, id DESC LIMIT ${newestConversations}) c
       CROSS JOIN LATERAL (
         SELECT r.* FROM messages r WHERE r.conversation_id = c.id ORDER BY r.seq DESC LIMIT ${newestMessages}
       ) m
       WHERE (m.body || ' ' || coalesce(m.media->>'transcript', '')) ILIKE ALL ($3::text[]) AND ${messageWords} @@ owned_query($1, $2::text[])
       LIMIT $4
     ) hits ORDER BY created_at DESC, id DESC`,
    [ownerId, words, words.map((word) => `%${word}%`), limit],
  );
}

/** Conversations of people whose name has words that begin so, or whose number holds these digits. Null where they are many. */
export async function findRarePeople(
  sql: Sql,
  ownerId: OwnerId,
  words: readonly string[],
  digits: string | null,
): Promise<ConversationId[] | null> {
  const rows = await sql.rows<{ id: ConversationId }>(
    `WITH hits AS MATERIALIZED (
       SELECT k.id FROM contacts k
       WHERE k.owner_id = $1 AND ${personWords} @@ CASE WHEN $3::text IS NULL THEN owned_query($1, $2::text[])
         ELSE owned_query($1, $2::text[]) || owned_query($1, ARRAY[$3::text]) END
       LIMIT ${common}
     ) SELECT c.id FROM hits JOIN conversations c ON c.contact_id = hits.id`,
    [ownerId, words, digits],
  );
  return rows.length === common ? null : rows.map(({ id }) => id);
}

/** The same where they are many: those of the newest conversations. */
export async function findCommonPeople(
  sql: Sql,
  ownerId: OwnerId,
  words: readonly string[],
  digits: string | null,
): Promise<ConversationId[]> {
  const rows = await sql.rows<{ id: ConversationId }>(
    `SELECT c.id
     FROM (
       SELECT id, contact_id, last_at FROM conversations WHERE owner_id = $1 AND message_count > 0 ORDER BY last_at DESC, id DESC LIMIT ${newestPeople}
     ) c JOIN contacts k ON k.id = c.contact_id
     WHERE concat_ws(' ', k.name, k.username) ILIKE ALL ($2::text[]) OR k.pn LIKE $3
     ORDER BY c.last_at DESC, c.id DESC LIMIT ${newestConversations}`,
    [ownerId, words.map((word) => `%${word}%`), digits === null ? '' : `%${digits}%`],
  );
  return rows.map(({ id }) => id);
}

/** The words of what is searched for, as the index knows them. */
export async function findWords(sql: Sql, q: string): Promise<string[]> {
  const rows = await sql.rows<{ words: string[] }>(`SELECT text_words($1) AS words`, [q]);
  return rows[0]!.words;
}
