import type { BotId, ConversationId } from '#contracts/values/ids';
import type { Sql } from '../../../../platform/database/database.js';

/** Number of messages searched for the last one before a message from the phone. */
const lookedBack = 30;
/** Minutes without a message after which a chat counts as idle. */
export const idleMinutes = 60;
/** Maximum number of other chats stored per text; more add no evidence. */
const chatsMax = 5;

export interface PhoneText {
  readonly botId: BotId;
  readonly conversationId: ConversationId;
  readonly hash: Buffer;
  readonly at: Date;
}

export interface KnownText {
  readonly ord: number;
  /**
   * When the message that the text may answer was written: the lead's last message before the text, or the first
   * message that a linked device of the shop wrote since then. Null when there is neither. Only the first message of
   * a linked device counts, because the app answers that one, and each further bubble leaves a person time to type.
   */
  readonly spokenAt: Date | null;
  /** When anyone last wrote in this chat, and when the first message after its last idle time came; null in an empty chat. */
  readonly lastAt: Date | null;
  readonly openedAt: Date | null;
  /** Other chats in which only the app can have sent this text. */
  readonly fastChats: readonly ConversationId[];
  readonly soonElsewhere: number;
}

/**
 * Facts about each of these messages from a phone, in one statement: the time of the last message before it, since
 * when the chat is not idle, and in which other chats its text was seen.
 *
 * For our own messages, the time is when WhatsApp accepted them. Ids of messages from linked devices begin with 3EB0.
 */
export async function findKnownTexts(sql: Sql, texts: readonly PhoneText[]): Promise<KnownText[]> {
  return sql.rows<KnownText & Record<string, unknown>>(
    `SELECT i.ord::int AS ord,
       (SELECT max(f.at) FROM (
          SELECT s.at, s.sender, lag(s.sender) OVER (ORDER BY s.seq) AS before FROM (
            SELECT m.seq, CASE WHEN m.sender = 'lead' THEN m.wa_at ELSE coalesce(m.sent_at, m.wa_at) END AS at,
              CASE WHEN m.sender = 'lead' THEN 'lead' ELSE 'ours' END AS sender
            FROM messages m WHERE m.conversation_id = i.conversation_id AND m.bot_id = i.bot_id
              AND (m.sender = 'lead' OR m.wa_id LIKE '3EB0%') AND m.status <> 'queued'
            ORDER BY m.seq DESC LIMIT ${lookedBack}
          ) s
        ) f WHERE (f.sender = 'lead' OR f.before IS DISTINCT FROM 'ours') AND f.at <= i.at + interval '1 second') AS "spokenAt",
       o.last_at AS "lastAt", o.opened_at AS "openedAt",
       coalesce(array_remove(p.fast_chats, i.conversation_id), '{}')::text[] AS "fastChats",
       coalesce(cardinality(array_remove(p.soon_chats, i.conversation_id)), 0) AS "soonElsewhere"
     FROM unnest($1::uuid[], $2::uuid[], $3::bytea[], $4::timestamptz[]) WITH ORDINALITY AS i (bot_id, conversation_id, hash, at, ord)
     LEFT JOIN phone_texts p ON p.bot_id = i.bot_id AND p.text_hash = i.hash
     CROSS JOIN LATERAL (
       SELECT max(w.at) AS last_at, max(w.at) FILTER (WHERE w.before IS NULL OR w.at - w.before >= interval '${idleMinutes} minutes') AS opened_at
       FROM (
         SELECT s.at, lag(s.at) OVER (ORDER BY s.at) AS before FROM (
           SELECT coalesce(CASE WHEN m.sender <> 'lead' THEN m.sent_at END, m.wa_at) AS at
           FROM messages m WHERE m.conversation_id = i.conversation_id AND m.bot_id = i.bot_id AND m.status <> 'queued'
           ORDER BY m.seq DESC LIMIT ${lookedBack}
         ) s WHERE s.at <= i.at + interval '1 second'
       ) w
     ) o
     ORDER BY i.ord`,
    [texts.map((one) => one.botId), texts.map((one) => one.conversationId), texts.map((one) => one.hash), texts.map((one) => one.at)],
    'phone-texts-find',
  );
}

/** Stores that a text came soon after a message in this chat. `fast`: so soon that only the app can have sent it. */
export async function notePhoneText(sql: Sql, text: PhoneText & { readonly fast: boolean }): Promise<void> {
  const withChat = (column: string): string =>
    `CASE WHEN cardinality(p.${column}) >= ${chatsMax} OR p.${column} @> EXCLUDED.${column} THEN p.${column} ELSE p.${column} || EXCLUDED.${column} END`;
  await sql.run(
    `INSERT INTO phone_texts AS p (bot_id, text_hash, soon_chats, fast_chats, seen_at)
     VALUES ($1, $2, ARRAY[$3::uuid], CASE WHEN $4::boolean THEN ARRAY[$3::uuid] ELSE '{}'::uuid[] END, $5)
     ON CONFLICT (bot_id, text_hash) DO UPDATE SET soon_chats = ${withChat('soon_chats')}, fast_chats = ${withChat('fast_chats')},
       seen_at = GREATEST(p.seen_at, EXCLUDED.seen_at)`,
    [text.botId, text.hash, text.conversationId, text.fast, text.at],
    'phone-texts-note',
  );
}

/** Deletes texts that were last seen before that time. */
export async function removeOldPhoneTexts(sql: Sql, before: Date): Promise<number> {
  return sql.run(`DELETE FROM phone_texts WHERE seen_at < $1`, [before]);
}
