import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import type { Sql } from '../../../platform/database/database.js';
import type { Hit, Weeks } from './search.rules.js';

/** Words of a message `m`. Must match the index expression exactly. */
const messageWords = `marked_words(week_mark(m.bot_id, week_of(m.created_at)), m.body || ' ' || coalesce(m.media->>'transcript', ''))`;
/** Words of a contact `k`. Must match the index expression exactly. */
const personWords = `owned_words(k.bot_id, person_words(k.name, k.pn, k.username))`;

/** The same condition as the index, for one message `m`. The cheap part comes first and excludes most rows. */
const holdsAll = `((m.body || ' ' || coalesce(m.media->>'transcript', '')) ILIKE ALL (ARRAY(SELECT '%' || word || '%' FROM unnest($2::text[]) AS word))
  AND ${messageWords} @@ weeks_query($1, $2::text[], week_of(m.created_at), week_of(m.created_at)))`;

/** Maximum number of hits read per window; a window with more is crowded. */
const hitsRead = 3_000;
const newestConversations = 200;
const newestMessages = 60;
/** With this many matching people or more, a search reads only the newest conversations. */
const peopleRead = 1_000;
const newestPeople = 5_000;

export interface MessageHit extends Hit {
  readonly id: MessageId;
  readonly conversation_id: ConversationId;
}

/** The search terms in the form of the index, and the weeks of the owner's messages. */
export interface Asked {
  readonly words: string[];
  readonly newest: number;
  readonly oldest: number;
}

/**
 * The search terms, and the weeks to search. The daily message count begins with an owner's first message, so no
 * message is older than the oldest count.
 */
export async function findAsked(sql: Sql, botId: BotId, q: string): Promise<Asked> {
  const rows = await sql.rows<Asked & Record<string, unknown>>(
    `SELECT text_words($2) AS words, week_of(now()) AS newest,
       LEAST(week_of(now()), (SELECT (min(day) - 1 - date '1970-01-01') / 7 FROM daily_message_counts WHERE bot_id = $1)) AS oldest`,
    [botId, q],
  );
  return rows[0]!;
}

/**
 * Messages in which each of these words is the beginning of a word, newest first. Reads window after window by the
 * index until there are enough. In a crowded window only some hits are read, not necessarily the newest ones.
 * @param words the longest first.
 * @param by which words the index query contains. `all`: every word. `first`: only the first word; the other words
 * are checked on its hits, because a common word next to a rare one is expensive in the index. In a crowded window
 * the hits of `first` are returned unchecked.
 * @param windows newest first, without overlaps.
 */
export async function findMessagesOfWeeks(
  sql: Sql,
  botId: BotId,
  asked: { readonly words: readonly string[]; readonly by: 'first' | 'all'; readonly windows: readonly Weeks[] },
  limit: number,
): Promise<MessageHit[]> {
  const { words, by, windows } = asked;
  // The condition on the owner is outside the inner query. Inside, the planner would read all messages of a small
  // owner, window by window. The inner query orders the hits newest first, so that the expensive check for the other
  // words stops at the last hit wanted.
  return sql.rows<MessageHit & Record<string, unknown>>(
    `SELECT h.id, h.conversation_id, h.created_at, h.crowded
     FROM unnest($3::int[], $4::int[]) WITH ORDINALITY AS w (newest, oldest, place)
     CROSS JOIN LATERAL (
       SELECT m.id, m.conversation_id, m.created_at, m.crowded FROM (
         SELECT taken.*, count(*) OVER () = ${hitsRead} AS crowded FROM (
           SELECT m.id, m.bot_id, m.conversation_id, m.created_at, m.body, m.media FROM messages m
           WHERE NOT m.waits AND ${messageWords} @@ weeks_query($1, ${by === 'first' ? '($2::text[])[1:1]' : '$2::text[]'}, w.newest, w.oldest) LIMIT ${hitsRead}
         ) taken ORDER BY taken.created_at DESC, taken.id DESC
       ) m
       WHERE m.bot_id = $1 ${by === 'first' ? `AND (m.crowded OR ${holdsAll})` : ''} ORDER BY m.created_at DESC, m.id DESC LIMIT $5
     ) h
     LIMIT $5`,
    [botId, words, windows.map(({ newest }) => newest), windows.map(({ oldest }) => oldest), limit],
  );
}

