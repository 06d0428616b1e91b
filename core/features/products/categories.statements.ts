import type { AccountId, BotId } from '#contracts/values/ids';
import type { Sql } from '../../platform/database/database.js';
import { shopDayPart } from '../prompts/prompts.service.js';
import { columns, toProduct, type ProductRow } from './products.statements.js';
import type { OwnProduct, PricedCategory } from './products.types.js';

export interface NamedCategory {
  readonly name: string;
  readonly count: number;
}

/** The owner's categories by name, inactive products included. Spellings that differ in case are one category. */
export async function findNames(sql: Sql, accountId: AccountId): Promise<NamedCategory[]> {
  return sql.rows<NamedCategory>(
    `SELECT min(category COLLATE "C") AS name, count(*)::int AS count FROM products
     WHERE account_id = $1 AND category <> '' GROUP BY lower(category) ORDER BY lower(category) COLLATE "C"`,
    [accountId],
  );
}

/**
 * Active products by category, with the lowest and the highest price that the bot may name. These are the prices of
 * products and of their variants. A promo that runs on that day of the bot's time zone replaces the product's price.
 * Cost, reseller and wholesale prices are never included. The name is empty for products without a category. The
 * order depends on names only.
 */
export async function findPriced(
  sql: Sql,
  { accountId, botId }: { readonly accountId: AccountId; readonly botId: BotId },
  now: Date,
): Promise<PricedCategory[]> {
  const rows = await sql.rows<{ name: string; count: number; min: number | null; max: number | null }>(
    `WITH today AS MATERIALIZED (SELECT ${shopDayPart('$2', '$3')} AS day)
     SELECT min(p.category COLLATE "C") AS name, count(*)::int AS count, min(said.low)::int AS min, max(said.high)::int AS max
     FROM today, products p, LATERAL (
       SELECT min(price) AS low, max(price) AS high FROM (
         SELECT CASE WHEN coalesce(p.terms -> 'promo' ->> 'from', '') <= today.day AND coalesce(p.terms -> 'promo' ->> 'until', today.day) >= today.day
           THEN coalesce((p.terms -> 'promo' ->> 'priceIdr')::int, p.price_idr) ELSE p.price_idr END AS price
         UNION ALL SELECT (variant ->> 'priceIdr')::int FROM jsonb_array_elements(p.variants) AS variant
       ) AS prices WHERE price > 0
     ) AS said
     WHERE p.account_id = $1 AND p.active GROUP BY lower(p.category) ORDER BY lower(p.category) COLLATE "C"`,
    [accountId, botId, now],
    'products-categories',
  );
  return rows.map(({ min, max, ...row }) => ({ ...row, minIdr: min, maxIdr: max }));
}

/** The active products of one category, ordered by name. */
export async function findActive(sql: Sql, accountId: AccountId, category: string): Promise<OwnProduct[]> {
  const rows = await sql.rows<ProductRow>(
    `SELECT ${columns} FROM products WHERE account_id = $1 AND active AND lower(category) = lower($2) ORDER BY name_key`,
    [accountId, category],
    'products-of-category',
  );
  return rows.map(toProduct);
}
