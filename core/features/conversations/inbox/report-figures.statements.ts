import type { BotId } from '#contracts/values/ids';
import type { ReportTopic } from '#contracts/values/bot/report-topics';
import type { Sql } from '../../../platform/database/database.js';

/** A time span. Its end is excluded. */
export interface Span {
  readonly since: Date;
  readonly until: Date;
}

/** Postgres pattern for each topic: it matches the words by which a message names the topic. */
const topicWords: Readonly<Record<ReportTopic, string>> = {
  price: String.raw`\m(harga\w*|hrg|brp|berapa(an)?|price ?list|pricelist)\M`,
  shipping: String.raw`\m(ongkir\w*|ongkos kirim|biaya kirim|pengiriman|kirim ke)\M`,
  stock: String.raw`\m(stok\w*|stock|ready|tersedia|masih ada|ada gak|ada ga|ada nggak)\M`,
  size: String.raw`\m(ukuran\w*|size|sizing|uk)\M`,
  payment: String.raw`\m(rekening\w*|norek|transfer|tf|qris|cod|bayar\w*|pembayaran)\M`,
  place: String.raw`\m(alamat\w*|lokasi\w*|di ?mana|jam buka|buka jam|jam berapa buka)\M`,
  parcel: String.raw`\m(resi\w*|nomor resi|sudah dikirim|udah dikirim|paket saya|pesanan saya|orderan saya)\M`,
};

export interface ChatTotals {
  /** Chats in which the customer wrote. */
  readonly chats: number;
  /** Number of chats that began in the span. */
  readonly newChats: number;
  /** Number of the chats in `chats` that the bot answered in the span. */
  readonly byBot: number;
  readonly byOwner: number;
}

/** Totals of a time span, with the totals of the preceding span of the same length. */
export interface SpanFigures extends ChatTotals {
  readonly before: ChatTotals;
  /** Number of customers' messages in each hour of the day. Hours without messages are left out. */
  readonly hours: readonly { readonly hour: number; readonly count: number }[];
  /** Median response time in seconds, from the first of a customer's consecutive messages to our next message. Null without an answer. */
  readonly firstAnswerSeconds: number | null;
  /** The number of chats in which customers named each topic, most chats first. */
  readonly topics: readonly { readonly topic: ReportTopic; readonly chats: number }[];
}

/** Maximum number of characters of a message that are searched for a topic. */
const lookedAtChars = 300;
/**
 * Maximum number of characters of all messages of a chat together that are searched for a topic. They are matched as
 * one text, because this is faster than matching each message.
 */
const textChars = 20_000;

/** SQL: totals of the chats `t` of one of the two spans, selected by its number. */
const totalsPart = (span: 0 | 1): string => `jsonb_build_object(
       'chats', (SELECT count(*) FROM talked t WHERE t.span = ${span}),
       'newChats', (SELECT count(*) FROM talked t WHERE t.span = ${span} AND t.is_new),
       'byOwner', (SELECT count(*) FROM talked t WHERE t.span = ${span} AND t.by_owner),
       'byBot', (SELECT count(DISTINCT r.conversation_id) FROM input i, replies r JOIN talked t ON t.id = r.conversation_id AND t.span = ${span}
         WHERE r.bot_id = i.bot_id AND r.created_at >= ${span === 1 ? 'i.since' : 'i.before'} AND r.created_at < ${span === 1 ? 'i.until' : 'i.since'}))`;

/**
 * Reads the messages of both spans once. Starts at the conversations with new messages since the earlier span, so that
 * older history is not read. Business notices are not counted as customers' messages.
 * @param zoneHours hours of the shop's zone ahead of UTC
 */
export async function findSpanFigures(sql: Sql, botId: BotId, { since, until }: Span, zoneHours: number): Promise<SpanFigures> {
  const before = new Date(2 * since.getTime() - until.getTime());
  const [row] = await sql.rows<{ figures: SpanFigures & { now: ChatTotals } }>(
    `WITH input AS (
       SELECT $1::uuid AS bot_id, $2::timestamptz AS before, $3::timestamptz AS since, $4::timestamptz AS until, $5::int AS ahead,
         $6::text[] AS topics, $7::text[] AS words
     ), said AS MATERIALIZED (
       SELECT c.id, c.created_at AS began, m.seq, m.sender, m.origin, m.created_at AS at, (m.created_at >= i.since)::int AS span,
         CASE WHEN m.sender = 'lead' AND m.created_at >= i.since THEN left(m.body, ${lookedAtChars}) END AS words
       FROM input i JOIN conversations c ON c.bot_id = i.bot_id AND c.last_at >= i.before AND c.created_at < i.until JOIN messages m ON m.conversation_id = c.id
       WHERE m.created_at >= i.before AND m.created_at < i.until AND m.origin IS DISTINCT FROM 'notice'
     ), talked AS (
       SELECT id, span, bool_or(began >= CASE span WHEN 1 THEN i.since ELSE i.before END) AS is_new,
         bool_or(sender = 'owner' AND origin IS NULL) AS by_owner
       FROM said, input i GROUP BY id, span HAVING bool_or(sender = 'lead')
     ), followed AS (
       SELECT id, seq, at, sender = 'lead' AS is_leads, lag(sender = 'lead') OVER (PARTITION BY id ORDER BY seq) AS was_leads
       FROM said WHERE span = 1 AND origin IS NULL
     ), waits AS (
       SELECT is_leads, was_leads, at, max(at) FILTER (WHERE is_leads AND was_leads IS NOT TRUE) OVER (PARTITION BY id ORDER BY seq) AS began
       FROM followed
     ), hours AS (
       SELECT extract(hour FROM at AT TIME ZONE 'UTC' + make_interval(hours => i.ahead))::int AS hour, count(*) AS count
       FROM said, input i WHERE sender = 'lead' AND span = 1 GROUP BY 1
     ), texts AS (
       SELECT id, left(string_agg(words, ' '), ${textChars}) AS text FROM said WHERE words IS NOT NULL GROUP BY id
     ), named AS (
       SELECT t.topic, count(*) AS chats FROM input i, unnest(i.topics, i.words) AS t (topic, words), texts WHERE texts.text ~* t.words GROUP BY 1
     )
     SELECT jsonb_build_object('now', ${totalsPart(1)}, 'before', ${totalsPart(0)},
       'hours', (SELECT coalesce(jsonb_agg(hours ORDER BY hour), '[]') FROM hours),
       'firstAnswerSeconds', (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM at - began)) FROM waits WHERE NOT is_leads AND was_leads),
       'topics', (SELECT coalesce(jsonb_agg(named ORDER BY chats DESC, topic), '[]') FROM named)) AS figures`,
    [botId, before, since, until, zoneHours, Object.keys(topicWords), Object.values(topicWords)],
    'report-figures',
  );
  if (!row) throw new Error('an aggregate gave no row');
  const { now, ...others } = row.figures;
  return { ...now, ...others };
}

/**
 * Chats in which the customer wrote in the span, has not written since our answer before `quietSince`, and has not
 * bought since the span began.
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
