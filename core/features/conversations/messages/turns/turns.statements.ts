import { calledName } from '#contracts/values/people/contact-name';
import type { AccountId, BotId, ConversationId, MessageId } from '#contracts/values/ids';
import type { NeedReason } from '#contracts/values/needs';
import type { Sender } from '#contracts/values/statuses';
import { newId } from '../../../../platform/crypto/ids.js';
import type { Sql } from '../../../../platform/database/database.js';
import { currentTrace } from '../../../../platform/loop/operation.js';
import { excludedPart } from '../../../blacklist/blacklist.service.js';
import { chargeOf, chargePart, type Charge } from '../../../plans/plans.service.js';
import { photoMedia, previewOf, routeOfAddress } from '../../conversations.rules.js';
import { threadLength, type OpenTurn, type ReplyClaim, type ThreadMessage } from '../../conversations.types.js';
import { readFacts } from '../../contacts/memories.rules.js';
import { notedFactsPart } from '../../contacts/memories.statements.js';
import { endsWithAnswerPart } from '../../state/needs.statements.js';
import { isCallPart, reasonPart } from '../../state/transitions.statements.js';
import { contactColumns, messageColumns, type MessageInContext } from '../../state/views.statements.js';
import { newWaId } from '../wa-id.js';
import { withReactions } from './reactions.rules.js';
import { threadColumns, threadOf, type ThreadByColumns } from './thread-columns.js';

/**
 * SQL condition on a message: models may read it. They read no business notices, not even in a summary, because
 * notices contain codes and their senders are not answered.
 */
const readByModelPart = `origin IS DISTINCT FROM 'notice'`;
const countedMax = 2_000;

interface TurnRow {
  jid: string;
  name: string;
  own_name: string;
  pn: string | null;
  lid: string | null;
  username: string | null;
  turn: number;
  answered_turn: number;
  taken_over: boolean;
  opted_out: boolean;
  quota_told: boolean;
  blacklisted: boolean;
  last_sender: Sender | null;
  lead_last_at: Date | null;
  reopened_at: Date | null;
  recent_bot: number;
  answers_this_hour: number;
  answers_today: number;
  summary: string | null;
  upto_seq: number | null;
  facts: unknown;
  thread: ThreadByColumns;
}

/**
 * Reads everything that decides about an answer. The LIMIT is inside a SELECT, so that the planner does not see its
 * value; otherwise it would make a new plan every time.
 * @param window the loop breaker's window and the daily limit: answers beyond them need not be counted.
 */
export async function findOpenTurn(
  sql: Sql,
  botId: BotId,
  conversationId: ConversationId,
  window: { minutes: number; limit: number; answersPerDay: number },
): Promise<OpenTurn | undefined> {
  const rows = await sql.rows<TurnRow & Record<string, unknown>>(
    `SELECT c.jid, k.name, k.own_name, k.pn, k.lid, k.username, c.turn, c.answered_turn, coalesce(c.takeover_until > now(), false) AS taken_over, c.opted_out_at IS NOT NULL AS opted_out, c.quota_told_at IS NOT NULL AS quota_told,
       ${excludedPart('k')} AS blacklisted, c.last_sender, c.lead_last_at, c.reopened_at,
       y.summary, y.upto_seq::float8 AS upto_seq, y.facts,
       (SELECT count(*)::int FROM (SELECT sender, created_at, unsent FROM messages WHERE conversation_id = c.id ORDER BY seq DESC LIMIT (SELECT $4::int)) latest
        WHERE sender = 'bot' AND unsent IS NULL AND created_at > now() - make_interval(mins => $3)) AS recent_bot,
       a.this_hour AS answers_this_hour, a.today AS answers_today,
       (SELECT ${threadColumns('k.is_business')} FROM (SELECT * FROM messages WHERE conversation_id = c.id AND ${readByModelPart} ORDER BY seq DESC LIMIT ${threadLength}) recent) AS thread
     FROM conversations c JOIN contacts k ON k.id = c.contact_id LEFT JOIN memories y ON y.conversation_id = c.id
       CROSS JOIN LATERAL (
         SELECT count(*)::int AS today, (count(*) FILTER (WHERE created_at > now() - interval '1 hour'))::int AS this_hour
         FROM (SELECT created_at FROM replies WHERE conversation_id = c.id ORDER BY turn DESC LIMIT (SELECT $5::int)) latest
         WHERE created_at > now() - interval '24 hours') a
     WHERE c.bot_id = $1 AND c.id = $2`,
    [botId, conversationId, window.minutes, rowsToCount(window.limit), window.answersPerDay],
    'turns-find',
  );
  const row = rows[0];
  return (
    row && {
      conversationId,
      jid: row.jid,
      name: row.own_name,
      phoneNumber: routeOfAddress(row),
      calledName: calledName(row),
      turn: row.turn,
      answeredTurn: row.answered_turn,
      takenOver: row.taken_over,
      optedOut: row.opted_out,
      quotaTold: row.quota_told,
      blacklisted: row.blacklisted,
      lastSender: row.last_sender,
      leadLastAt: row.lead_last_at,
      reopenedAt: row.reopened_at,
      recentBotMessages: row.recent_bot,
      answersThisHour: row.answers_this_hour,
      answersToday: row.answers_today,
      thread: withReactions(threadOf(row.thread)),
      memory: { summary: row.summary ?? '', uptoSeq: row.upto_seq ?? 0, facts: readFacts(row.facts) },
    }
  );
}

