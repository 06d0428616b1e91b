import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startRedis } from '../../../scripts/lib/stores/redis.mjs';
import { recordsOf } from '../jest/run-home.mjs';
import { templateDatabase } from './template.mjs';

/** A migrated, empty database for one test. */
export interface OwnDatabase {
  readonly url: string;
  /** Drops it, even with open connections. */
  drop(): Promise<void>;
}

/** The run's Postgres and Redis program, set in the environment by the global setup. */
function runSetting(name: 'TEST_POSTGRES_URL' | 'TEST_REDIS' | 'TEST_RUN_HOME'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: this test must stand in a Jest project with test/support/jest/global-setup.mjs`);
  return value;
}

/** The folder of the run. It is deleted when the run ends. */
export function runHome(): string {
  return runSetting('TEST_RUN_HOME');
}

/** Path of this machine's Redis program. */
export function redisProgram() {
  return JSON.parse(runSetting('TEST_REDIS'));
}

/** Records of the processes that this run started. They allow the run to end every process that still runs. */
export function runRecords() {
  return recordsOf(runHome());
}

/** Copies the migrated template to a new database, in about 50 ms. */
export async function createDatabase(): Promise<OwnDatabase> {
  const adminUrl = runSetting('TEST_POSTGRES_URL');
  const name = `t_${randomBytes(8).toString('hex')}`;
  await administer(adminUrl, `CREATE DATABASE "${name}" TEMPLATE "${templateDatabase}" STRATEGY file_copy`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => administer(adminUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`) };
}

/** Runs one statement as the superuser of a Postgres. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Starts a Redis for one test, in about 20 ms. A database number or a key prefix in a shared Redis is not enough,
 * because publish/subscribe channels ignore both.
 */
export async function createRedis(): Promise<{ url: string; stop(): Promise<unknown> }> {
  return startRedis({ program: redisProgram(), records: runRecords() });
}
