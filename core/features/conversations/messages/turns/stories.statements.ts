import type { BotId, ConversationId } from '#contracts/values/ids';
import type { Sql } from '../../../../platform/database/database.js';
import type { ReadStory, ToolStory } from '../../reply-story.types.js';

/** Number of newest answers that are searched for what was done in them. */
const searchedAnswers = 40;

/** What an answer did besides its text. */
export interface ReplyActs {
  readonly at: Date;
  readonly tools: readonly ToolStory[];
  /** Why it called a human; null when it did not. */
  readonly handover: string | null;
}

/** The newest answers of a conversation that called tools or a human, oldest first. */
export async function findActs(sql: Sql, botId: BotId, conversationId: ConversationId, limit: number): Promise<ReplyActs[]> {
  const rows = await sql.rows<{ at: Date; tools: ToolStory[]; handover: ReadStory['handover'] | null }>(
    `SELECT created_at AS at, tools, read->>'handover' AS handover FROM (
       SELECT turn, created_at, tools, read FROM replies WHERE conversation_id = $2 AND bot_id = $1 ORDER BY turn DESC LIMIT ${searchedAnswers}) latest
     WHERE tools <> '[]' OR read->>'handover' IS NOT NULL ORDER BY turn DESC LIMIT $3`,
    [botId, conversationId, limit],
    'turns-acts',
  );
  return rows.map(({ at, tools, handover }) => ({ at, tools, handover: handover ?? null })).toReversed();
}

/** When a model last generated an answer of the bot; null for never. */
export async function findLastThought(sql: Sql, botId: BotId): Promise<Date | null> {
  const [row] = await sql.rows<{ at: Date }>(
    `SELECT created_at AS at FROM replies WHERE bot_id = $1 AND model <> '' ORDER BY created_at DESC LIMIT 1`,
    [botId],
    'turns-last-thought',
  );
  return row?.at ?? null;
}