/** A lead and the number of answers from the bot. */
export interface AnsweredLead {
  readonly conversationId: ConversationId;
  /** As routes name the contact: digits of the number, or `lid:<digits>`. */
  readonly key: string;
  readonly name: string;
  readonly answers: number;
}

/** Maximum number of answers that are read to find the leads with the most. */
const answersLookedAt = 5_000;

/** The leads with the most model-generated answers since then, most first, without excluded ones. */
export async function findMostAnswered(sql: Sql, botId: BotId, since: Date, limit: number): Promise<AnsweredLead[]> {
  const rows = await sql.rows<{
    conversation_id: ConversationId;
    name: string;
    own_name: string;
    pn: string | null;
    lid: string | null;
    username: string | null;
    answers: number;
  }>(
    `WITH counted AS (
       SELECT conversation_id, count(*)::int AS answers FROM (
         SELECT conversation_id FROM replies WHERE bot_id = $1 AND created_at >= $2 AND model <> '' ORDER BY created_at DESC LIMIT ${answersLookedAt}) latest
       GROUP BY conversation_id)
     SELECT n.conversation_id, k.name, k.own_name, k.pn, k.lid, k.username, n.answers
     FROM counted n JOIN conversations c ON c.id = n.conversation_id JOIN contacts k ON k.id = c.contact_id
     WHERE NOT ${excludedPart('k')} ORDER BY n.answers DESC, c.id LIMIT $3`,
    [botId, since, limit],
    'turns-most-answered',
  );
  return rows.map((row) => ({
    conversationId: row.conversation_id,
    key: routeOfAddress(row),
    name: calledName(row),
    answers: row.answers,
  }));
}

export interface UnsummarisedPage {
  readonly limit: number;
  /** Only the last `backAtMost` messages are considered; older ones are ignored. */
  readonly backAtMost: number;
}

/** The oldest messages after `afterSeq`, oldest first. `left`: the number of all messages after it. */
export async function findThreadAfter(
  sql: Sql,
  botId: BotId,
  conversationId: ConversationId,
  page: UnsummarisedPage & { readonly afterSeq: number },
): Promise<{ messages: ThreadMessage[]; left: number }> {
  const [row] = await sql.rows<{ left: number; thread: ThreadByColumns }>(
    `WITH start AS (SELECT GREATEST($3::bigint, c.last_seq - $5::bigint) AS seq, k.is_business FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE c.bot_id = $1 AND c.id = $2),
     after AS (SELECT m.* FROM start JOIN messages m ON m.conversation_id = $2 AND m.seq > start.seq AND ${readByModelPart})
     SELECT (SELECT count(*)::int FROM after) AS left, ${threadColumns('(SELECT is_business FROM start)')} AS thread FROM (SELECT * FROM after ORDER BY seq LIMIT $4) page`,
    [botId, conversationId, page.afterSeq, page.limit, page.backAtMost],
    'turns-thread-after',
  );
  return { messages: row ? threadOf(row.thread) : [], left: row?.left ?? 0 };
}

/**
 * How many of the newest messages are searched for the bot's own messages. Bots that talk to each other alternate,
 * with a few bubbles each. When the limit cannot be reached within this number, nothing is counted.
 */
function rowsToCount(limit: number): number {
  return limit > countedMax ? 0 : Math.min(limit * 4, countedMax);
}

