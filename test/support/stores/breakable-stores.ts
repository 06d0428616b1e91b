import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../../scripts/lib/stores/postgres.mjs';
import { freePort } from '../../../scripts/lib/processes/ports.mjs';
import { startRedis } from '../../../scripts/lib/stores/redis.mjs';
import { administer, redisProgram, runHome, runRecords } from './stores.ts';
import { migrate } from './template.mjs';
import { waitFor } from '../wait-for.ts';

const databaseName = 'panel';

/** A store of one test that can stop and restart at the same address. */
export interface BreakableStore {
  readonly url: string;
  /** Graceful stop: clients are disconnected and all committed data is kept. */
  stop(): Promise<unknown>;
  /** Kills the store without a shutdown. */
  kill(): Promise<unknown>;
  /** Restarts it on the same port with its committed data. */
  start(): Promise<void>;
}

type Running = { readonly port: number; readonly process: { kill(signal: NodeJS.Signals): void; readonly exited: Promise<unknown> } };

class Breakable implements BreakableStore {
  private running: Running | undefined;

  constructor(
    readonly url: string,
    private readonly port: number,
    private readonly launch: () => Promise<Running>,
    private readonly politely: NodeJS.Signals,
  ) {}

  stop(): Promise<unknown> {
    return this.end(this.politely);
  }

  kill(): Promise<unknown> {
    return this.end('SIGKILL');
  }

  /** Retries, because the port and the shared memory of a killed process may take a moment to become free. */
  async start(): Promise<void> {
    this.running = await waitFor(
      async () => {
        const started = await this.launch();
        if (started.port === this.port) return started;
        started.process.kill('SIGKILL');
        await started.process.exited;
        return undefined;
      },
      { what: 'the store back on its port', timeoutMs: 30_000, everyMs: 200 },
    );
  }

  private async end(signal: NodeJS.Signals): Promise<unknown> {
    this.running?.process.kill(signal);
    return this.running?.process.exited;
  }
}

/**
 * A migrated Postgres for one test, ready in about five seconds. It is durable: a kill must not lose
 * committed data.
 */
export async function createBreakablePostgres(): Promise<BreakableStore> {
  const folder = join(runHome(), `postgres-${randomBytes(4).toString('hex')}`);
  mkdirSync(folder);
  chmodSync(folder, 0o711);
  const password = randomBytes(12).toString('hex');
  const port = await freePort();
  const launch = () =>
    startPostgres({
      folder,
      password,
      port,
      durable: true,
      settings: { max_connections: '100', log_min_messages: 'log' },
      logFile: join(runHome(), 'logs', 'postgres-breakable.log'),
      records: runRecords(),
    });
  const url = (database: string): string => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  const store = new Breakable(url(databaseName), port, launch, 'SIGINT');
  await store.start();
  await administer(url('postgres'), `CREATE DATABASE "${databaseName}"`);
  await migrate(store.url);
  return store;
}

/** A Redis for one test. It loses all data when it stops, which the product must tolerate. */
export async function createBreakableRedis(): Promise<BreakableStore> {
  const port = await freePort();
  const launch = () => startRedis({ program: redisProgram(), port, records: runRecords() });
  const store = new Breakable(`redis://127.0.0.1:${port}`, port, launch, 'SIGTERM');
  await store.start();
  return store;
}
