import type { BotId, ConversationId } from '#contracts/values/ids';
import type { Sql } from '../../../../platform/database/database.js';
import type { ReadStory, ToolStory } from '../../reply-story.types.js';

/** Number of newest turns that are searched for effects of answers. Each message of a lead is one turn. */
const searchedTurns = 100;

/** The effects of an answer besides its text. */
export interface ReplyActs {
  readonly at: Date;
  readonly tools: readonly ToolStory[];
  /** Why the answer called a human; null when it did not. */
  readonly handover: string | null;
}

/** The newest answers of a conversation's last turns that called tools or a human, oldest first. */
export async function findActs(sql: Sql, botId: BotId, conversationId: ConversationId, limit: number): Promise<ReplyActs[]> {
  const rows = await sql.rows<{ at: Date; tools: ToolStory[]; handover: ReadStory['handover'] | null }>(
    // the condition of the index replies_acts, word for word: `read` of every answer would be unpacked otherwise
    `SELECT created_at AS at, tools, read->>'handover' AS handover FROM replies
     WHERE conversation_id = $2 AND bot_id = $1 AND (tools <> '[]' OR read->>'handover' IS NOT NULL)
       AND turn > (SELECT c.turn FROM conversations c WHERE c.id = $2) - ${searchedTurns}
     ORDER BY turn DESC LIMIT $3`,
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