/**
 * The statement, in the order of its parts:
 * - `input`: the parameters with names;
 * - `open`: the newest version of the conversation's row, locked, only when nothing forbids the answer;
 * - `charge`: one reply of the package, for an answer with bubbles;
 * - `claimed`: takes the turn once it is paid. Nothing can refuse it from here on, because the row is locked;
 * - `bubbles`, `story`, `counted`: the outgoing messages, how the answer was made, and the owner's message count of that
 *   day in Jakarta;
 * - `learnt`: facts that the lead stated about themselves.
 *
 * Returns one row per bubble in the panel's format (one row also for an answer without bubbles).
 */
const claimText = `
WITH input AS (
  SELECT $1::uuid AS bot_id, $2::uuid AS conversation_id, $3::int AS turn, $4::uuid[] AS ids, $5::text[] AS bodies, $6::text[] AS wa_ids,
    cardinality($4::uuid[]) AS count, $7::text AS preview, $8::uuid AS story_id, $9::text AS model, $10::jsonb AS tools,
    $11::int AS prompt_tokens, $12::int AS completion_tokens, $13::int AS took_ms, $14::boolean AS closes, $15::text AS need,
    $16::timestamptz AS at, $17::boolean AS is_free, $18::jsonb[] AS media, $19::jsonb AS facts, $20::jsonb AS read, $21::int AS cost_sen, $22::boolean AS tells_quota, $23::uuid AS trace, $24::uuid AS account_id
), open AS (
  SELECT c.id FROM input i JOIN conversations c ON c.id = i.conversation_id JOIN contacts k ON k.id = c.contact_id
  WHERE c.bot_id = i.bot_id AND c.answered_turn < c.turn AND c.turn = i.turn
    AND (c.takeover_until IS NULL OR c.takeover_until <= now()) AND c.opted_out_at IS NULL
    AND NOT ${excludedPart('k')}
    AND NOT (i.tells_quota AND c.quota_told_at IS NOT NULL)
  FOR NO KEY UPDATE OF c
), paid AS (
  SELECT i.account_id, i.at FROM open, input i WHERE i.count > 0 AND NOT i.is_free
), charge AS (
  ${chargePart('paid', 'paid.account_id', 'paid.at')}
), claimed AS (
  UPDATE conversations c SET
    answered_turn = i.turn, last_seq = c.last_seq + i.count, message_count = c.message_count + i.count,
    last_preview = coalesce(i.preview, c.last_preview), last_sender = CASE WHEN i.preview IS NULL THEN c.last_sender ELSE 'bot' END,
    last_at = CASE WHEN i.preview IS NULL THEN c.last_at ELSE GREATEST(c.last_at, now()) END,
    quota_told_at = CASE WHEN i.tells_quota THEN now() ELSE c.quota_told_at END,
    closing_at = CASE WHEN i.closes THEN now() ELSE c.closing_at END,
    takeover_until = CASE WHEN ${isCallPart('i.need')} THEN 'infinity' ELSE c.takeover_until END,
    handed_over = c.handed_over OR coalesce(${isCallPart('i.need')}, false),
    lateness_told_at = CASE WHEN ${isCallPart('i.need')} THEN NULL ELSE c.lateness_told_at END,
    needs_owner_since = CASE WHEN i.need IS NOT NULL THEN coalesce(c.needs_owner_since, i.at) WHEN i.count > 0 AND ${endsWithAnswerPart} THEN NULL ELSE c.needs_owner_since END,
    needs_owner_reason = CASE WHEN i.need IS NOT NULL THEN ${reasonPart('c.needs_owner_reason', 'i.need')} WHEN i.count > 0 AND ${endsWithAnswerPart} THEN NULL ELSE c.needs_owner_reason END
  FROM open, input i
  WHERE c.id = open.id AND (i.count = 0 OR i.is_free OR EXISTS (SELECT 1 FROM charge))
  RETURNING c.*
), bubbles AS (
  INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, turn, media, trace)
  SELECT b.id, i.bot_id, claimed.id, claimed.last_seq - i.count + b.ord, 'bot', CASE WHEN b.media IS NULL THEN 'text' ELSE 'image' END,
    b.body, b.wa_id, 'queued', i.turn, b.media, i.trace
  FROM claimed, input i, unnest(i.ids, i.bodies, i.wa_ids, i.media) WITH ORDINALITY AS b (id, body, wa_id, media, ord)
  RETURNING *
), story AS (
  INSERT INTO replies (id, bot_id, conversation_id, turn, model, tools, prompt_tokens, completion_tokens, took_ms, read, cost_sen, charged)
  SELECT i.story_id, i.bot_id, claimed.id, i.turn, i.model, i.tools, i.prompt_tokens, i.completion_tokens, i.took_ms, i.read, i.cost_sen,
    EXISTS (SELECT 1 FROM charge WHERE replies_left IS NOT NULL)
  FROM claimed, input i
), counted AS (
  INSERT INTO daily_message_counts (bot_id, day, count)
  SELECT i.bot_id, (i.at AT TIME ZONE 'Asia/Jakarta')::date, i.count FROM claimed, input i WHERE i.count > 0
  ON CONFLICT (bot_id, day) DO UPDATE SET count = daily_message_counts.count + EXCLUDED.count
), learnt AS (
  INSERT INTO memories (conversation_id, bot_id, facts) SELECT claimed.id, i.bot_id, i.facts FROM claimed, input i WHERE i.facts IS NOT NULL
  ON CONFLICT (conversation_id) DO UPDATE SET facts = ${notedFactsPart('memories.facts', 'EXCLUDED.facts')}, updated_at = now()
)
SELECT charge.*, c.bot_id, ${messageColumns}, ${contactColumns}
FROM claimed c JOIN contacts k ON k.id = c.contact_id LEFT JOIN bubbles m ON true LEFT JOIN charge ON true ORDER BY m.seq`;

