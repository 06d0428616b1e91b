import type { BotId } from '#contracts/values/ids';
import type { Sql } from '../../../platform/database/database.js';
import { answersBroadcastsPart } from '../../prompts/prompts.service.js';
import { cleanMoment, cleanText, cleanWaId, previewOf } from '../conversations.rules.js';
import { consentWord } from '../state/consent.rules.js';
import { consentSetPart, consentSumsPart } from '../state/consent.statements.js';
import type { EditedOriginal } from '../conversations.types.js';
import { leftAlonePart, messagePart, type Arrival, type Landing } from './inbound.statements.js';

/**
 * SQL: how long after a message its writer may edit it. WhatsApp allows fifteen minutes by the phone's clock;
 * a later edit changes the text and opens no turn.
 */
const editableFor = `interval '1 day'`;
/** Only messages this close to the end of the conversation are read by a model. */
const answerableWithin = 40;

/**
 * SQL: a text in a normal form, so that two texts differ only when their meaning may differ: in lower case, without
 * extra spaces, and without full stops, commas or exclamation marks at the end of a word.
 */
const plain = (body: string): string =>
  `lower(btrim(regexp_replace(regexp_replace(${body}, '[.,!]+(?=\\s|$)', ' ', 'g'), '\\s+', ' ', 'g')))`;
/** SQL condition: the new text differs in meaning from the old one. */
const saysElse = `${plain('m.body')} <> ${plain('i.body')}`;

/** SQL condition: the edit opens a turn while a human handles the conversation, so the owner is needed. */
const isToldToHuman = `s.asks AND c.takeover_until > present.now AND NOT ${leftAlonePart('c')}`;

/**
 * Applies edits and deletions of messages. Only the writer of a message can change it; the bot's messages count as
 * the owner's, because the phone may delete them. An edit of a message that is not stored is reported as missing.
 * Nothing of a deleted message is kept, and it is never changed again.
 *
 * An edit that changes what the lead says opens a new turn: a draft based on the old text is not sent, and an answer
 * that was already given is followed by another one. A deletion opens a new turn only while the message waits for an
 * answer. A text edited to STOP or MULAI counts like a new message with that text. While a human handles the
 * conversation, an edit that opens a turn needs the owner, like a new message.
 *
 * A summary that was made from the old text is cleared, and made again from the messages.
 */
