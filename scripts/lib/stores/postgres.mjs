import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgresBinaries } from './postgres-binaries.mjs';
import { createCluster, endLeftover, identity, nameForServer } from './postgres-cluster.mjs';
import { ManagedProcess } from '../processes/processes.mjs';
import { freePort, portHolder } from '../processes/ports.mjs';

const startLimitMs = 60_000; // after a crash, the log may have to be replayed first
const portTries = 5;

/**
 * @typedef {object} PostgresOptions
 * @property {string} folder where the data is stored; created on the first start
 * @property {string} password of the superuser `postgres`
 * @property {number} [port] preferred port; another free one is used when it is taken
 * @property {boolean} durable false only where the data may be lost: it then never waits for the disk
 * @property {Record<string, string>} [settings] further lines of postgresql.conf
 * @property {string} [logFile]
 * @property {import('../processes/process-records.mjs').ProcessRecords} [records]
 */

/**
 * Starts the embedded Postgres on the loopback address and waits until it answers.
 *
 * @param {PostgresOptions} options
 */
export async function startPostgres(options) {
  const binaries = findPostgresBinaries();
  const data = join(options.folder, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) createCluster(binaries, data, options);
  else await endLeftover(data);
  for (let attempt = 1; ; attempt += 1) {
    const port = attempt === 1 && options.port && (await portHolder(options.port)) === 'free' ? options.port : await freePort();
    const server = new ManagedProcess({
      name: 'Postgres',
      command: join(binaries, 'bin', 'postgres'),
      args: ['-D', nameForServer(data), ...settingArguments(port, options)],
      ...identity(data),
      logFile: options.logFile,
      records: options.records,
    });
    try {
      await server.ready((line) => (line.includes('ready to accept connections') ? true : undefined), startLimitMs);
      return new Postgres(server, port, options.password);
    } catch (error) {
      const lostPort = server.output.some((line) => line.includes('Address already in use'));
      if (!lostPort || attempt === portTries) throw error;
    }
  }
}

/** A running embedded Postgres. */
class Postgres {
  /**
   * @param {ManagedProcess} process
   * @param {number} port
   * @param {string} password
   */
  constructor(process, port, password) {
    this.process = process;
    this.port = port;
    this.password = password;
  }

  /**
   * The address of one of its databases.
   *
   * @param {string} database
   */
  url(database) {
    return `postgres://postgres:${this.password}@127.0.0.1:${this.port}/${database}`;
  }

  /**
   * Creates the database if it does not exist.
   *
   * @param {string} name a plain identifier
   */
  async ensureDatabase(name) {
    const client = new pg.Client({ connectionString: this.url('postgres') });
    await client.connect();
    try {
      const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
      if (rowCount === 0) await client.query(`CREATE DATABASE "${name}"`);
    } finally {
      await client.end();
    }
  }

  /** Fast shutdown: open transactions are rolled back; everything committed is on disk. */
  stop() {
    return this.process.stop({ signal: 'SIGINT', limitMs: 15_000 });
  }
}

/**
 * @param {number} port
 * @param {PostgresOptions} options
 */
function settingArguments(port, options) {
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...(options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...options.settings,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
