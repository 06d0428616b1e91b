import type { ContactFilter } from '#contracts/http/chat/chat';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import type { Sql } from '../../../platform/database/database.js';
import { excludedPart } from '../../blacklist/blacklist.service.js';
import { getsNoticesPart } from '../../prompts/prompts.service.js';
import type { ContactRow, MessageRow, ReadMessageRow, StoryRow } from '../conversations.present.js';
import type { PersonAddress } from '../conversations.types.js';

/** Columns of a conversation `c` and its contact `k`. */
export const contactColumns = `c.id AS conversation_id, (c.version + k.version)::float8 AS version, k.name, k.own_name, k.pn, k.lid, k.username, c.message_count, c.last_preview, c.last_sender, c.last_at,
  CASE WHEN c.takeover_until > now() THEN extract(epoch FROM c.takeover_until)::float8 * 1000 END AS takeover_ms,
  c.needs_owner_since, c.needs_owner_reason, c.lead_words, c.unread, c.marked_unread, c.labels, c.ad, c.closing_at IS NOT NULL AS closing, c.opted_out_at IS NOT NULL AS opted_out, c.no_follow_ups_at IS NOT NULL AS no_follow_ups, k.is_business, k.is_customer,
  k.former_pn, k.past_since IS NOT NULL AS is_past, ${excludedPart('k')} AS blacklisted,
  ${getsNoticesPart('c.bot_id', 'k.pn')} AS gets_notices`;
/** Columns of a message `m`. */
export const messageColumns = `m.id, m.conversation_id AS message_conversation_id, m.body, m.sender, m.kind, m.status, m.wa_at, m.media, m.proto IS NOT NULL AS has_proto,
  m.seq::float8 AS seq, m.quoted, m.edited_at, m.unanswered, m.unsent, m.origin, m.came_from - 'thumbnail' AS came_from, m.came_from->'thumbnail' IS NOT NULL AS has_preview, nullif(m.reaction, '') AS reaction`;

export type MessageInContext = MessageRow & ContactRow & { bot_id: BotId };

/**
 * These messages, of any owners, each with its contact's current data, in the order of each thread. One
 * statement.
 */
export async function findMessagesInContext(sql: Sql, ids: readonly string[]): Promise<MessageInContext[]> {
  // inside a SELECT the planner does not see the array's length; otherwise it would make a new plan every
  // time
  return sql.rows<MessageInContext>(
    `SELECT m.bot_id, ${messageColumns}, ${contactColumns}
     FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN contacts k ON k.id = c.contact_id
     WHERE m.id = ANY ((SELECT $1::uuid[])::uuid[]) ORDER BY m.conversation_id, m.seq`,
    [ids],
    'views-messages-in-context',
  );
}

export interface ContactPage {
  readonly limit: number;
  /** Id of the last conversation of the previous page; null for the first page. */
  readonly before: string | null;
  /** Only these conversations; null for all. */
  readonly among: readonly ConversationId[] | null;
  readonly filter: ContactFilter | null;
  readonly label: string | null;
}

/**
 * SQL condition on a conversation `c` and its contact `k`: the conversation needs the owner. Never true for an
 * excluded contact.
 */
export const needingPart = `c.needs_owner_since IS NOT NULL AND NOT ${excludedPart('k')}`;

const filterParts: Readonly<Record<ContactFilter, string>> = {
  'needs-owner': `AND ${needingPart}`,
  'taken-over': 'AND c.takeover_until > now() AND NOT c.handed_over',
  unread: 'AND c.unread > 0',
};

/** Newest first. */
export async function findContactPage(sql: Sql, botId: BotId, page: ContactPage): Promise<ContactRow[]> {
  const among = page.among === null ? '' : 'AND c.id = ANY ((SELECT $5::uuid[])::uuid[])';
  // Both columns are compared at once, so that the index is entered at the end of the previous page. With OR, or with
  // a row from one SELECT, the index would be read from its start.
  const after = page.before === null ? '' : 'AND (c.last_at, c.id) < ((SELECT last_at FROM last), (SELECT id FROM last))';
  // each input is in a SELECT of its own: if joined, Postgres would no longer read in index order
  return sql.rows<ContactRow>(
    `WITH input AS (SELECT $1::uuid AS bot_id, $2::uuid AS before, $3::int AS page_size, $4::text AS label),
       last AS (SELECT b.last_at, b.id FROM conversations b, input i WHERE b.bot_id = i.bot_id AND b.id = i.before)
     SELECT ${contactColumns} FROM conversations c JOIN contacts k ON k.id = c.contact_id
     WHERE c.bot_id = (SELECT bot_id FROM input) AND c.message_count > 0
       ${after}
       ${page.label === null ? '' : `AND c.labels <> '{}' AND c.labels @> ARRAY[(SELECT label FROM input)]`}
       ${among}
       ${page.filter === null ? '' : filterParts[page.filter]}
     ORDER BY c.last_at DESC, c.id DESC LIMIT (SELECT page_size FROM input)`,
    [botId, page.before, page.limit, page.label, ...(page.among === null ? [] : [page.among])],
  );
}

export async function findContactRow(sql: Sql, botId: BotId, address: PersonAddress): Promise<ContactRow | undefined> {
  const rows = await sql.rows<ContactRow>(
    `SELECT ${contactColumns} FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE k.bot_id = $1 AND (k.pn = $2 OR k.lid = $3)`,
    [botId, address.pn, address.lid],
    'views-contact',
  );
  return rows[0];
}

