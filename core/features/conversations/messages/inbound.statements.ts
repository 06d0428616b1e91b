import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import type { MessageOrigin } from '#contracts/values/statuses';
import { newId } from '../../../platform/crypto/ids.js';
import type { Sql } from '../../../platform/database/database.js';
import { excludedPart } from '../../blacklist/blacklist.service.js';
import { answersBroadcastsPart, getsNoticesPart, metaAiAnswersPart, takeoverPart } from '../../prompts/prompts.service.js';
import { cleanMoment, cleanName, cleanText, cleanWaId, opensTurn, previewOf } from '../conversations.rules.js';
import { consentWord } from '../state/consent.rules.js';
import { consentSetPart, consentSumsPart } from '../state/consent.statements.js';
import { hasEarlyEditPart } from './early-edits.statements.js';
import type { InboundMessage, PersonAddress, Quote, StoredQuote } from '../conversations.types.js';

export type Arrival = InboundMessage & { readonly conversationId: ConversationId };

/** Result for one arrival; `storedId` is null when the message was already stored. */
export interface Landing {
  /** Position of the arrival in the given array, from 1. */
  ord: number;
  storedId: MessageId | null;
  turn: number;
  upgraded: boolean;
  origin: MessageOrigin | null;
  /** True when the message waits for an answer. */
  opens: boolean;
  /** True when the conversation was merged into another one since it was looked up. */
  gone: boolean;
  /** Only for a new message: true when an edit of this message arrived before it. */
  early?: boolean;
  /** Only for an edit: true when the message that it changes is not stored. */
  missing?: boolean;
  /**
   * Only for an edit or a deletion: when the changed message was stored, if the lead wrote it before an order was
   * recorded.
   */
  orderedAt?: Date | null;
}

/**
 * SQL condition: the message of that id in that conversation. The comparison of `conversation_id` with IS NOT
 * DISTINCT FROM cannot use an index, so Postgres has to use the index that starts with `bot_id, wa_id`.
 * Otherwise a plan made without statistics would use the conversation's index and read the whole conversation
 * for every incoming message.
 * @param message alias of the messages
 * @param given alias of the row with `bot_id`, `conversation_id` and, unless `waId` is passed, `wa_id`
 */
export function messagePart(message: string, given: string, waId = `${given}.wa_id`): string {
  return `${message}.bot_id = ${given}.bot_id AND ${message}.wa_id = ${waId} AND ${message}.conversation_id IS NOT DISTINCT FROM ${given}.conversation_id`;
}

/**
 * SQL condition: the arrived message adds a missing part to the stored one. There are two cases. The stored message
 * is incomplete, because its content came from a second upload or an edit, and the arrived one is the message itself.
 * Or the arrived one is a second upload, and only it has a text.
 */
const completesPart = (stored: string, given: string, isAgain: string): string =>
  `${stored}.sender = ${given}.sender AND ${stored}.kind NOT IN ('unreadable', 'deleted') AND ${given}.kind <> 'unreadable' AND (
    ${stored}.incomplete AND NOT ${isAgain}
    OR ${isAgain} AND NOT ${stored}.incomplete AND ${stored}.kind = ${given}.kind AND ${stored}.body = '' AND ${given}.body <> '' AND ${stored}.edited_at IS NULL)`;

/** SQL condition: the content of the arrived message replaces the content of the stored row. */
const replacesPart = (stored: string, given: string, isAgain: string): string =>
  `(${stored}.kind = 'unreadable' AND ${given}.kind <> 'unreadable' OR ${completesPart(stored, given, isAgain)})`;

/** SQL condition: the arrived message is a second upload, so the stored message keeps everything except its text. */
const keepsAllButWords = `messages.kind <> 'unreadable' AND EXCLUDED.incomplete`;
/** SQL condition: the stored message was incomplete, so this part of its content is kept. */
const wasIncomplete = `messages.kind <> 'unreadable' AND messages.incomplete`;

/** Locks conversations in the order of their ids, as {@link storeArrivals} does (avoids deadlocks). */
export async function lockInOrder(tx: Sql, ids: readonly ConversationId[]): Promise<void> {
  await tx.rows(`SELECT 1 FROM conversations WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`, [ids], 'conversations-lock');
}