/**
 * Like {@link findMessagesOfWeeks}, for very common words: searches only the newest conversations, newest
 * first, up to the number wanted.
 */
export async function findMessagesOfNewest(sql: Sql, botId: BotId, words: readonly string[], limit: number): Promise<MessageHit[]> {
  return sql.rows<MessageHit & Record<string, unknown>>(
    `SELECT id, conversation_id, created_at, false AS crowded FROM (
       SELECT m.id, m.conversation_id, m.created_at
       FROM (SELECT id FROM conversations WHERE bot_id = $1 AND message_count > 0 ORDER BY last_at DESC, id DESC LIMIT ${newestConversations}) c
       CROSS JOIN LATERAL (
         SELECT r.* FROM messages r WHERE r.conversation_id = c.id ORDER BY r.seq DESC LIMIT ${newestMessages}
       ) m
       WHERE NOT m.waits AND ${holdsAll}
       LIMIT $3
     ) hits ORDER BY created_at DESC, id DESC`,
    [botId, words, limit],
  );
}

/** The index query for people: all words of the search, or its digits. */
const peopleQuery = `CASE WHEN $3::text IS NULL THEN owned_query($1, $2::text[]) ELSE owned_query($1, $2::text[]) || owned_query($1, ARRAY[$3::text]) END`;

/**
 * Conversations of people whose name has words that begin with these, or whose number contains these digits,
 * newest first. Null when there are many.
 */
export async function findRarePeople(
  sql: Sql,
  botId: BotId,
  words: readonly string[],
  digits: string | null,
): Promise<ConversationId[] | null> {
  // LATERAL prevents a parallel plan, whose workers take longer to start than the read itself
  const rows = await sql.rows<{ id: ConversationId; crowded: boolean }>(
    `WITH input AS MATERIALIZED (SELECT ${peopleQuery} AS query), hits AS MATERIALIZED (
       SELECT taken.* FROM input i CROSS JOIN LATERAL (SELECT k.id FROM contacts k WHERE ${personWords} @@ i.query LIMIT ${peopleRead}) taken
     ), counted AS MATERIALIZED (
       SELECT count(*) = ${peopleRead} AS crowded FROM hits
     ), people AS (
       SELECT c.id FROM hits JOIN conversations c ON c.contact_id = hits.id
       WHERE c.bot_id = $1 AND c.message_count > 0 AND NOT (SELECT crowded FROM counted)
       ORDER BY c.last_at DESC, c.id DESC
     )
     SELECT id, false AS crowded FROM people UNION ALL SELECT NULL, true FROM counted WHERE crowded`,
    [botId, words, digits],
  );
  return rows[0]?.crowded ? null : rows.map(({ id }) => id);
}

/**
 * Like {@link findRarePeople}, for searches with many results: searches only the newest conversations,
 * until there are enough.
 */
export async function findCommonPeople(
  sql: Sql,
  botId: BotId,
  words: readonly string[],
  digits: string | null,
  limit: number,
): Promise<ConversationId[]> {
  const likeWords = words.map((word) => `%${word}%`);
  return (
    await sql.rows<{ id: ConversationId }>(
      `WITH input AS (SELECT $1::uuid AS bot_id, $2::text[] AS words, $3::text AS digits, $4::text[] AS like_words, $5::text AS like_digits, $6::int AS most)
       SELECT c.id
       FROM (
         SELECT id, contact_id, last_at FROM conversations WHERE bot_id = (SELECT bot_id FROM input) AND message_count > 0
         ORDER BY last_at DESC, id DESC LIMIT ${newestPeople}
       ) c CROSS JOIN LATERAL (
         SELECT 1 FROM contacts k, input i WHERE k.id = c.contact_id
           AND (concat_ws(' ', k.name, k.username) ILIKE ALL (i.like_words) AND ${personWords} @@ owned_query(i.bot_id, i.words) OR k.pn LIKE i.like_digits)
         OFFSET 0
       ) hit
       ORDER BY c.last_at DESC, c.id DESC LIMIT (SELECT most FROM input)`,
      [botId, words, digits, likeWords, digits === null ? '' : `%${digits}%`, limit],
    )
  ).map(({ id }) => id);
}
