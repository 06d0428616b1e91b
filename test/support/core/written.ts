import type { Sql } from '#core/platform/database/database';

/** One row: its table, and the value of the column that names it. */
export interface RowPlace {
  readonly table: string;
  readonly key: string;
  readonly value: string;
}

/** The columns of a row that the action changes, with their new values. The time of the change itself is left out. */
export async function written(sql: Sql, { table, key, value }: RowPlace, action: () => Promise<unknown>): Promise<Record<string, unknown>> {
  const read = async (): Promise<Record<string, unknown>> =>
    (await sql.rows<Record<string, unknown>>(`SELECT * FROM ${table} WHERE ${key} = $1`, [value]))[0] ?? {};
  const before = await read();
  await action();
  const changes = Object.entries(await read()).filter(([name, now]) => JSON.stringify(now) !== JSON.stringify(before[name]));
  return Object.fromEntries(changes.filter(([name]) => name !== 'updated_at'));
}
