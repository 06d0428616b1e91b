import { join } from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { Complaint } from '../complaint.mjs';
import { rememberedPorts } from '../settings/own-settings.mjs';
import { dataDir } from '../paths.mjs';
import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';
import { isGiven } from '../settings/settings.mjs';

const database = 'whatsapp_bot_ai';

/**
 * @typedef {object} Store
 * @property {import('../settings/settings.mjs').Environment} env the setting with its address
 * @property {import('../processes/processes.mjs').ManagedProcess} [process] the embedded one, when it is ours
 * @property {() => Promise<unknown>} stop
 */

/**
 * The Postgres that DATABASE_URL names, or an embedded one under `.data/postgres`.
 *
 * @param {import('../settings/settings.mjs').Environment} given
 * @param {{ password: string, records: import('../processes/process-records.mjs').ProcessRecords }} own
 * @returns {Promise<Store>}
 */
export async function openPostgres(given, { password, records }) {
  if (isGiven(given, 'DATABASE_URL')) {
    if (given.DATABASE_URL) await tryPostgres(given.DATABASE_URL);
    return { env: {}, stop: async () => undefined };
  }
  const server = await startPostgres({
    folder: join(dataDir, 'postgres'),
    password,
    port: rememberedPorts().postgres,
    durable: true,
    settings: { max_connections: '200', shared_buffers: '128MB', log_checkpoints: 'off' },
    logFile: join(dataDir, 'logs', 'postgres.log'),
    records,
  });
  rememberedPorts({ postgres: server.port });
  await server.ensureDatabase(database);
  return { env: { DATABASE_URL: server.url(database) }, process: server.process, stop: () => server.stop() };
}

/**
 * The Redis that REDIS_URL names, or one of our own under `.data/redis`.
 *
 * @param {import('../settings/settings.mjs').Environment} given
 * @param {{ records: import('../processes/process-records.mjs').ProcessRecords }} own
 * @returns {Promise<Store>}
 */
export async function openRedis(given, { records }) {
  if (isGiven(given, 'REDIS_URL')) {
    if (given.REDIS_URL) await tryRedis(given.REDIS_URL);
    return { env: {}, stop: async () => undefined };
  }
  const server = await startRedis({
    folder: join(dataDir, 'redis'),
    port: rememberedPorts().redis,
    logFile: join(dataDir, 'logs', 'redis.log'),
    records,
  });
  rememberedPorts({ redis: server.port });
  return { env: { REDIS_URL: server.url }, process: server.process, stop: server.stop };
}

/** @param {string} url */
async function tryPostgres(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    throw new Complaint(`DATABASE_URL leads to no usable Postgres: ${reason(error)}.`);
  }
}

/** @param {string} url */
async function tryRedis(url) {
  const client = new Redis(url, { lazyConnect: true, connectTimeout: 5_000, retryStrategy: () => null });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    throw new Complaint(`REDIS_URL leads to no usable Redis: ${reason(error)}.`);
  } finally {
    client.disconnect();
  }
}

/** @param {unknown} error */
function reason(error) {
  if (error instanceof AggregateError) return error.errors.map((one) => one.message).join(', ');
  return error instanceof Error ? error.message : String(error);
}
