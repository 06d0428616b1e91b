import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableScopes } from '#core/table-owners';
import { root } from '../../../scripts/lib/paths.mjs';
import { fill, readAll, type Facts } from '../../support/stores/fill.ts';
import { createDatabase, type OwnDatabase } from '../../support/stores/stores.ts';

const orderOwner = (nth: number): string => `00000000-0000-7000-8000-${String(nth).padStart(12, '0')}`;

/**
 * Rows that a migration moves or removes on purpose have tests of their own. These values describe rows that
 * migrations must not touch.
 */
const facts: Facts = {
  'users.email_verified_at': () => new Date(0), // unverified accounts become registrations
  'users.deleted_at': () => null,
  'otp_codes.purpose': () => 'reset', // codes of unverified accounts are removed
  'orders.owner_id': orderOwner, // orders without an owner belong to unverified accounts
  'orders.account_id': orderOwner,
  'notifications.seen_at': () => new Date(0), // notifications older than the notification list count as seen
};

/** Columns removed on purpose, and the version, which grows with each row that a migration fills. */
const dropped = new Set(['conversations.summary', 'conversations.version']);

/** Today's name of a table of an earlier shape. The settings of bots were in `bots`, which named an owner. */
function tableNow(table: string, rows: readonly Record<string, unknown>[]): string {
  return table === 'bots' && rows.some((row) => 'owner_id' in row) ? 'bot_settings' : table;
}

/** Today's name of a column of an earlier shape. Its values must exist under the new name. */
function renamed(table: string, column: string): string {
  const scope = tableScopes[table];
  return column === 'owner_id' || `${table}.${column}` === 'otp_codes.user_id' ? `${scope}_id` : column;
}

const files = readdirSync(join(root, 'core', 'migrations')).filter((name) => /^\d{8}T.*\.ts$/.test(name));

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

test.each(files.map((file, index) => [file, index + 1] as const))(
  'a filled database of %s loses nothing on the way to the newest shape',
  async (_, done) => {
    // In a schema of its own, which is first in the search path.
    await client.query(`CREATE SCHEMA after_${done}`);
    await client.query(`SET search_path TO after_${done}`);
    await up(migrations.slice(0, done));
    await fill(client, facts);
    const before = await readAll(client);

    await up(migrations.slice(done));

    const after = await readAll(client);
    for (const [name, rows] of before) {
      const table = tableNow(name, rows);
      const kept = rows.map((row) =>
        Object.fromEntries(
          Object.entries(row)
            .filter(([column]) => !dropped.has(`${table}.${column}`))
            .map(([column, value]) => [renamed(table, column), value]),
        ),
      );
      expect([table, after.get(table)]).toEqual([table, expect.arrayContaining(kept.map((row) => expect.objectContaining(row)))]);
    }
  },
);

test('what the migrations give and what the program made of them is one shape', async () => {
  const shape = `SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
    WHERE table_schema = $1 AND table_name <> 'migrations' ORDER BY table_name, column_name`;
  const own = await client.query(shape, [`after_${files.length}`]);
  expect(own.rows).toEqual((await client.query(shape, ['public'])).rows);
});
