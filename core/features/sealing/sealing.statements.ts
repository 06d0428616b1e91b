import type { SealedColumn } from '../../platform/crypto/sealed-column.js';
import type { Sql, Tx } from '../../platform/database/database.js';
import type { SweepRow } from './sealing.rules.js';

/** SQL: id of the key that a value is encrypted with. */
const keyOf = (column: string): string => `encode(substring(${column} FROM 2 FOR 4), 'hex')`;

/**
 * The subset of these keys with which values in this table are encrypted. Reads the whole table, and is
 * used only when keys are missing.
 */
export async function findKeysInUse(tx: Tx, { table, column }: SealedColumn, ids: readonly string[]): Promise<string[]> {
  await tx.run(`SET LOCAL statement_timeout = 0`);
  const rows = await tx.rows<{ id: string }>(
    `SELECT DISTINCT ${keyOf(column)} AS id FROM ${table} WHERE ${column} IS NOT NULL AND ${keyOf(column)} = ANY ($1::text[])`,
    [ids],
  );
  return rows.map((row) => row.id);
}

/** Row counts of all tables by key, from the last completed sweeps. */
export async function findCounts(sql: Sql): Promise<{ table: string; counts: Record<string, number> }[]> {
  return sql.rows(`SELECT table_name AS "table", last_counts AS counts FROM seal_sweeps WHERE last_counts IS NOT NULL`);
}

export interface Pass extends SweepRow {
  readonly position: string[] | null;
  readonly counts: Record<string, number>;
}

/**
 * Locks the sweep of the table until the transaction ends. `busy` when another process has locked it. Null when the
 * table had no sweep yet.
 */
export async function lockPass(tx: Tx, table: string): Promise<Pass | 'busy' | null> {
  const find = `SELECT key_id AS "keyId", position, counts, last_counts AS "lastCounts", ended_at AS "endedAt" FROM seal_sweeps WHERE table_name = $1`;
  const [row] = await tx.rows<Pass>(`${find} FOR UPDATE SKIP LOCKED`, [table]);
  if (row) return row;
  return (await tx.rows(find, [table])).length > 0 ? 'busy' : null;
}

export async function writePass(tx: Tx, table: string, pass: Omit<Pass, 'endedAt'> & { readonly isOver: boolean }): Promise<void> {
  await tx.run(
    `INSERT INTO seal_sweeps (table_name, key_id, position, counts, last_counts, ended_at)
     VALUES ($1, $2, $3, $4, $5, CASE WHEN $6 THEN now() END)
     ON CONFLICT (table_name) DO UPDATE SET key_id = $2, position = $3, counts = $4, last_counts = $5, ended_at = CASE WHEN $6 THEN now() END`,
    [table, pass.keyId, pass.position, JSON.stringify(pass.counts), pass.lastCounts && JSON.stringify(pass.lastCounts), pass.isOver],
  );
}

export interface PageRow {
  readonly key: string[];
  readonly keyId: string;
}

/** The next rows in primary key order, each with the id of the key that it is encrypted with. */
export async function readPage(sql: Sql, column: SealedColumn, after: readonly string[] | null, limit: number): Promise<PageRow[]> {
  const names = column.key.map(([name]) => name);
  const past = after ? `AND (${names.join(', ')}) > (${column.key.map(([, type], index) => `$${index + 2}::${type}`).join(', ')})` : '';
  return sql.rows<PageRow & Record<string, unknown>>(
    `SELECT ARRAY[${names.map((name) => `${name}::text`).join(', ')}] AS key, ${keyOf(column.column)} AS "keyId"
     FROM ${column.table} WHERE ${column.column} IS NOT NULL ${past} ORDER BY ${names.join(', ')} LIMIT $1`,
    [limit, ...(after ?? [])],
  );
}

/**
 * Locks those rows that are not locked by others, and returns their current values. It waits for no lock,
 * so it cannot deadlock with the sessions that write the same rows; at most they wait for this transaction.
 */
export async function lockRows(
  tx: Tx,
  column: SealedColumn,
  keys: readonly (readonly string[])[],
): Promise<(Record<string, string> & { sealed: Buffer })[]> {
  const texts = [...column.key.map(([name]) => name), ...(column.also ?? [])].map((name) => `t.${name}::text AS ${name}`);
  return tx.rows(
    `SELECT ${texts.join(', ')}, t.${column.column} AS sealed FROM ${column.table} t JOIN ${given(column)} ON ${same(column)}
     WHERE t.${column.column} IS NOT NULL FOR UPDATE OF t SKIP LOCKED`,
    columnsOf(column, keys),
  );
}

export async function writeRows(
  tx: Tx,
  column: SealedColumn,
  keys: readonly (readonly string[])[],
  sealed: readonly Buffer[],
): Promise<void> {
  const place = column.key.length + 1;
  await tx.run(
    `UPDATE ${column.table} t SET ${column.column} = w.sealed
     FROM (SELECT * FROM ${given(column, `$${place}::bytea[]`)}) w WHERE ${same(column)}`,
    [...columnsOf(column, keys), sealed],
  );
}

/** SQL: the given keys as a table `w`, with the new values as its last column if given. */
function given({ key }: SealedColumn, values?: string): string {
  const arrays = key.map(([, type], index) => `$${index + 1}::${type}[]`);
  const names = key.map(([name]) => name);
  return `unnest(${[...arrays, ...(values ? [values] : [])].join(', ')}) AS w(${[...names, ...(values ? ['sealed'] : [])].join(', ')})`;
}

function same({ key }: SealedColumn): string {
  return key.map(([name]) => `t.${name} = w.${name}`).join(' AND ');
}

function columnsOf({ key }: SealedColumn, keys: readonly (readonly string[])[]): string[][] {
  return key.map((_, index) => keys.map((one) => one[index]!));
}
