import type { ConversationId } from '#contracts/values/ids';
import type { Sql } from '../../../platform/database/database.js';

/**
 * Tables of other features whose rows reference a conversation: their primary key, and the columns that must be
 * unique per conversation.
 */
const followers = [
  { table: 'follow_ups', key: 'id', onceBy: ['silent_since', 'day'] },
  { table: 'owner_questions', key: 'id', onceBy: ['id'] },
  { table: 'closings', key: 'id', onceBy: ['id'] },
  { table: 'notifications', key: 'id', onceBy: ['id'] },
  { table: 'domain_events', key: 'position', onceBy: ['position'] },
] as const;

/** Tables of other features whose rows list the ids of conversations that they name. */
const namers = [{ table: 'notifications', key: 'id', column: 'named_conversations' }] as const;

/** SQL: the rows to change, locked in the order of their keys, as their own features do (avoids deadlocks). */
function lockedPart(table: string, which: string, key = 'id'): string {
  return `locked AS MATERIALIZED (SELECT f.${key} FROM ${table} f WHERE ${which} ORDER BY f.${key} FOR NO KEY UPDATE)`;
}

/** Moves the rows of a merged conversation from `gone` to `keep`. A row that both conversations have is kept once. */
export async function moveFollowers(tx: Sql, keep: ConversationId, gone: ConversationId): Promise<void> {
  for (const { table, key, onceBy } of followers) {
    const isSame = onceBy.map((column) => `o.${column} = f.${column}`).join(' AND ');
    await tx.run(
      `WITH ${lockedPart(table, 'f.conversation_id = $2', key)}
       UPDATE ${table} f SET conversation_id = $1 FROM locked
       WHERE f.${key} = locked.${key} AND NOT EXISTS (SELECT 1 FROM ${table} o WHERE o.conversation_id = $1 AND ${isSame})`,
      [keep, gone],
    );
  }
  for (const { table, key, column } of namers)
    await tx.run(
      `WITH ${lockedPart(table, `f.${column} <> '{}' AND f.${column} @> ARRAY[$2::uuid]`, key)}
       UPDATE ${table} f SET ${column} = array_replace(f.${column}, $2::uuid, $1::uuid) FROM locked WHERE f.${key} = locked.${key}`,
      [keep, gone],
    );
}

/** Tables of messages that are scheduled for a conversation's lead. */
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
