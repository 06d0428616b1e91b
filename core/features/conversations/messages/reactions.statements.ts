import type { Sql } from '../../../platform/database/database.js';
import { cleanMoment, cleanText, cleanWaId, previewOf } from '../conversations.rules.js';
import { askedPart, bubblesMax, messagePart, type Arrival, type Landing } from './inbound.statements.js';

/**
 * SQL condition: some bubble of an answer contains a question. `f` is a bubble of the answer, and `answers` is its
 * turn.
 */
const isOfQuestion = `EXISTS (SELECT 1 FROM messages q WHERE q.bot_id = f.bot_id AND q.conversation_id = f.conversation_id
      AND q.seq BETWEEN f.seq - ${bubblesMax} AND f.seq + ${bubblesMax} AND q.sender = 'bot' AND (q.id = f.id OR q.turn = f.answers) AND ${askedPart('q')})`;

/**
 * The statement, in the order of its parts:
 * - `found`: our messages that the lead reacted to. `waits`: the earlier reaction to it has no answer yet.
 * A reaction is ignored when its message is deleted or the lead's own, or when it changes nothing. A
 * reaction to a message that is not stored is reported as missing;
 * - `judged`: \`asks\`: a reaction that answers a question of the bot opens a turn. The question is in any bubble of the
 * bot's last answer, and the reaction is to any other of them. No message follows the answer, and the chat is not taken over.
 * A reaction that is changed or removed while it waits opens a new turn, so that a draft based on it is not sent;
 * - `changed`: a reaction that is removed while it waits is stored as an empty one, so that its turn ends
 * without an answer;
 * - `bumped`: a reaction that opens a turn counts as the lead's last message.
 */
const statement = `
WITH input AS (
  SELECT i.* FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::timestamptz[], $6::text[]) WITH ORDINALITY
    AS i (bot_id, conversation_id, wa_id, emoji, at, preview, ord)
), present AS (
  SELECT $7::timestamptz AS at
), locked AS (
  SELECT id, bot_id, turn, answered_turn, last_seq, takeover_until FROM conversations WHERE id = ANY ($2::uuid[]) ORDER BY id FOR NO KEY UPDATE
), found AS (
  SELECT i.*, m.id, m.seq, m.turn AS answers, m.sender, l.turn, l.takeover_until,
    coalesce(m.reaction_turn > l.answered_turn, false) AS waits
  FROM input i JOIN locked l ON l.id = i.conversation_id AND l.bot_id = i.bot_id JOIN messages m ON ${messagePart('m', 'i')}
  WHERE m.sender <> 'lead' AND m.kind <> 'deleted' AND coalesce(m.reaction, '') <> i.emoji
), judged AS (
  SELECT f.*, f.emoji <> '' AND f.sender = 'bot' AND ${isOfQuestion} AND (f.takeover_until IS NULL OR f.takeover_until <= present.at)
    AND NOT EXISTS (SELECT 1 FROM messages n WHERE n.bot_id = f.bot_id AND n.conversation_id = f.conversation_id AND n.seq > f.seq
      AND (n.sender <> 'bot' OR n.turn IS DISTINCT FROM f.answers)) AS asks
  FROM found f, present
), changed AS (
  UPDATE messages m SET reaction = CASE WHEN j.emoji <> '' OR j.waits THEN j.emoji END,
    reacted_at = CASE WHEN j.emoji <> '' OR j.waits THEN present.at END,
    reaction_turn = CASE WHEN j.asks OR j.waits THEN j.turn + 1 END
  FROM judged j, present WHERE m.bot_id = j.bot_id AND m.id = j.id
  RETURNING m.id, j.ord, j.conversation_id, j.at, j.preview, j.asks OR j.waits AS opens, j.asks AND NOT j.waits AS is_word
), bumped AS (
  UPDATE conversations c SET turn = c.turn + 1,
    last_preview = CASE WHEN s.at > c.last_at - interval '5 seconds' THEN s.preview ELSE c.last_preview END,
    last_sender = CASE WHEN s.at > c.last_at - interval '5 seconds' THEN 'lead' ELSE c.last_sender END,
    last_at = GREATEST(c.last_at, s.at),
    lead_words = CASE WHEN s.at IS NOT NULL THEN s.preview ELSE c.lead_words END,
    lead_last_at = GREATEST(c.lead_last_at, s.at),
    unread = c.unread + s.words
  FROM (
    SELECT conversation_id, max(at) FILTER (WHERE is_word) AS at, (array_agg(preview ORDER BY ord DESC) FILTER (WHERE is_word))[1] AS preview,
      count(*) FILTER (WHERE is_word) AS words
    FROM changed WHERE opens GROUP BY conversation_id
  ) s
  WHERE c.id = s.conversation_id
)
SELECT i.ord::int AS ord, ch.id AS "storedId", (l.turn + coalesce(ch.opens, false)::int)::int AS turn, true AS upgraded, l.id IS NULL AS gone,
  NULL AS origin, coalesce(ch.opens, false) AS opens, ch.id IS NULL AND l.id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM messages m WHERE ${messagePart('m', 'i')}
  ) AS missing
FROM input i
LEFT JOIN locked l ON l.id = i.conversation_id AND l.bot_id = i.bot_id
LEFT JOIN changed ch ON ch.ord = i.ord
ORDER BY i.ord`;

/** Second statement of a commit with reactions. `reactions` must not contain two reactions to the same message. */
export async function storeReactions(tx: Sql, reactions: readonly Arrival[], now: Date): Promise<Landing[]> {
  const column = <Value>(read: (reaction: Arrival) => Value): Value[] => reactions.map(read);
  return tx.rows<Landing & Record<string, unknown>>(
    statement,
    [
      column((one) => one.botId),
      column((one) => one.conversationId),
      column((one) => cleanWaId(one.waId)),
      column((one) => cleanText(one.body)),
      column((one) => cleanMoment(one.at, now)),
      column((one) => previewOf('text', cleanText(one.body))),
      now,
    ],
    'conversations-react',
  );
}
