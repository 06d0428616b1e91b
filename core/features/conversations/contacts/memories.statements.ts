import { factMaxChars } from '#contracts/values/people/contact-facts';
import type { BotId, ConversationId } from '#contracts/values/ids';
import type { Sql } from '../../../platform/database/database.js';
import type { ContactFacts, Memory } from '../conversations.types.js';

/**
 * SQL: merges new facts about a lead into the stored ones. The owner's facts are kept. New purchases are put
 * before earlier ones. Both parameters are expressions of type jsonb.
 */
export function notedFactsPart(stored: string, learnt: string): string {
  return `${stored} || ${learnt}
    || coalesce((SELECT jsonb_object_agg(f.key, f.value) FROM jsonb_each(${stored}) f WHERE f.value->>'by' = 'owner'), '{}')
    || CASE WHEN ${learnt} ? 'bought' THEN jsonb_build_object('bought', ${learnt}->'bought' || jsonb_build_object('value',
         left(concat_ws(E'\\n', ${learnt}#>>'{bought,value}', ${stored}#>>'{bought,value}'), ${factMaxChars}))) ELSE '{}' END`;
}

export interface SummaryStep {
  /** The state that the new summary was made from. */
  readonly from: Pick<Memory, 'summary' | 'uptoSeq'>;
  readonly summary: string;
  readonly uptoSeq: number;
}

export interface MemoryRow extends Record<string, unknown> {
  summary: string;
  upto_seq: number;
  facts: unknown;
  updated_at: Date;
}

export async function findMemory(sql: Sql, botId: BotId, conversationId: ConversationId): Promise<MemoryRow | undefined> {
  const rows = await sql.rows<MemoryRow>(
    `SELECT summary, upto_seq::float8 AS upto_seq, facts, updated_at FROM memories WHERE bot_id = $1 AND conversation_id = $2`,
    [botId, conversationId],
    'memories-find',
  );
  return rows[0];
}

/**
 * @returns false when the conversation is gone, or its summary has changed since it was read: it was extended, or the
 * owner deleted it.
 */
export async function writeSummary(sql: Sql, botId: BotId, conversationId: ConversationId, step: SummaryStep): Promise<boolean> {
  const written = await sql.run(
    `WITH input AS (
       SELECT $1::uuid AS bot_id, $2::uuid AS conversation_id, $3::bigint AS from_seq, $4::bigint AS upto_seq, $5::text AS summary, $6::text AS from_summary
     )
     INSERT INTO memories (conversation_id, bot_id, summary, upto_seq)
     SELECT c.id, i.bot_id, i.summary, i.upto_seq FROM input i JOIN conversations c ON c.id = i.conversation_id WHERE c.bot_id = i.bot_id
     ON CONFLICT (conversation_id) DO UPDATE SET summary = EXCLUDED.summary, upto_seq = EXCLUDED.upto_seq, updated_at = now()
     WHERE memories.upto_seq = (SELECT from_seq FROM input) AND memories.summary = (SELECT from_summary FROM input)`,
    [botId, conversationId, step.from.uptoSeq, step.uptoSeq, step.summary, step.from.summary],
    'memories-write-summary',
  );
  return written === 1;
}

/** Replaces what the lead has bought, as noted by the bot. */
export async function writePurchases(tx: Sql, botId: BotId, conversationId: ConversationId, value: string): Promise<void> {
  await tx.run(
    `UPDATE memories SET facts = jsonb_set(facts, '{bought,value}', to_jsonb($3::text)), updated_at = now()
     WHERE bot_id = $1 AND conversation_id = $2 AND facts#>>'{bought,by}' = 'bot'`,
    [botId, conversationId, value],
  );
}

/** Replaces stored facts with the owner's. */
export async function writeOwnersFacts(
  sql: Sql,
  botId: BotId,
  conversationId: ConversationId,
  change: { facts: ContactFacts; removed: readonly string[]; forgetSummary: boolean },
): Promise<void> {
  await sql.run(
    `INSERT INTO memories (conversation_id, bot_id, facts) SELECT id, bot_id, $3::jsonb FROM conversations WHERE bot_id = $1 AND id = $2
     ON CONFLICT (conversation_id) DO UPDATE SET facts = (memories.facts - $4::text[]) || EXCLUDED.facts,
       summary = CASE WHEN $5::boolean THEN '' ELSE memories.summary END, updated_at = now()`,
    [botId, conversationId, JSON.stringify(change.facts), change.removed, change.forgetSummary],
  );
}

/**
 * Merges the memories of two conversations whose messages get new sequence numbers. The facts of both are kept; the
 * owner's facts take precedence over the bot's. The summary is cleared and generated again from the messages.
 */
export async function joinMemories(tx: Sql, keep: ConversationId, gone: ConversationId): Promise<void> {
  await tx.run(
    `INSERT INTO memories (conversation_id, bot_id, facts) SELECT $1, bot_id, facts FROM memories WHERE conversation_id = $2
     ON CONFLICT (conversation_id) DO UPDATE SET facts = EXCLUDED.facts || memories.facts
       || coalesce((SELECT jsonb_object_agg(f.key, f.value) FROM jsonb_each(EXCLUDED.facts) f
            WHERE f.value->>'by' = 'owner' AND memories.facts->f.key->>'by' IS DISTINCT FROM 'owner'), '{}')`,
    [keep, gone],
  );
  await tx.run(`UPDATE memories SET summary = '', upto_seq = 0 WHERE conversation_id = $1`, [keep]);
}
