import type { ConversationId } from '#contracts/values/ids';
import type { Sql } from '../../../platform/database/database.js';

/** Tables of features above this one whose rows name a conversation, each once by these columns. */
const followers = [
  { table: 'follow_ups', onceBy: ['silent_since', 'day'] },
  { table: 'owner_questions', onceBy: ['id'] },
  { table: 'closings', onceBy: ['id'] },
  { table: 'notifications', onceBy: ['id'] },
] as const;

/** Two conversations become one: what hangs on `gone` moves to `keep`, and what both have stays once. */
export async function moveFollowers(tx: Sql, keep: ConversationId, gone: ConversationId): Promise<void> {
  for (const { table, onceBy } of followers) {
    const isSame = onceBy.map((column) => `o.${column} = f.${column}`).join(' AND ');
    await tx.run(
      `UPDATE ${table} f SET conversation_id = $1
       WHERE f.conversation_id = $2 AND NOT EXISTS (SELECT 1 FROM ${table} o WHERE o.conversation_id = $1 AND ${isSame})`,
      [keep, gone],
    );
  }
}

/** Tables whose rows are scheduled to be sent to a conversation's lead. */
const scheduled = ['follow_ups'] as const;

/** The number of a conversation's lead belongs to somebody else: nothing that was scheduled for it is sent. */
export async function endFollowers(tx: Sql, conversationId: ConversationId): Promise<void> {
  for (const table of scheduled) {
    await tx.run(
      `UPDATE ${table} f SET state = 'cancelled', reason = 'number-moved', ended_at = now() WHERE f.conversation_id = $1 AND f.state = 'scheduled'`,
      [conversationId],
    );
  }
}