/** The subset of these bots that answer themselves: their owners did not leave the answers to Meta's agent. */
export async function findAnsweringThemselves(sql: Sql, botIds: readonly BotId[]): Promise<BotId[]> {
  const rows = await sql.rows<{ id: BotId }>(`SELECT id FROM unnest($1::uuid[]) AS b (id) WHERE NOT ${metaAiAnswersPart('b.id')}`, [
    botIds,
  ]);
  return rows.map(({ id }) => id);
}

/** Stored length of a quoted message, enough to recognise it. */
const quoteMaxChars = 1_000;

/**
 * Until when a human handles the conversation. An answer of the owner ends the bot's handover and starts the
 * owner's own takeover.
 */
const takeover = `GREATEST(CASE WHEN NOT l.handed_over OR s.settled IS NULL THEN l.takeover_until END,
      CASE WHEN s.owner_at IS NOT NULL THEN s.owner_at + ${takeoverPart('l.bot_id')} END)`;

/** SQL condition: the contact of this conversation is answered neither by the bot nor by the owner. */
export const leftAlonePart = (conversation: string): string =>
  `EXISTS (SELECT 1 FROM contacts k WHERE k.id = ${conversation}.contact_id AND (${excludedPart('k')} OR ${getsNoticesPart(`${conversation}.bot_id`, 'k.pn')}))`;

/**
 * Pattern for the first words of a sentence that depends on the answer to the preceding question, such as "Kalau
 * cocok saya totalkan."
 */
const dependent =
  '(kalau|kalo|jika|bila|apabila|nanti|biar|supaya|agar|mohon|tolong|kabari|konfirmasi|balas|ketik|pilih|ditunggu|(saya|kami|aku) (tunggu|totalkan|siapkan|proses|bantu)|langsung (saya|kami|aku)|setelah|begitu|terima kasih|makasih)';
/** Pattern for the rest of a sentence. A dot before a digit does not end the sentence, as in "Rp 150.000". */
const restOfSentence = '([^.?!]|[.](?=[[:digit:]]))*';

/**
 * SQL condition: a bot's message, sent or still queued, ends with a question. Emoji or brackets may follow the
 * question, and so may one sentence that depends on the answer.
 * @param message alias of the message
 */
export function askedPart(message: string): string {
  return `${message}.unsent IS NULL AND ${message}.body ~* '[?]([^[:alnum:]?]+${dependent}\\M${restOfSentence}[.!]?)?[^[:alnum:]?]*$'`;
}

/** Maximum number of bubbles of an answer that are checked for a question. */
export const bubblesMax = 20;

/**
 * SQL condition: the last message stored before the arrival `k` is the last bubble of an answer of the bot, and some
 * bubble of that answer contains a question. A photo or another bubble may follow the question.
 */
const isAsked = `EXISTS (
      SELECT 1 FROM messages z JOIN messages q ON q.conversation_id = z.conversation_id AND q.seq > z.seq - ${bubblesMax} AND q.seq <= z.seq
      WHERE z.conversation_id = k.conversation_id AND z.seq = k.last_seq AND z.sender = 'bot' AND q.sender = 'bot' AND q.turn IS NOT DISTINCT FROM z.turn
        AND ${askedPart('q')} AND NOT EXISTS (
          SELECT 1 FROM messages o WHERE o.conversation_id = z.conversation_id AND o.seq > q.seq AND o.seq < z.seq AND o.sender <> 'bot'))`;