export async function findContactRows(sql: Sql, botId: BotId, conversationIds: readonly ConversationId[]): Promise<ContactRow[]> {
  return sql.rows<ContactRow>(
    `SELECT ${contactColumns} FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE c.bot_id = $1 AND c.id = ANY ($2::uuid[])`,
    [botId, conversationIds],
    'views-contacts',
  );
}

/**
 * One page of a thread before a seq, newest first. It ends before its texts exceed `threadPageBytes`, but has at
 * least one message. The length of a text is taken from its stored size.
 */
export async function findThreadPage(
  sql: Sql,
  botId: BotId,
  conversationId: ConversationId,
  page: { limit: number; beforeSeq: number | null },
): Promise<MessageRow[]> {
  return sql.rows<MessageRow>(
    `SELECT ${messageColumns} FROM (
       SELECT m.*, row_number() OVER thread AS nth,
         sum(octet_length(m.body) + coalesce(octet_length(m.quoted->>'body'), 0)) OVER thread AS bytes
       FROM messages m
       WHERE m.conversation_id = $2 AND m.bot_id = $1 AND ($3::bigint IS NULL OR m.seq < $3::bigint)
       WINDOW thread AS (ORDER BY m.seq DESC ROWS UNBOUNDED PRECEDING)
       ORDER BY m.seq DESC LIMIT $4) AS m
     WHERE m.nth = 1 OR m.bytes <= $5
     ORDER BY m.seq DESC`,
    [botId, conversationId, page.beforeSeq, page.limit, limits.threadPageBytes],
    'views-thread',
  );
}

const storyColumns = `turn, model, tools, prompt_tokens, completion_tokens, took_ms, created_at, read, cost_sen`;

/** One page of a thread from a seq on, oldest first. Long texts make it shorter, as in {@link findThreadPage}. */
export async function findThreadPageFrom(
  sql: Sql,
  botId: BotId,
  conversationId: ConversationId,
  page: { limit: number; fromSeq: number },
): Promise<MessageRow[]> {
  return sql.rows<MessageRow>(
    `SELECT ${messageColumns} FROM (
       SELECT m.*, row_number() OVER thread AS nth,
         sum(octet_length(m.body) + coalesce(octet_length(m.quoted->>'body'), 0)) OVER thread AS bytes
       FROM messages m
       WHERE m.conversation_id = $2 AND m.bot_id = $1 AND m.seq >= $3::bigint
       WINDOW thread AS (ORDER BY m.seq ROWS UNBOUNDED PRECEDING)
       ORDER BY m.seq LIMIT $4) AS m
     WHERE m.nth = 1 OR m.bytes <= $5
     ORDER BY m.seq`,
    [botId, conversationId, page.fromSeq, page.limit, limits.threadPageBytes],
    'views-thread-from',
  );
}

/** How the answers of a conversation before that turn were made, newest first. */
export async function findStories(
  sql: Sql,
  botId: BotId,
  conversationId: ConversationId,
  page: { limit: number; beforeTurn: number | null },
): Promise<StoryRow[]> {
  return sql.rows<StoryRow>(
    `SELECT ${storyColumns} FROM replies
     WHERE conversation_id = $2 AND bot_id = $1 AND ($3::integer IS NULL OR turn < $3::integer) ORDER BY turn DESC LIMIT $4`,
    [botId, conversationId, page.beforeTurn, page.limit],
  );
}

/**
 * The answer to which a message belongs. Undefined when there is no such message; `story` is null when the
 * message is not part of an answer.
 */
export async function findReason(
  sql: Sql,
  botId: BotId,
  messageId: string,
): Promise<{ conversationId: ConversationId; story: StoryRow | null } | undefined> {
  const rows = await sql.rows<{ conversation_id: ConversationId; is_answer: boolean } & StoryRow & Record<string, unknown>>(
    `SELECT m.conversation_id, r.id IS NOT NULL AS is_answer, r.turn, r.model, r.tools, r.prompt_tokens, r.completion_tokens, r.took_ms, r.created_at,
       r.read, r.cost_sen
     FROM messages m LEFT JOIN replies r ON r.conversation_id = m.conversation_id AND r.turn = m.turn AND r.bot_id = $1 AND m.sender = 'bot'
     WHERE m.bot_id = $1 AND m.id = $2`,
    [botId, messageId],
  );
  const row = rows[0];
  return row && { conversationId: row.conversation_id, story: row.is_answer ? row : null };
}

/**
 * The messages between two messages of a conversation, both included. At most the newest `limit`, oldest
 * first.
 */
export async function findMessagesBetween(
  sql: Sql,
  botId: BotId,
  conversationId: ConversationId,
  range: { first: string; last: string; limit: number },
): Promise<ReadMessageRow[]> {
  const rows = await sql.rows<ReadMessageRow & Record<string, unknown>>(
    `WITH ends AS (SELECT min(seq) AS first, max(seq) AS last FROM messages WHERE bot_id = $1 AND id IN ($3, $4))
     SELECT m.sender, m.kind, m.body, m.wa_at FROM ends JOIN messages m ON m.conversation_id = $2 AND m.bot_id = $1 AND m.seq BETWEEN ends.first AND ends.last
     ORDER BY m.seq DESC LIMIT $5`,
    [botId, conversationId, range.first, range.last, range.limit],
  );
  return rows.toReversed();
}
