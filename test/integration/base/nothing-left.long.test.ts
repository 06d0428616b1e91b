import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import type { DynamicModule } from '@nestjs/common';
import { Redis } from 'ioredis';
import pg from 'pg';
import { workerRoles } from '#core/platform/config/config';
import { Database } from '#core/platform/database/database';
import { Readiness } from '#core/platform/health/readiness';
import { ServerModule } from '../../../server/server.module.ts';
import { watchTimers, type TimerWatch } from '../../support/left-timers.ts';
import { createDatabase, createRedis, type OwnDatabase } from '../../support/stores/stores.ts';
import { neededSettings } from '../../support/stores/template.mjs';
import { waitFor } from '../../support/wait-for.ts';
import { WorkersModule } from '../../../workers/workers.module.ts';

/*
 * A program that was closed leaves nothing behind: no timer and no connection. A remaining one keeps the process from ending, or
 * such ones accumulate with each session, request or outage.
 */

let database: OwnDatabase;
let redis: Awaited<ReturnType<typeof createRedis>>;
let files: string;
let timers: TimerWatch;
const environment = process.env;

beforeEach(async () => {
  [database, redis, files] = await Promise.all([createDatabase(), createRedis(), mkdtemp(join(tmpdir(), 'nothing-left-'))]);
  const stores = { DATABASE_URL: database.url, REDIS_URL: redis.url, STORAGE_DIR: files };
  process.env = { ...environment, ...neededSettings, ...stores, LOG_LEVEL: 'silent', PACING: 'off' };
  timers = watchTimers();
});
afterEach(async () => {
  timers.stop();
  process.env = environment;
  await Promise.allSettled([database.drop(), redis.stop(), rm(files, { recursive: true, force: true })]);
});

/** The names of the connections to the stores, without that of this test. */
async function connections(): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url });
  const commands = new Redis(redis.url);
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `SELECT application_name AS name FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    const lines = String(await commands.client('LIST'))
      .trim()
      .split('\n');
    const clients = lines.map((line) => / cmd=(\S+)/.exec(line)?.[1]).filter((command) => command !== 'client|list');
    return [...rows.map(({ name }) => `Postgres ${name}`), ...clients.map((command) => `Redis ${command}`)];
  } finally {
    commands.disconnect();
    await client.end();
  }
}

const programs: readonly (readonly [string, () => Promise<DynamicModule>])[] = [
  ['the workers', async () => WorkersModule.withRoles(workerRoles)],
  ['a session host', () => ServerModule.withRoles(['sessions'])],
];

test.each(programs)('%s that ended left no timer and no connection', async (_name, moduleOf) => {
  const program = await NestFactory.createApplicationContext(await moduleOf(), { logger: false, abortOnError: false });
  await program.get(Readiness, { strict: false }).check();
  // long enough that the watch of Postgres tests whether it answers
  await program.get(Database, { strict: false }).rows('SELECT pg_sleep(1.7)');
  expect(await connections()).not.toEqual([]);
  await program.close();
  // timers that end by themselves may take a moment
  const isNothingLeft = async (): Promise<boolean> => {
    expect([timers.left(), await connections()]).toEqual([[], []]);
    return true;
  };
  expect(await waitFor(isNothingLeft, { timeoutMs: 10_000 })).toBe(true);
});
