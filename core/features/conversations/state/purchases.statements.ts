import type { BotId, ConversationId } from '#contracts/values/ids';
import type { Tx } from '../../../platform/database/database.js';

/**
 * The person of a conversation, as a subquery for a LATERAL join of other features.
 * @param conversation expression: its id.
 */
export function whomPart(conversation: string): string {
  return `(SELECT k.name, k.pn, k.lid, k.username FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE c.id = ${conversation})`;
}

/** False when the conversation is gone (merged into another one). */
export async function lockConversation(tx: Tx, botId: BotId, conversationId: ConversationId): Promise<boolean> {
  const rows = await tx.rows(`SELECT 1 FROM conversations WHERE bot_id = $1 AND id = $2 FOR NO KEY UPDATE`, [botId, conversationId]);
  return rows.length === 1;
}

export async function setBought(tx: Tx, botId: BotId, conversationId: ConversationId, at: Date | null): Promise<void> {
  await tx.run(`UPDATE conversations SET closing_at = $3 WHERE bot_id = $1 AND id = $2`, [botId, conversationId, at]);
}
