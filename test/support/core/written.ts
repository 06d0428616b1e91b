import { isDeepStrictEqual } from 'node:util';
import type { Sql } from '#core/platform/database/database';

/** One row: its table, and the value of the column that names it. */
export interface RowPlace {
  readonly table: string;
  readonly key: string;
  readonly value: string;
}

/** Columns that every change of a row moves. */
const ofEveryChange = new Set(['updated_at', 'version']);

/** The columns of a row that the action changes, with their new values, without those that every change moves. */
export async function written(sql: Sql, { table, key, value }: RowPlace, action: () => Promise<unknown>): Promise<Record<string, unknown>> {
  const read = async (): Promise<Record<string, unknown>> =>
    (await sql.rows<Record<string, unknown>>(`SELECT * FROM ${table} WHERE ${key} = $1`, [value]))[0] ?? {};
  const before = await read();
  await action();
  const changes = Object.entries(await read()).filter(([name, now]) => !isDeepStrictEqual(now, before[name]));
  return Object.fromEntries(changes.filter(([name]) => !ofEveryChange.has(name)));
}
