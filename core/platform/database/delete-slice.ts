import type { Sql } from './database.js';

/** Rows of a deleted account that are deleted in batches. */
export interface SlicedTable {
  readonly table: string;
  readonly scope: 'account_id' | 'bot_id';
  /** Columns of an index that begins with the scope. Without them, the planner may scan the rows of all owners. */
  readonly order?: string;
}

/**
 * Deletes at most `rows` rows of one account or bot. Rows that another transaction has locked are left for a later
 * call. So a batch waits for no lock and cannot be part of a deadlock (docs/decisions/0166).
 * @returns the number of deleted rows
 */
export function deleteSlice(sql: Sql, { table, scope, order }: SlicedTable, id: string, rows: number): Promise<number> {
  return sql.run(
    `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM ${table} WHERE ${scope} = $1${order ? ` ORDER BY ${order}` : ''} LIMIT $2 FOR UPDATE SKIP LOCKED))`,
    [id, rows],
  );
}

/**
 * Deletes at most `rows` rows from the first of these tables that has any.
 * @returns the number of deleted rows; 0 when no table has any
 */
export async function deleteNextSlice(sql: Sql, tables: readonly SlicedTable[], id: string, rows: number): Promise<number> {
  for (const table of tables) {
    const deleted = await deleteSlice(sql, table, id, rows);
    if (deleted > 0) return deleted;
  }
  return 0;
}
