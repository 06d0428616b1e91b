import type { BotId, ConversationId } from '#contracts/values/ids';
import type { Sql } from '../../../platform/database/database.js';

export async function setLabels(sql: Sql, botId: BotId, conversationId: ConversationId, labels: readonly string[]): Promise<void> {
  await sql.run(`UPDATE conversations SET labels = $3 WHERE bot_id = $1 AND id = $2`, [botId, conversationId, labels]);
}

export async function setCustomer(sql: Sql, botId: BotId, conversationId: ConversationId, customer: boolean): Promise<void> {
  await sql.run(
    `UPDATE contacts k SET is_customer = $3 FROM conversations c WHERE c.bot_id = $1 AND c.id = $2 AND k.id = c.contact_id AND k.bot_id = $1`,
    [botId, conversationId, customer],
  );
}

export async function findLabels(sql: Sql, botId: BotId): Promise<string[]> {
  const rows = await sql.rows<{ label: string }>(
    `SELECT DISTINCT unnest(labels) AS label FROM conversations WHERE bot_id = $1 AND labels <> '{}' ORDER BY label`,
    [botId],
  );
  return rows.map((row) => row.label);
}