/**
 * The statement, in the order of its parts:
 * - `input`, `present`: the arrivals with named columns, and the present time;
 * - `locked`: the newest version of each conversation's row, locked in the same order by all processes;
 * - `judged`: the sender of each message. A business is not a lead, unless the owner has marked it as a
 * customer; its notices stay notices. Content that the phone sends later for a placeholder does not name the broadcast list. \`speaks\`: the message is from the lead, the owner, or Meta's agent
 * where the owner wants it to answer. Other messages answer no turn and start no silence of the bot. They
 * count as the last message only when they are from the lead or the first one;
 * A sticker or signs alone open a turn only when the last message before ends an answer of the bot with a question. A message that
 * completes a stored one opens a turn only where it says or shows something else; \`says\` is false where it does not;
 * - `placed`: only messages not stored yet, with their seq and, if they wait for an answer, their turn.
 * `settles` is true when an owner's own message answers all turns before it, which requires that the lead has
 * not written later;
 * - `stored`: inserts; content replaces its placeholder. A quote of a stored message is taken from our own
 * copy, because a phone may claim anything. If two hosts store the same message at once, the second one
 * stores nothing;
 * - `sums`: totals per conversation of what was really stored;
 * - `human`: until when a human handles the conversation, and whether a lead who has written after the
 * owner's last message waits for them. MATERIALIZED, because Postgres would otherwise compute it again for
 * each column that reads it;
 * - `bumped`: updates the conversation. Numbers may be skipped, but are never used twice. A lead who writes
 * during a takeover needs the owner; after a message of the owner, the owner is no longer needed;
 * - `counted`: the owner's message count of that day in Jakarta;
 * - `told`: names and kinds of the senders; `renamed`: the contacts whose row they change, locked by id;
 * - `named`: the name chosen by the lead, shown where the owner's address book has none, and whether the
 * contact is a business.
 */