type ClaimRow = MessageInContext & NonNullable<Parameters<typeof chargeOf>[0]>;

/** A queued answer. */
export interface ClaimedTurn {
  readonly bubbles: readonly MessageId[];
  /** The bubbles in the panel's format. */
  readonly shown: readonly MessageInContext[];
  /** The charge for the bubbles; `empty` for an answer without bubbles. */
  readonly charge: Charge;
}

/**
 * Claims the turn, charges the account of the bot and queues the answer, in ONE statement. All conditions
 * are checked again on the locked rows. Undefined when the draft is stale, no longer wanted or cannot be
 * paid; nothing is written then.
 */
export async function claimTurn(sql: Sql, accountId: AccountId, claim: ReplyClaim, now: Date): Promise<ClaimedTurn | undefined> {
  const ids = claim.bubbles.map(() => newId<MessageId>());
  const last = claim.bubbles.at(-1);
  const rows = await sql.rows<ClaimRow & Record<string, unknown>>(
    claimText,
    [
      claim.botId,
      claim.conversationId,
      claim.draftedTurn,
      ids,
      claim.bubbles.map(({ body }) => body),
      claim.bubbles.map(() => newWaId()),
      last ? previewOf(last.photo ? 'image' : 'text', last.body) : null,
      newId(),
      claim.model,
      JSON.stringify(claim.tools),
      claim.promptTokens,
      claim.completionTokens,
      claim.tookMs,
      claim.closing,
      claim.need,
      now,
      claim.isFree ?? false,
      claim.bubbles.map(({ photo }) => photo && JSON.stringify(photoMedia(photo))),
      claim.facts ? JSON.stringify(claim.facts) : null,
      claim.read ? JSON.stringify(claim.read) : null,
      claim.costSen ?? null,
      claim.tellsQuota ?? false,
      currentTrace(),
      accountId,
    ],
    'turns-claim',
  );
  const [row] = rows;
  return row && { bubbles: ids, shown: ids.length > 0 ? rows : [], charge: chargeOf(row.started_at ? row : undefined) };
}

/** Number of newest messages that are searched for the one to mark as unanswered. */
const markedWithin = 100;

/** What follows when a turn ends without an answer: a takeover, and the reason why the owner is needed. */
export interface Ending {
  /** Minutes of takeover that start now; null for none. */
  readonly takeoverMinutes: number | null;
  /** Why the owner is needed; null when the owner asked the bot to stop. */
  readonly need: NeedReason | null;
}

/**
 * Ends a turn without an answer. Undefined when the lead wrote again, or the turn was answered. Otherwise
 * returns the lead's message that was marked as unanswered, if the owner is needed.
 */
