import type { BotId } from '#contracts/values/ids';
import { deleteNextSlice, type SlicedTable } from '../../../platform/database/delete-slice.js';
import type { Sql } from '../../../platform/database/database.js';

/**
 * Messages and answers are deleted before their conversations, and conversations before their contacts, so that each
 * delete cascades to few rows.
 */
const tables: readonly SlicedTable[] = [
  { table: 'early_edits', scope: 'bot_id', order: 'wa_id' },
  { table: 'messages', scope: 'bot_id', order: 'wa_id' },
  { table: 'replies', scope: 'bot_id', order: 'created_at' },
  { table: 'memories', scope: 'bot_id' },
  { table: 'conversations', scope: 'bot_id', order: 'last_at DESC' },
  { table: 'contacts', scope: 'bot_id', order: 'pn' },
  { table: 'phone_texts', scope: 'bot_id', order: 'text_hash' },
  { table: 'daily_message_counts', scope: 'bot_id', order: 'day' },
  { table: 'quick_replies', scope: 'bot_id', order: 'created_at' },
];

/** Deletes at most `rows` rows of a deleted bot's conversations. @returns how many; 0 when none can be deleted now */
export function deleteConversationRows(sql: Sql, botId: BotId, rows: number): Promise<number> {
  return deleteNextSlice(sql, tables, botId, rows);
}