const statement = `
WITH input AS (
  SELECT i.* FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[], $8::timestamptz[],
    $9::text[], $10::bytea[], $11::text[], $12::text[], $13::text[], $14::text[], $15::text[], $16::text[], $18::text[], $19::boolean[], $20::int[], $21::text[], $22::boolean[], $23::boolean[]) WITH ORDINALITY
    AS i (id, bot_id, conversation_id, wa_id, sender, kind, body, at, media, proto, name, jid, consent, preview, opens_turn, quoted, told_origin, is_business, expires_after, came_from, has_cart, is_again, ord)
), present AS (
  SELECT $17::timestamptz AS at
), locked AS (
  SELECT id, bot_id, contact_id, turn, last_seq, message_count, lead_last_at, takeover_until, handed_over FROM conversations
  WHERE id = ANY ($3::uuid[]) ORDER BY id FOR NO KEY UPDATE
), known AS (
  SELECT i.*, l.contact_id, l.last_seq, l.turn, l.lead_last_at, l.message_count,
    CASE WHEN i.sender = 'lead' AND i.told_origin IS DISTINCT FROM 'notice' AND (i.is_business OR k.is_business) AND NOT k.is_customer THEN 'notice'
      WHEN i.told_origin IS NULL AND m.origin = 'broadcast' THEN m.origin ELSE i.told_origin END AS origin,
    NOT coalesce(${completesPart('m', 'i', 'i.is_again')} AND m.kind = i.kind AND (i.body IN ('', m.body) OR m.edited_at IS NOT NULL), false) AS says
  FROM input i
  JOIN locked l ON l.id = i.conversation_id AND l.bot_id = i.bot_id
  JOIN contacts k ON k.id = l.contact_id
  LEFT JOIN messages m ON ${messagePart('m', 'i')}
  WHERE m.id IS NULL OR ${replacesPart('m', 'i', 'i.is_again')}
), judged AS (
  SELECT k.*, w.speaks AND k.says AND CASE k.opens_turn WHEN 'always' THEN true WHEN 'if-asked' THEN ${isAsked} ELSE false END AS opens, w.speaks AND k.says AS speaks
  FROM known k, LATERAL (
    SELECT CASE k.origin WHEN 'broadcast' THEN ${answersBroadcastsPart('k.bot_id')} WHEN 'meta-ai' THEN ${metaAiAnswersPart('k.bot_id')}
      ELSE k.origin IS NULL END AS speaks
  ) w
), placed AS (
  SELECT i.*, i.last_seq + row_number() OVER thread AS seq,
    i.turn + count(*) FILTER (WHERE i.opens) OVER thread AS turn_then,
    i.sender = 'owner' AND i.speaks AND i.at >= coalesce(i.lead_last_at, '-infinity') AS settles
  FROM judged i
  WINDOW thread AS (PARTITION BY i.conversation_id ORDER BY i.ord ROWS UNBOUNDED PRECEDING)
), stored AS (
  INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, turn, media, proto, wa_at, quoted, origin, came_from, cart, incomplete)
  SELECT id, bot_id, conversation_id, seq, sender, kind, body, wa_id, CASE sender WHEN 'lead' THEN 'delivered' ELSE 'sent' END,
    CASE WHEN opens THEN turn_then END, media::jsonb, proto, at,
    CASE WHEN quoted IS NOT NULL THEN coalesce((
      SELECT jsonb_build_object('kind', q.kind, 'sender', q.sender, 'proved', q.origin IS DISTINCT FROM 'meta-ai', 'seq', q.seq,
        'body', left(coalesce(nullif(q.body, ''), q.media->>'transcript', ''), ${quoteMaxChars}))
      FROM messages q WHERE ${messagePart('q', 'placed', `placed.quoted::jsonb->>'waId'`)}
    ), quoted::jsonb - 'waId') END, origin, came_from::jsonb, CASE WHEN has_cart THEN '{"asked": 0}'::jsonb END, is_again
  FROM placed ORDER BY ord
  ON CONFLICT (bot_id, wa_id, conversation_id) DO UPDATE
    SET kind = EXCLUDED.kind,
      body = CASE WHEN ${wasIncomplete} AND (messages.edited_at IS NOT NULL OR EXCLUDED.body = '') THEN messages.body ELSE EXCLUDED.body END,
      media = CASE WHEN ${keepsAllButWords} OR ${wasIncomplete} AND messages.kind = EXCLUDED.kind AND messages.media IS NOT NULL THEN messages.media ELSE EXCLUDED.media END,
      proto = CASE WHEN ${keepsAllButWords} THEN messages.proto ELSE EXCLUDED.proto END, turn = coalesce(EXCLUDED.turn, messages.turn),
      quoted = coalesce(EXCLUDED.quoted, messages.quoted), origin = EXCLUDED.origin, came_from = coalesce(EXCLUDED.came_from, messages.came_from),
      cart = EXCLUDED.cart, unanswered = NULL,
      incomplete = CASE WHEN ${keepsAllButWords} THEN messages.incomplete ELSE EXCLUDED.incomplete END
    WHERE ${replacesPart('messages', 'EXCLUDED', 'EXCLUDED.incomplete')}
  RETURNING id, conversation_id, wa_id
), landed AS (
  SELECT p.*, s.id AS stored_id, s.id = p.id AS is_new,
    -- what the list of chats shows as the last word
    p.says AND (p.speaks OR p.sender = 'lead' OR p.message_count = 0) AS is_shown
  FROM stored s JOIN placed p ON p.conversation_id = s.conversation_id AND p.wa_id = s.wa_id
), sums AS (
  SELECT conversation_id, count(*) FILTER (WHERE is_new) AS added, max(seq) AS seq, max(turn_then) FILTER (WHERE opens) AS turn,
    max(turn_then) FILTER (WHERE settles) AS settled, max(at) FILTER (WHERE is_shown) AS at, max(at) FILTER (WHERE sender = 'lead' AND speaks) AS lead_at,
    max(at) FILTER (WHERE sender = 'owner' AND speaks) AS owner_at,
    count(*) FILTER (WHERE is_new AND sender = 'lead' AND origin IS DISTINCT FROM 'notice') AS from_lead,
    (array_agg(preview ORDER BY ord DESC) FILTER (WHERE is_shown))[1] AS preview, (array_agg(sender ORDER BY ord DESC) FILTER (WHERE is_shown))[1] AS sender,
    (array_agg(preview ORDER BY ord DESC) FILTER (WHERE sender = 'lead' AND speaks))[1] AS lead_words,
    (array_agg(jid ORDER BY ord DESC) FILTER (WHERE sender = 'lead'))[1] AS jid,
    (array_agg(came_from::jsonb ORDER BY ord DESC) FILTER (WHERE came_from::jsonb->>'kind' = 'ad'))[1] AS ad,
    (array_agg(expires_after ORDER BY ord DESC) FILTER (WHERE expires_after IS NOT NULL))[1] AS expires_after,
    -- also of a message that gets no answer, as one that came by a broadcast list
    ${consentSumsPart(`says AND origin IS DISTINCT FROM 'notice'`)}
  FROM landed GROUP BY conversation_id
), human AS MATERIALIZED (
  SELECT w.conversation_id, w.until, present.at, w.writes_on AND w.until > present.at AND NOT ${leftAlonePart('w')} AS lead_waits
  FROM (
    SELECT s.conversation_id, l.bot_id, l.contact_id, s.turn > coalesce(s.settled, 0) AS writes_on, ${takeover} AS until
    FROM sums s JOIN locked l ON l.id = s.conversation_id OFFSET 0
  ) w, present
), bumped AS (
  UPDATE conversations c SET
    turn = GREATEST(c.turn, s.turn),
    answered_turn = GREATEST(c.answered_turn, s.settled),
    last_seq = GREATEST(c.last_seq, s.seq),
    message_count = c.message_count + s.added,
    -- WhatsApp's times are whole seconds of another clock: only what is clearly older stays behind the present last word
    last_preview = CASE WHEN s.at > c.last_at - interval '5 seconds' THEN s.preview ELSE c.last_preview END,
    last_sender = CASE WHEN s.at > c.last_at - interval '5 seconds' THEN s.sender ELSE c.last_sender END,
    last_at = GREATEST(c.last_at, s.at),
    lead_words = CASE WHEN s.lead_words IS NOT NULL AND (c.lead_last_at IS NULL OR s.lead_at > c.lead_last_at - interval '5 seconds') THEN s.lead_words ELSE c.lead_words END,
    lead_last_at = GREATEST(c.lead_last_at, s.lead_at),
    jid = coalesce(s.jid, c.jid),
    expires_after = coalesce(s.expires_after, c.expires_after),
    ad = coalesce(s.ad, c.ad),
    takeover_until = h.until,
    handed_over = c.handed_over AND s.settled IS NULL,
    needs_owner_since = CASE WHEN h.lead_waits THEN coalesce(CASE WHEN s.settled IS NULL THEN c.needs_owner_since END, h.at)
      WHEN s.settled IS NULL THEN c.needs_owner_since END,
    needs_owner_reason = CASE WHEN h.lead_waits THEN coalesce(CASE WHEN s.settled IS NULL THEN c.needs_owner_reason END, 'lead-wrote')
      WHEN s.settled IS NULL THEN c.needs_owner_reason END,
    unread = CASE WHEN s.settled IS NULL THEN c.unread + s.from_lead ELSE GREATEST(coalesce(s.turn, 0) - s.settled, 0) END,
    marked_unread = c.marked_unread AND s.settled IS NULL,
    ${consentSetPart}
  FROM sums s JOIN human h ON h.conversation_id = s.conversation_id WHERE c.id = s.conversation_id
  RETURNING c.id, c.turn
), counted AS (
  INSERT INTO daily_message_counts (bot_id, day, count)
  SELECT bot_id, (at AT TIME ZONE 'Asia/Jakarta')::date AS day, count(*) FROM landed WHERE is_new GROUP BY bot_id, day ORDER BY bot_id, day
  ON CONFLICT (bot_id, day) DO UPDATE SET count = daily_message_counts.count + EXCLUDED.count
), told AS (
  SELECT contact_id, (array_agg(name ORDER BY ord DESC) FILTER (WHERE name <> ''))[1] AS name, bool_or(is_business) AS is_business
  FROM landed WHERE sender = 'lead' GROUP BY contact_id
), renamed AS MATERIALIZED (
  SELECT n.* FROM told n JOIN contacts k ON k.id = n.contact_id
  WHERE n.name <> k.own_name OR n.name <> k.name AND NOT k.name_is_booked OR n.is_business AND NOT k.is_business ORDER BY k.id FOR NO KEY UPDATE OF k
), named AS (
  UPDATE contacts k SET own_name = coalesce(n.name, k.own_name), name = CASE WHEN k.name = '' OR NOT k.name_is_booked THEN coalesce(n.name, k.name) ELSE k.name END,
    name_is_booked = k.name_is_booked AND k.name <> '', is_business = k.is_business OR n.is_business
  FROM renamed n WHERE k.id = n.contact_id
)
SELECT i.ord::int AS ord, d.stored_id AS "storedId", coalesce(d.turn_then, l.turn)::int AS turn, coalesce(NOT d.is_new, false) AS upgraded, l.id IS NULL AS gone,
  d.origin, coalesce(d.opens, false) AS opens, d.stored_id IS NOT NULL AND ${hasEarlyEditPart('i')} AS early
FROM input i
LEFT JOIN locked l ON l.id = i.conversation_id AND l.bot_id = i.bot_id
LEFT JOIN landed d ON d.ord = i.ord
ORDER BY i.ord`;