const statement = `
WITH input AS (
  SELECT i.* FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::timestamptz[], $9::text[]) WITH ORDINALITY
    AS i (bot_id, conversation_id, wa_id, sender, body, preview, kind, at, consent, ord)
), present AS (
  SELECT $10::timestamptz AS now
), locked AS (
  SELECT id, bot_id, turn, answered_turn, last_seq, lead_last_at, closing_at FROM conversations WHERE id = ANY ($2::uuid[]) ORDER BY id FOR NO KEY UPDATE
), changed AS (
  UPDATE messages m SET body = i.body,
    kind = CASE WHEN i.kind = 'deleted' OR m.kind = 'unreadable' THEN i.kind ELSE m.kind END,
    incomplete = i.kind <> 'deleted' AND (m.incomplete OR m.kind = 'unreadable'),
    media = CASE WHEN i.kind <> 'deleted' THEN m.media END,
    proto = CASE WHEN i.kind <> 'deleted' THEN m.proto END,
    quoted = CASE WHEN i.kind <> 'deleted' THEN m.quoted END,
    came_from = CASE WHEN i.kind <> 'deleted' THEN m.came_from END,
    cart = CASE WHEN i.kind <> 'deleted' THEN m.cart END,
    reaction = CASE WHEN i.kind <> 'deleted' THEN m.reaction END, reacted_at = CASE WHEN i.kind <> 'deleted' THEN m.reacted_at END,
    reaction_turn = CASE WHEN i.kind <> 'deleted' THEN m.reaction_turn END,
    edited_at = CASE WHEN i.kind <> 'deleted' THEN i.at END,
    unanswered = CASE WHEN m.kind <> 'unreadable' THEN m.unanswered END,
    turn = CASE WHEN m.sender = 'lead' AND (m.origin IS NULL OR m.turn IS NOT NULL AND (m.turn > l.answered_turn OR ${answersBroadcastsPart('m.bot_id')})) AND CASE WHEN i.kind = 'deleted'
        THEN coalesce(m.turn > l.answered_turn, m.kind = 'unreadable')
        ELSE m.kind = 'unreadable' OR ${saysElse} AND (coalesce(m.turn > l.answered_turn, true)
          OR m.seq > l.last_seq - ${answerableWithin} AND i.at < m.wa_at + ${editableFor}) END
      THEN l.turn + 1 ELSE m.turn END
  FROM input i JOIN locked l ON l.id = i.conversation_id AND l.bot_id = i.bot_id
  WHERE ${messagePart('m', 'i')} AND (m.sender = 'lead') = (i.sender = 'lead')
    AND m.kind <> 'deleted' AND (m.body <> i.body OR i.kind = 'deleted')
    -- of two edits the later one counts, in whatever order they come
    AND (m.edited_at IS NULL OR i.at >= m.edited_at OR i.kind = 'deleted')
  RETURNING m.id, m.conversation_id, m.seq, i.ord, i.preview, i.consent, i.at, m.seq = l.last_seq AND m.origin IS DISTINCT FROM 'app' AS is_last,
    -- as for a new message, what came late but was written earlier is not the last word
    m.sender = 'lead' AND m.origin IS NULL AND m.wa_at > l.lead_last_at - interval '5 seconds' AND NOT EXISTS (
      SELECT 1 FROM messages n WHERE n.conversation_id = m.conversation_id AND n.seq > m.seq AND n.sender = 'lead' AND n.origin IS NULL AND n.wa_at >= m.wa_at
    ) AS is_last_of_lead, m.origin, coalesce(m.turn > l.turn, false) AS reopens, i.kind <> 'deleted' AS says,
    CASE WHEN m.sender = 'lead' AND m.created_at <= l.closing_at AND (i.kind = 'deleted' OR m.turn > l.turn) THEN m.created_at END AS ordered_at
), bumped AS (
  UPDATE conversations c SET turn = c.turn + s.reopens, last_preview = coalesce(s.preview, c.last_preview),
    lead_words = coalesce(s.lead_words, c.lead_words),
    needs_owner_since = CASE WHEN ${isToldToHuman} THEN coalesce(c.needs_owner_since, present.now) ELSE c.needs_owner_since END,
    needs_owner_reason = CASE WHEN ${isToldToHuman} THEN coalesce(c.needs_owner_reason, 'lead-wrote') ELSE c.needs_owner_reason END,
    ${consentSetPart}
  FROM (
    SELECT conversation_id, max(reopens::int) AS reopens, bool_or(reopens AND says) AS asks, (array_agg(preview) FILTER (WHERE is_last))[1] AS preview,
      (array_agg(preview) FILTER (WHERE is_last_of_lead))[1] AS lead_words,
      ${consentSumsPart(`origin IS DISTINCT FROM 'notice'`)}
    FROM changed GROUP BY conversation_id
  ) s, present
  WHERE c.id = s.conversation_id
), forgotten AS (
  UPDATE memories f SET summary = '', upto_seq = 0, updated_at = now()
  FROM (SELECT conversation_id, min(seq) AS seq FROM changed GROUP BY conversation_id) s
  WHERE f.conversation_id = s.conversation_id AND f.upto_seq >= s.seq
)
SELECT i.ord::int AS ord, ch.id AS "storedId", (l.turn + coalesce(ch.reopens, false)::int)::int AS turn, true AS upgraded, l.id IS NULL AS gone,
  ch.origin, ch.ordered_at AS "orderedAt", coalesce(ch.reopens, false) AS opens, ch.id IS NULL AND l.id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM messages m WHERE ${messagePart('m', 'i')} AND (m.sender = 'lead') = (i.sender = 'lead')
  ) AS missing
FROM input i
LEFT JOIN locked l ON l.id = i.conversation_id AND l.bot_id = i.bot_id
LEFT JOIN changed ch ON ch.ord = i.ord
ORDER BY i.ord`;

/** An edited message. `at`: time of the edit. */
export interface EditOf {
  readonly botId: BotId;
  readonly waId: string;
  readonly sender: 'lead' | 'owner';
  readonly at: Date;
}

/**
 * The messages that sealed edits change. A message id may occur in several conversations: only the right
 * secret opens the edit. The bot's messages count as the owner's.
 */
export async function findOriginals(sql: Sql, edits: readonly EditOf[]): Promise<EditedOriginal[]> {
  return sql.rows<EditedOriginal & Record<string, unknown>>(
    `SELECT m.bot_id AS "botId", m.wa_id AS "waId", i.sender, m.proto, m.incomplete
     FROM (SELECT DISTINCT bot_id, wa_id, sender, at FROM unnest((SELECT $1::uuid[]), $2::text[], $3::text[], $4::timestamptz[]) AS given (bot_id, wa_id, sender, at)) i
     JOIN messages m ON m.bot_id = i.bot_id AND m.wa_id = i.wa_id AND (m.sender = 'lead') = (i.sender = 'lead')
     WHERE m.proto IS NOT NULL AND m.kind <> 'deleted' AND i.at < m.wa_at + ${editableFor}`,
    [edits.map((one) => one.botId), edits.map((one) => cleanWaId(one.waId)), edits.map((one) => one.sender), edits.map((one) => one.at)],
    'conversations-edited-originals',
  );
}

/** Second statement of a commit with edits. `edits` must not contain the same message twice. */
export async function storeEdits(tx: Sql, edits: readonly Arrival[], now: Date): Promise<Landing[]> {
  const column = <Value>(read: (edit: Arrival) => Value): Value[] => edits.map(read);
  return tx.rows<Landing & Record<string, unknown>>(
    statement,
    [
      column((one) => one.botId),
      column((one) => one.conversationId),
      column((one) => cleanWaId(one.waId)),
      column((one) => one.sender),
      column((one) => cleanText(one.body)),
      column((one) => previewOf(one.kind, cleanText(one.body))),
      column((one) => one.kind),
      column((one) => cleanMoment(one.at, now)),
      column((one) => (one.sender === 'lead' ? consentWord(one.body) : null)),
      now,
    ],
    'conversations-edit',
  );
}
