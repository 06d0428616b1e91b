import type { AccountId } from '#contracts/values/ids';
import { noOrderRules, type OrderRules } from '#contracts/values/selling/order-rules';
import type { Sql } from '../../../platform/database/database.js';

/** Read for each answer of the bot. Rules that were stored before a kind of rule existed lack it. */
export async function findRules(sql: Sql, accountId: AccountId): Promise<OrderRules> {
  const rows = await sql.rows<{ rules: Partial<OrderRules> }>(
    `SELECT rules FROM order_rules WHERE account_id = $1`,
    [accountId],
    'order-rules-find',
  );
  return { ...noOrderRules, ...rows[0]?.rules };
}

/** Replaces all rules of the account. */
export async function saveRules(sql: Sql, accountId: AccountId, rules: OrderRules): Promise<void> {
  await sql.run(
    `INSERT INTO order_rules (account_id, rules) VALUES ($1, $2)
     ON CONFLICT (account_id) DO UPDATE SET rules = excluded.rules, updated_at = now()`,
    [accountId, JSON.stringify(rules)],
  );
}
