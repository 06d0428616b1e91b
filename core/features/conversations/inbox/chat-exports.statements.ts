import type { BotId, ConversationId } from '#contracts/values/ids';
import type { DeliveryStatus, MessageKind, Sender } from '#contracts/values/statuses';
import type { Sql } from '../../../platform/database/database.js';

/**
 * SQL: a time as `2026-11-22 14:05:09` in Jakarta time. Postgres formats it, because parsing and formatting times
 * took a seventh of the main thread's work for an export.
 */
const shownMoment = (column: string) => `to_char(${column} AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM-DD HH24:MI:SS')`;

export interface ExportedContact {
  conversation_id: ConversationId;
  /** As text from Postgres, which is more precise than a Date. */
  exact_last_at: string;
  name: string;
  pn: string | null;
  username: string | null;
  message_count: number;
  /** As `shownMoment`. */
  shown_at: string;
  labels: string[];
  closing: boolean;
  opted_out: boolean;
}

/** A page begins after this row. */
export interface ContactCursor {
  readonly at: string;
  readonly id: ConversationId;
}

/** Oldest last message first: a contact with a new message moves to the end, so it is not missed. */
export async function findContactsToExport(sql: Sql, botId: BotId, after: ContactCursor | null, limit: number): Promise<ExportedContact[]> {
  return sql.rows<ExportedContact & Record<string, unknown>>(
    `SELECT c.id AS conversation_id, c.last_at::text AS exact_last_at, k.name, k.pn, k.username, c.message_count, ${shownMoment('c.last_at')} AS shown_at, c.labels,
       c.closing_at IS NOT NULL AS closing, c.opted_out_at IS NOT NULL AS opted_out
     FROM conversations c JOIN contacts k ON k.id = c.contact_id
     WHERE c.bot_id = $1 AND c.message_count > 0 AND ($2::timestamptz IS NULL OR (c.last_at, c.id) > ($2::timestamptz, $3::uuid))
     ORDER BY c.last_at, c.id LIMIT $4`,
    [botId, after?.at ?? null, after?.id ?? null, limit],
  );
}

export interface ExportedMessage {
  conversation_id: ConversationId;
  seq: string;
  /** As `shownMoment`. */
  shown_at: string;
  sender: Sender;
  kind: MessageKind;
  body: string;
  transcript: string | null;
  status: DeliveryStatus;
}

/** Maximum size of one page. */
export interface PageBounds {
  readonly rows: number;
  /** Total size of the messages' texts. A page has at least one message, whatever its length. */
  readonly bytes: number;
}

/**
 * Messages of these conversations after a row: conversation by conversation, each oldest first. Only an empty page is
 * the last one: a page may have fewer rows than the limit and still have a successor. The length of a text is taken
 * from its stored size, without reading the text.
 */
export async function findMessagesToExport(
  sql: Sql,
  botId: BotId,
  of: readonly ConversationId[],
  after: Pick<ExportedMessage, 'conversation_id' | 'seq'> | null,
  page: PageBounds,
): Promise<ExportedMessage[]> {
  return sql.rows<ExportedMessage & Record<string, unknown>>(
    `SELECT conversation_id, seq::text AS seq, ${shownMoment('wa_at')} AS shown_at, sender, kind, body, media->>'transcript' AS transcript, status FROM (
       SELECT m.conversation_id, m.seq, m.wa_at, m.sender, m.kind, m.body, m.media, m.status,
         sum(octet_length(m.body)) OVER (ORDER BY m.conversation_id, m.seq ROWS UNBOUNDED PRECEDING) - octet_length(m.body) AS bytes_before
       FROM messages m
       WHERE m.bot_id = $1 AND m.conversation_id = ANY ((SELECT $2::uuid[])::uuid[])
         AND ($3::text[] IS NULL OR (m.conversation_id, m.seq) > (($3::text[])[1]::uuid, ($3::text[])[2]::bigint))
       ORDER BY m.conversation_id, m.seq LIMIT $4) AS page
     WHERE bytes_before < $5
     ORDER BY page.conversation_id, page.seq`,
    [botId, of, after && [after.conversation_id, after.seq], page.rows, page.bytes],
  );
}