export async function settleTurn(
  sql: Sql,
  turn: { botId: BotId; conversationId: ConversationId; turn: number },
  { takeoverMinutes, need }: Ending,
  now: Date,
): Promise<{ marked: MessageId | null } | undefined> {
  const rows = await sql.rows<{ marked: MessageId | null }>(
    `WITH input AS (
       SELECT $1::uuid AS bot_id, $2::uuid AS conversation_id, $3::int AS turn, $4::int AS takeover_minutes, $5::text AS need, $6::timestamptz AS at
     ), settled AS (
       UPDATE conversations c SET answered_turn = i.turn,
         takeover_until = CASE WHEN i.takeover_minutes IS NULL THEN c.takeover_until
           ELSE GREATEST(c.takeover_until, now() + make_interval(mins => i.takeover_minutes)) END,
         needs_owner_since = CASE WHEN i.need IS NULL THEN c.needs_owner_since ELSE coalesce(c.needs_owner_since, i.at) END,
         needs_owner_reason = ${reasonPart('c.needs_owner_reason', 'i.need')}
       FROM input i WHERE c.bot_id = i.bot_id AND c.id = i.conversation_id AND c.turn = i.turn AND c.answered_turn < c.turn
       RETURNING c.id, c.last_seq
     ), marked AS (
       UPDATE messages m SET unanswered = i.need FROM settled s, input i
       WHERE i.need IS NOT NULL AND m.conversation_id = s.id AND m.bot_id = i.bot_id AND m.seq > s.last_seq - ${markedWithin}
         AND m.sender = 'lead' AND m.turn = i.turn
       RETURNING m.id
     )
     SELECT (SELECT id FROM marked LIMIT 1) AS marked FROM settled`,
    [turn.botId, turn.conversationId, turn.turn, takeoverMinutes, need, now],
  );
  return rows[0];
}

/** Shows the lead of an open turn as waiting for the owner. An existing need stays unchanged. False when there is nothing to change. */
export async function leaveToOwner(
  sql: Sql,
  { botId, conversationId, turn }: { botId: BotId; conversationId: ConversationId; turn: number },
  now: Date,
): Promise<boolean> {
  const left = await sql.run(
    `UPDATE conversations SET needs_owner_since = $4, needs_owner_reason = 'lead-wrote'
     WHERE bot_id = $1 AND id = $2 AND turn = $3 AND answered_turn < turn AND needs_owner_since IS NULL`,
    [botId, conversationId, turn, now],
    'turns-leave-to-owner',
  );
  return left === 1;
}

/** Open turns of one bot in chats without a human takeover, oldest first. */
export async function findOpenOf(sql: Sql, botId: BotId, since: Date, limit: number): Promise<ConversationId[]> {
  const rows = await sql.rows<{ id: ConversationId }>(
    `SELECT id FROM conversations
     WHERE bot_id = $1 AND answered_turn < turn AND lead_last_at > $2 AND (takeover_until IS NULL OR takeover_until <= now())
     ORDER BY lead_last_at, id LIMIT $3`,
    [botId, since, limit],
    'turns-open-of',
  );
  return rows.map(({ id }) => id);
}

/** Turns that an owner reopened since then and that have no answer yet. */
export async function findReopened(sql: Sql, since: Date, limit: number): Promise<{ botId: BotId; conversationId: ConversationId }[]> {
  return sql.rows<{ botId: BotId; conversationId: ConversationId }>(
    `SELECT bot_id AS "botId", id AS "conversationId" FROM conversations
     WHERE reopened_at > $1 AND answered_turn < turn AND (takeover_until IS NULL OR takeover_until <= now()) ORDER BY reopened_at LIMIT $2`,
    [since, limit],
    'turns-reopened',
  );
}

/**
 * Conversations that wait for an answer and have no reason against one, oldest first.
 * @returns also the time for the next page, as text: a Date has no microseconds, and rows of the same millisecond would come again.
 */
export async function findUnanswered(
  sql: Sql,
  since: Date,
  page: { afterAt: string | null; afterId: string | null; limit: number },
): Promise<{ botId: BotId; conversationId: ConversationId; exactAt: string }[]> {
  const rows = await sql.rows<{ bot_id: BotId; id: ConversationId; exact_at: string }>(
    `SELECT bot_id, id, lead_last_at::text AS exact_at FROM conversations
     WHERE answered_turn < turn AND lead_last_at > $1 AND (takeover_until IS NULL OR takeover_until <= now())
       AND ($2::timestamptz IS NULL OR (lead_last_at, id) > ($2::timestamptz, $3::uuid))
     ORDER BY lead_last_at, id LIMIT $4`,
    [since, page.afterAt, page.afterId, page.limit],
    'turns-unanswered',
  );
  return rows.map((row) => ({ botId: row.bot_id, conversationId: row.id, exactAt: row.exact_at }));
}
