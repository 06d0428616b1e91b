import type { BotId, ConversationId } from '#contracts/values/ids';
import { newId } from '../../platform/crypto/ids.js';
import type { Sql, Tx } from '../../platform/database/database.js';
import { needLastsPart } from '../conversations/state/needs.service.js';

/** Maximum number of open questions per conversation: with more, a human should take over. */
const openMax = 5;
/** Minimum pg_trgm similarity at which two questions count as the same. */
const alike = 0.5;

/** SQL: true for an open question. @param q alias of its row */
function openPart(q: string): string {
  return `${q}.ended_at IS NULL AND ${needLastsPart(`${q}.conversation_id`, `${q}.asked_at`)}`;
}

/** Stores questions. Skips one when a similar question is already open. */
export async function insertQuestions(
  tx: Tx,
  place: { readonly botId: BotId; readonly conversationId: ConversationId },
  asked: readonly string[],
  now: Date,
): Promise<void> {
  for (const question of asked) {
    await tx.run(
      `INSERT INTO owner_questions (id, bot_id, conversation_id, question, asked_at) SELECT $1::uuid, $2::uuid, $3::uuid, $4::text, $5::timestamptz
       WHERE NOT EXISTS (SELECT 1 FROM owner_questions q WHERE q.conversation_id = $3 AND ${openPart('q')} AND similarity(q.question, $4) > ${alike})
         AND (SELECT count(*) FROM owner_questions q WHERE q.conversation_id = $3 AND ${openPart('q')}) < ${openMax}`,
      [newId(), place.botId, place.conversationId, question, now],
    );
  }
}

export interface OpenQuestion {
  readonly id: string;
  readonly question: string;
  readonly askedAt: Date;
}

/** Oldest first. */
export async function findOpen(sql: Sql, botId: BotId, conversationId: ConversationId): Promise<OpenQuestion[]> {
  return sql.rows<{ id: string; question: string; askedAt: Date }>(
    `SELECT q.id, q.question, q.asked_at AS "askedAt" FROM owner_questions q
     WHERE q.bot_id = $1 AND q.conversation_id = $2 AND ${openPart('q')} ORDER BY q.asked_at, q.id`,
    [botId, conversationId],
  );
}

/** The conversation of a question, open or ended. */
export async function findConversation(sql: Sql, botId: BotId, id: string): Promise<ConversationId | undefined> {
  const rows = await sql.rows<{ id: ConversationId }>(`SELECT conversation_id AS id FROM owner_questions WHERE bot_id = $1 AND id = $2`, [
    botId,
    id,
  ]);
  return rows[0]?.id;
}

/** What the bot asked in a span of time (its end excluded), open or answered, newest first. */
export async function findAsked(sql: Sql, botId: BotId, since: Date, until: Date, limit: number): Promise<string[]> {
  const rows = await sql.rows<{ question: string }>(
    `SELECT question FROM owner_questions WHERE bot_id = $1 AND asked_at >= $2 AND asked_at < $3 ORDER BY asked_at DESC LIMIT $4`,
    [botId, since, until, limit],
    'questions-asked',
  );
  return rows.map(({ question }) => question);
}

export interface EndedQuestion {
  readonly question: string;
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
  const rows = await tx.rows<{ question: string; left: number }>(
    `UPDATE owner_questions q SET ended_at = $3, answer = $4 WHERE q.bot_id = $1 AND q.id = $2 AND ${openPart('q')}
     RETURNING q.question,
       (SELECT count(*)::int FROM owner_questions o WHERE o.conversation_id = q.conversation_id AND o.id <> q.id AND ${openPart('o')}) AS "left"`,
    [botId, id, ending.now, ending.answer],
  );
  return rows[0];
}
