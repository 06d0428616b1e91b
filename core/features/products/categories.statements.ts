import type { AccountId } from '#contracts/values/ids';
import type { Sql } from '../../platform/database/database.js';

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
