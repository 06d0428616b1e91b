import type { BotId } from '#contracts/values/ids';
import type { ReportTopic } from '#contracts/values/bot/report-topics';
import type { Sql } from '../../../platform/database/database.js';

/** A span of time, its end excluded. */
export interface Span {
  readonly since: Date;
  readonly until: Date;
}

export interface ChatTotals {
  readonly chats: number;
  readonly newChats: number;
  readonly byBot: number;
  readonly byOwner: number;
}

/** SQL: a message `m` of the span of `i` that a customer wrote. Business notices are not a customer's. */
const leadsPart = `m.created_at >= i.since AND m.created_at < i.until AND m.sender = 'lead' AND m.origin IS DISTINCT FROM 'notice'`;

/**
 * Chats in which customers wrote, and who answered. Begins at the conversations with news since then, so that the
 * rest of a shop's history is not read.
 */
export async function findChatTotals(sql: Sql, botId: BotId, { since, until }: Span): Promise<ChatTotals> {
  const [row] = await sql.rows<{ -readonly [Key in keyof ChatTotals]: number }>(
    `WITH i AS (SELECT $1::uuid AS bot_id, $2::timestamptz AS since, $3::timestamptz AS until), talked AS MATERIALIZED (
       SELECT c.id, c.created_at FROM conversations c, i WHERE c.bot_id = i.bot_id AND c.last_at >= i.since
         AND EXISTS (SELECT 1 FROM messages m WHERE m.conversation_id = c.id AND ${leadsPart})
     )
     SELECT count(*)::int AS chats, count(*) FILTER (WHERE t.created_at >= i.since)::int AS "newChats",
       count(*) FILTER (WHERE EXISTS (SELECT 1 FROM messages m WHERE m.conversation_id = t.id AND m.sender = 'owner' AND m.origin IS NULL
         AND m.created_at >= i.since AND m.created_at < i.until))::int AS "byOwner",
       (SELECT count(DISTINCT r.conversation_id)::int FROM replies r, i WHERE r.bot_id = i.bot_id AND r.created_at >= i.since AND r.created_at < i.until) AS "byBot"
     FROM i, talked t`,
    [botId, since, until],
    'report-totals',
  );
  if (!row) throw new Error('an aggregate gave no row');
  return row;
}

/** Numbers of customers' messages in each hour of the day; hours without any are left out. @param zoneHours hours ahead of UTC */
export async function findHours(
  sql: Sql,
  botId: BotId,
  { since, until }: Span,
  zoneHours: number,
): Promise<{ hour: number; count: number }[]> {
  return sql.rows<{ hour: number; count: number }>(
    `WITH i AS (SELECT $1::uuid AS bot_id, $2::timestamptz AS since, $3::timestamptz AS until, $4::int AS ahead)
     SELECT extract(hour FROM m.created_at AT TIME ZONE 'UTC' + make_interval(hours => i.ahead))::int AS hour, count(*)::int AS count
     FROM i JOIN conversations c ON c.bot_id = i.bot_id AND c.last_at >= i.since JOIN messages m ON m.conversation_id = c.id AND ${leadsPart}
     GROUP BY 1 ORDER BY 1`,
    [botId, since, until, zoneHours],
    'report-hours',
  );
}

/**
 * The median of the seconds from the first of a customer's messages in a row to what came next of us. Null without
 * an answer.
 */
export async function findFirstAnswer(sql: Sql, botId: BotId, { since, until }: Span): Promise<number | null> {
  const [row] = await sql.rows<{ seconds: number | null }>(
    `WITH i AS (SELECT $1::uuid AS bot_id, $2::timestamptz AS since, $3::timestamptz AS until), said AS (
       SELECT m.conversation_id, m.seq, m.created_at, m.sender = 'lead' AS is_leads, lag(m.sender = 'lead') OVER w AS was_leads
       FROM i JOIN conversations c ON c.bot_id = i.bot_id AND c.last_at >= i.since JOIN messages m ON m.conversation_id = c.id
       WHERE m.created_at >= i.since AND m.created_at < i.until AND m.origin IS NULL
       WINDOW w AS (PARTITION BY m.conversation_id ORDER BY m.seq)
     ), waits AS (
       SELECT is_leads, was_leads, created_at,
         max(created_at) FILTER (WHERE is_leads AND was_leads IS NOT TRUE) OVER (PARTITION BY conversation_id ORDER BY seq) AS began
       FROM said
     )
     SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM created_at - began)) AS seconds
     FROM waits WHERE NOT is_leads AND was_leads`,
    [botId, since, until],
    'report-first-answer',
  );
  return row?.seconds ?? null;
}

/** Words by which a topic is recognised at the start of a message, as a pattern of Postgres. */
const topicWords: Readonly<Record<ReportTopic, string>> = {
  price: String.raw`\m(harga\w*|hrg|brp|berapa(an)?|price ?list|pricelist)\M`,
  shipping: String.raw`\m(ongkir\w*|ongkos kirim|biaya kirim|pengiriman|kirim ke)\M`,
  stock: String.raw`\m(stok\w*|stock|ready|tersedia|masih ada|ada gak|ada ga|ada nggak)\M`,
  size: String.raw`\m(ukuran\w*|size|sizing|uk)\M`,
  payment: String.raw`\m(rekening\w*|norek|transfer|tf|qris|cod|bayar\w*|pembayaran)\M`,
  place: String.raw`\m(alamat\w*|lokasi\w*|di ?mana|jam buka|buka jam|jam berapa buka)\M`,
  parcel: String.raw`\m(resi\w*|nomor resi|sudah dikirim|udah dikirim|paket saya|pesanan saya|orderan saya)\M`,
};

/** Only this much of a message is looked at. */
const lookedAtChars = 300;

/** In how many chats customers named each topic. Topics that nobody named are left out. */
export async function findTopics(sql: Sql, botId: BotId, { since, until }: Span): Promise<{ topic: ReportTopic; chats: number }[]> {
  return sql.rows<{ topic: ReportTopic; chats: number }>(
    `WITH i AS (SELECT $1::uuid AS bot_id, $2::timestamptz AS since, $3::timestamptz AS until)
     SELECT t.topic, count(DISTINCT c.id)::int AS chats
     FROM i JOIN conversations c ON c.bot_id = i.bot_id AND c.last_at >= i.since JOIN messages m ON m.conversation_id = c.id AND ${leadsPart}
       JOIN unnest($4::text[], $5::text[]) AS t (topic, words) ON left(m.body, ${lookedAtChars}) ~* t.words
     GROUP BY 1 ORDER BY 2 DESC, 1`,
    [botId, since, until, Object.keys(topicWords), Object.values(topicWords)],
    'report-topics',
  );
}

/**
 * Chats in which the customer wrote in the span, stopped after our answer before `quietSince`, and has not bought
 * since the span began.
 */
export async function countLost(sql: Sql, botId: BotId, { since, until }: Span, quietSince: Date): Promise<number> {
  const [row] = await sql.rows<{ lost: number }>(
    `SELECT count(*)::int AS lost FROM conversations c
     WHERE c.bot_id = $1 AND c.last_at >= $2 AND c.lead_last_at >= $2 AND c.lead_last_at < least($3::timestamptz, $4::timestamptz)
       AND c.last_sender <> 'lead' AND (c.closing_at IS NULL OR c.closing_at < $2)`,
    [botId, since, until, quietSince],
    'report-lost',
  );
  return row?.lost ?? 0;
}
