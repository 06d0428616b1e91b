import type { ConversationId } from '#contracts/values/ids';
import type { Sql } from '../../../platform/database/database.js';

/**
 * Tables of higher-level features whose rows reference a conversation, each with the columns that must be
 * unique per conversation.
 */
const followers = [
  { table: 'follow_ups', onceBy: ['silent_since', 'day'] },
  { table: 'owner_questions', onceBy: ['id'] },
  { table: 'closings', onceBy: ['id'] },
  { table: 'notifications', onceBy: ['id'] },
] as const;

/** SQL: the rows to change, locked in the order of their ids, as their own features do (avoids deadlocks). */
function lockedPart(table: string, which: string): string {
  return `locked AS MATERIALIZED (SELECT f.id FROM ${table} f WHERE ${which} ORDER BY f.id FOR NO KEY UPDATE)`;
}

/** Moves the rows of a merged conversation from `gone` to `keep`. Rows that both have are kept once. */
export async function moveFollowers(tx: Sql, keep: ConversationId, gone: ConversationId): Promise<void> {
  for (const { table, onceBy } of followers) {
    const isSame = onceBy.map((column) => `o.${column} = f.${column}`).join(' AND ');
    await tx.run(
      `WITH ${lockedPart(table, 'f.conversation_id = $2')}
       UPDATE ${table} f SET conversation_id = $1 FROM locked
       WHERE f.id = locked.id AND NOT EXISTS (SELECT 1 FROM ${table} o WHERE o.conversation_id = $1 AND ${isSame})`,
      [keep, gone],
    );
  }
}

/** Tables with messages scheduled for a conversation's lead. */
const scheduled = ['follow_ups'] as const;

/** Cancels everything scheduled for a conversation whose lead's number belongs to another person now. */
export async function endFollowers(tx: Sql, conversationId: ConversationId): Promise<void> {
  for (const table of scheduled) {
    await tx.run(
      `WITH ${lockedPart(table, `f.conversation_id = $1 AND f.state = 'scheduled'`)}
       UPDATE ${table} f SET state = 'cancelled', reason = 'number-moved', ended_at = now() FROM locked WHERE f.id = locked.id`,
      [conversationId],
    );
  }
}