/**
 * Stores incoming messages of many owners in ONE statement. `arrivals` must not contain the same message
 * twice.
 */
export async function storeArrivals(tx: Sql, arrivals: readonly Arrival[], now: Date): Promise<Landing[]> {
  const column = <Value>(read: (arrival: Arrival) => Value): Value[] => arrivals.map(read);
  return tx.rows<Landing & Record<string, unknown>>(
    statement,
    [
      column(() => newId<MessageId>()),
      column((one): BotId => one.botId),
      column((one) => one.conversationId),
      column((one) => cleanWaId(one.waId)),
      column((one) => one.sender),
      column((one) => one.kind),
      column((one) => cleanText(one.body)),
      column((one) => cleanMoment(one.at, now)),
      column((one) => jsonOf(one.media)),
      column((one) => one.proto),
      column((one) => cleanName(one.name)),
      column((one) => cleanText(one.chat.jid)),
      column((one) => (one.sender === 'lead' ? consentWord(one.body) : null)),
      column((one) => previewOf(one.kind, cleanText(one.body))),
      column(opensTurn),
      column((one) => jsonOf(one.quoted && claimOf(one.quoted))),
      now,
      column((one) => one.origin ?? null),
      column((one) => one.isBusiness === true),
      column((one) => one.expiresAfter ?? null),
      column((one) => jsonOf(one.cameFrom ? storedCameFrom(one.cameFrom) : null)),
      column((one) => one.cart === true && one.sender === 'lead'),
      column((one) => one.again === true),
    ],
    'conversations-ingest',
  );
}

