import type { BotId, ConversationId } from '#contracts/values/ids';
import { newId } from '../../platform/crypto/ids.js';
import type { Sql, Tx } from '../../platform/database/database.js';
import { needLastsPart } from '../conversations/state/needs.service.js';

/** Maximum number of open questions per conversation. When there are more, a human should take over. */
const openMax = 5;

/** SQL: true for an open question. @param q alias of its row */
function openPart(q: string): string {
  return `${q}.ended_at IS NULL AND ${needLastsPart(`${q}.conversation_id`, `${q}.asked_at`)}`;
}

/** A question and its origin: a sentence of the bot, or a message of the lead. */
export interface AskedQuestion {
  readonly question: string;
  readonly origin: 'bot' | 'lead';
}

/** Stores questions of a conversation that the caller has locked, until it has {@link openMax} open ones. */
export async function insertQuestions(
  tx: Tx,
  place: { readonly botId: BotId; readonly conversationId: ConversationId },
  asked: readonly AskedQuestion[],
  now: Date,
): Promise<void> {
  for (const { question, origin } of asked) {
    await tx.run(
      `WITH input AS (
         SELECT $1::uuid AS id, $2::uuid AS bot_id, $3::uuid AS conversation_id, $4::text AS question, $5::text AS origin, $6::timestamptz AS asked_at)
       INSERT INTO owner_questions (id, bot_id, conversation_id, question, origin, asked_at)
       SELECT i.id, i.bot_id, i.conversation_id, i.question, i.origin, i.asked_at FROM input i
       WHERE (SELECT count(*) FROM owner_questions q WHERE q.conversation_id = i.conversation_id AND ${openPart('q')}) < ${openMax}`,
      [newId(), place.botId, place.conversationId, question, origin, now],
    );
  }
}

export interface OpenQuestion extends AskedQuestion {
  readonly id: string;
  readonly askedAt: Date;
}

/** Oldest first. */
export async function findOpen(sql: Sql, botId: BotId, conversationId: ConversationId): Promise<OpenQuestion[]> {
  return sql.rows<OpenQuestion & Record<string, unknown>>(
    `SELECT q.id, q.question, q.origin, q.asked_at AS "askedAt" FROM owner_questions q
     WHERE q.bot_id = $1 AND q.conversation_id = $2 AND ${openPart('q')} ORDER BY q.asked_at, q.id`,
    [botId, conversationId],
  );
}

/** The conversation of a question, open or closed. */
export async function findConversation(sql: Sql, botId: BotId, id: string): Promise<ConversationId | undefined> {
  const rows = await sql.rows<{ id: ConversationId }>(`SELECT conversation_id AS id FROM owner_questions WHERE bot_id = $1 AND id = $2`, [
    botId,
    id,
  ]);
  return rows[0]?.id;
}

/** The bot's questions in a time span (its end excluded), open or answered, newest first. */
export async function findAsked(sql: Sql, botId: BotId, since: Date, until: Date, limit: number): Promise<string[]> {
  const rows = await sql.rows<{ question: string }>(
    `SELECT question FROM owner_questions WHERE bot_id = $1 AND asked_at >= $2 AND asked_at < $3 ORDER BY asked_at DESC LIMIT $4`,
    [botId, since, until, limit],
    'questions-asked',
  );
  return rows.map(({ question }) => question);
}

export interface EndedQuestion extends AskedQuestion {
  /** Number of other questions that are still open in that conversation. */
  readonly left: number;
}

/** Ends an open question of a conversation that the caller has locked. Undefined when it is not open any more. */
export async function endQuestion(
  tx: Tx,
  botId: BotId,
  id: string,
  ending: { readonly answer: string | null; readonly now: Date },
): Promise<EndedQuestion | undefined> {
  const rows = await tx.rows<EndedQuestion & Record<string, unknown>>(
    `UPDATE owner_questions q SET ended_at = $3, answer = $4 WHERE q.bot_id = $1 AND q.id = $2 AND ${openPart('q')}
     RETURNING q.question, q.origin,
       (SELECT count(*)::int FROM owner_questions o WHERE o.conversation_id = q.conversation_id AND o.id <> q.id AND ${openPart('o')}) AS "left"`,
    [botId, id, ending.now, ending.answer],
  );
  return rows[0];
}
