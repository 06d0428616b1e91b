import { isDeepStrictEqual } from 'node:util';
import type { Sql } from '#core/platform/database/database';

/** Identifies one row: the table, the key column, and the value of that column. */
export interface RowPlace {
  readonly table: string;
  readonly key: string;
  readonly value: string;
}

/** Columns that change with every update of a row. */
const ofEveryChange = new Set(['updated_at', 'version']);

/**
 * Returns the columns of a row that the action changes, with their new values. Columns that change with every update
 * are left out.
 */
export async function written(sql: Sql, { table, key, value }: RowPlace, action: () => Promise<unknown>): Promise<Record<string, unknown>> {
  const read = async (): Promise<Record<string, unknown>> =>
    (await sql.rows<Record<string, unknown>>(`SELECT * FROM ${table} WHERE ${key} = $1`, [value]))[0] ?? {};
  const before = await read();
  await action();
  const changes = Object.entries(await read()).filter(([name, now]) => !isDeepStrictEqual(now, before[name]));
  return Object.fromEntries(changes.filter(([name]) => !ofEveryChange.has(name)));
}