/** Sets the number of seconds after which messages of the chat with that person disappear. */
export async function setExpiration(sql: Sql, botId: BotId, { pn, lid }: PersonAddress, seconds: number): Promise<void> {
  await sql.run(
    `UPDATE conversations c SET expires_after = $4 FROM contacts k
     WHERE c.bot_id = $1 AND k.id = c.contact_id AND k.bot_id = $1 AND (k.pn = $2 OR k.lid = $3) AND c.expires_after <> $4`,
    [botId, pn, lid, seconds],
  );
}

/** Number of seconds after which messages of the chat with that number disappear; 0 when they stay, or without a chat. */
export async function findExpiration(sql: Sql, botId: BotId, pn: string): Promise<number> {
  const [row] = await sql.rows<{ seconds: number }>(
    `SELECT c.expires_after AS seconds FROM contacts k JOIN conversations c ON c.contact_id = k.id AND c.bot_id = $1 WHERE k.bot_id = $1 AND k.pn = $2`,
    [botId, pn],
    'conversations-expiration',
  );
  return row?.seconds ?? 0;
}

/**
 * Data from a lead's phone as JSON that Postgres accepts: without NUL and lone surrogates. It is cleaned
 * before it becomes JSON, because afterwards a typed `\\u0000` looks the same as an escape.
 */
function jsonOf(value: object | null): string | null {
  return value && JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? cleanText(part) : part));
}

function storedCameFrom({ from, thumbnail }: NonNullable<InboundMessage['cameFrom']>): object {
  return { ...from, ...(thumbnail && { thumbnail: Buffer.from(thumbnail).toString('base64') }) };
}

function claimOf({ waId, kind, body, by }: Quote): StoredQuote & { readonly waId: string } {
  return { waId: cleanWaId(waId), kind, body: cleanText(body, quoteMaxChars), sender: by === 'lead' ? 'lead' : null, proved: false };
}
