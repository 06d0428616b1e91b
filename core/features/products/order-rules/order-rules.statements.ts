import type { AccountId } from '#contracts/values/ids';
import { noOrderRules, type OrderRules } from '#contracts/values/selling/order-rules';
import { nameKeyOf } from '#contracts/values/selling/products';
import type { Sql } from '../../../platform/database/database.js';

/**
 * The account's rules; read for each answer of the bot. Rows that were stored before a kind of rule existed lack this
 * kind.
 */
export async function findRules(sql: Sql, accountId: AccountId): Promise<OrderRules> {
  const rows = await sql.rows<{ rules: Partial<OrderRules> }>(
    `SELECT rules FROM order_rules WHERE account_id = $1`,
    [accountId],
    'order-rules-find',
  );
  return { ...noOrderRules, ...rows[0]?.rules };
}

/** Replaces the account's rules of the given kinds. */
export async function saveRules(sql: Sql, accountId: AccountId, rules: Partial<OrderRules>): Promise<void> {
  await sql.run(
    `INSERT INTO order_rules (account_id, rules) VALUES ($1, $2)
     ON CONFLICT (account_id) DO UPDATE SET rules = order_rules.rules || excluded.rules, updated_at = now()`,
    [accountId, JSON.stringify(rules)],
  );
}

/** The first of these names that no product and no category of the account has; null when all are known. */
export async function findUnknownGoods(sql: Sql, accountId: AccountId, names: readonly string[]): Promise<string | null> {
  if (names.length === 0) return null;
  const rows = await sql.rows<{ name: string }>(
    `SELECT given.name FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS given (name, key, place)
     WHERE NOT EXISTS (SELECT 1 FROM products p WHERE p.account_id = $1 AND (p.name_key = given.key OR lower(p.category) = lower(given.name)))
     ORDER BY given.place LIMIT 1`,
    [accountId, names, names.map(nameKeyOf)],
  );
  return rows[0]?.name ?? null;
}
