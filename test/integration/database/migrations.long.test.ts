import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { root } from '../../../scripts/lib/paths.mjs';
import { fill, readAll, type Facts } from '../../support/stores/fill.ts';
import { createDatabase, type OwnDatabase } from '../../support/stores/stores.ts';

/** Values that rows of an earlier schema need, so that a later migration does not change them on purpose. */
const facts: Facts = {};

/**
 * Columns that a migration removes or changes on purpose, as `table.column`. A migration that changes values has its
 * own test.
 */
const changed = new Set(['failing', 'tries', 'tried_at'].map((column) => `event_subscribers.${column}`));

type Rows = Awaited<ReturnType<typeof readAll>>;

const files = readdirSync(join(root, 'core', 'migrations')).filter((name) => /^\d{8}T.*\.ts$/.test(name));
const isBaseline = (migration: MigrationInterface): boolean => migration.constructor.name.includes('Baseline');

let database: OwnDatabase;
let client: pg.Client;
let migrations: MigrationInterface[];

beforeAll(async () => {
  database = await createDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  migrations = await Promise.all(
    files.map(async (file) => {
      const [Migration] = Object.values(await import(join(root, 'core', 'migrations', file))) as (new () => MigrationInterface)[];
      return new Migration!();
    }),
  );
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

async function up(some: readonly MigrationInterface[]): Promise<void> {
  for (const one of some) await one.up(client as unknown as QueryRunner);
}

/** A schema of its own, first in the search path, with the first `count` migrations and filled tables. */
async function filledShape(name: string, count: number): Promise<Rows> {
  await client.query(`CREATE SCHEMA ${name}`);
  await client.query(`SET search_path TO ${name}`);
  await up(migrations.slice(0, count));
  await fill(client, facts);
  return readAll(client);
}

/** The rows of `before` that are not in `after` with all their values. */
function lostRows(before: Rows, after: Rows): unknown[] {
  return [...before].flatMap(([table, rows]) =>
    rows
      .map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !changed.has(`${table}.${column}`))))
      .filter((row) => !after.get(table)?.some((other) => Object.entries(row).every(([column, value]) => isSame(other[column], value))))
      .map((row) => ({ table, row })),
  );
}
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

test('the baselines come first and a filled database of each later shape loses nothing on the way to the newest shape', async () => {
  const baselines = migrations.filter(isBaseline).length;
  expect(baselines).toBeGreaterThan(0);
  expect(migrations.slice(0, baselines).every(isBaseline)).toBe(true);
  for (let count = baselines; count <= migrations.length; count += 1) {
    const before = await filledShape(`after_${count}`, count);
    expect(before.size).toBeGreaterThan(50);
    await up(migrations.slice(count));
    expect([files[count - 1], lostRows(before, await readAll(client))]).toEqual([files[count - 1], []]);
  }
});

test.each([
  ['removes rows', `DELETE FROM knowledge`, 'knowledge'],
  ['changes a value', `UPDATE contacts SET name = ''`, 'contacts'],
  ['drops a column', `ALTER TABLE orders DROP COLUMN payment_type`, 'orders'],
  ['drops a table', `DROP TABLE mails`, 'mails'],
])('a migration that %s is noticed', async (does, statement, table) => {
  const before = await filledShape(does.replaceAll(' ', '_'), migrations.length);
  await client.query(statement);
  expect(lostRows(before, await readAll(client))).toContainEqual({ table, row: expect.anything() });
});

test('the migrations and a running program have the same schema', async () => {
  const shape = `SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
    WHERE table_schema = $1 AND table_name <> 'migrations' ORDER BY table_name, column_name`;
  const own = await client.query(shape, [`after_${files.length}`]);
  expect(own.rows).toEqual((await client.query(shape, ['public'])).rows);
});
