import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { compileCache } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/processes/ports.mjs';
import { bucketSettings, sandboxSettings } from '../../scripts/lib/settings/settings.mjs';
import { Api } from './api.ts';
import { type NewOwner, type Owner, registerOwner } from './owners.ts';
import { Program } from './program.ts';
import { Sandbox } from './sandbox.ts';
import { createDatabase, createRedis } from './stores/stores.ts';
import { neededSettings } from './stores/template.mjs';

export interface TestAppOptions {
  /** Number of server processes at the start, default 1. */
  servers?: number;
  /** Number of workers processes at the start, default 1. */
  workers?: number;
  /** SERVER_ROLES of the servers at the start. A server that starts later may have other roles (`startServer`). */
  serverRoles?: string;
  workerRoles?: string;
  /** Further settings of all programs. They override everything else. */
  env?: Record<string, string>;
  /** Stores files in the sandbox's bucket instead of a folder. */
  bucket?: boolean;
  /** Further arguments of the sandbox. */
  sandboxArgs?: string[];
  /**
   * The test's own stores (breakable-stores.ts) instead of databases on the shared stores of the run. The test that
   * created them must also stop them.
   */
  stores?: { readonly postgres?: { readonly url: string }; readonly redis?: { readonly url: string } };
}

/** Test-friendly defaults: no human-like delays, no rate limits. */
const quickSettings = {
  NODE_ENV: 'test',
  PACING: 'off',
  REPLY_QUIET_MS: '100',
  RATE_LIMITS: 'false',
  DATABASE_POOL: '6',
  OPS_PASSWORD: 'test-ops-password',
};

/** The parts that a test installation uses. */
interface Parts {
  databaseUrl: string;
  redisUrl: string;
  env: Record<string, string | undefined>;
  /** Cleanup of the parts above. */
  closers: AsyncDisposableStack;
}

/**
 * The complete product on this machine for one test: the built servers and workers as real processes, a
 * database and a Redis of their own, and a sandbox with the real protocols. No code of the product is
 * replaced.
 */
export class TestApp {
  readonly sandbox: Sandbox;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly servers: Program[] = [];
  readonly workers: Program[] = [];
  /** A client of the installation's Redis. */
  readonly redis: Redis;
  /** Settings of all programs, except their ports. */
  readonly env: Record<string, string | undefined>;
  private readonly pool: pg.Pool;
  private readonly closers: AsyncDisposableStack;

  /** Use {@link startTestApp} instead. */
  constructor(sandbox: Sandbox, { databaseUrl, redisUrl, env, closers }: Parts) {
    this.sandbox = sandbox;
    this.databaseUrl = databaseUrl;
    this.redisUrl = redisUrl;
    this.env = env;
    this.closers = closers;
    this.pool = new pg.Pool({ connectionString: databaseUrl, max: 3 });
    this.pool.on('error', () => undefined); // the database is dropped at the end, with idle connections open
    this.redis = new Redis(redisUrl, { maxRetriesPerRequest: 1 });
    this.redis.on('error', () => undefined); // a test may stop Redis on purpose
  }

  /** Address of the first server. */
  get url(): string {
    const [first] = this.servers;
    if (!first) throw new Error('this installation has no server');
    return first.url;
  }

  /** A REST client of the first server, with a token or as a visitor. */
  api(token?: string): Api {
    return new Api(this.url, token);
  }

  /** Starts one more server, by default with the same roles as the others. */
  async startServer(env: Record<string, string> = {}): Promise<Program> {
    const server = await Program.start('server', { ...this.env, PORT: String(await freePort()), ...env });
    this.servers.push(server);
    return server;
  }

  /** Starts one more workers process. */
  async startWorker(env: Record<string, string> = {}): Promise<Program> {
    const worker = await Program.start('workers', { ...this.env, OPS_PORT: String(await freePort()), ...env });
    this.workers.push(worker);
    return worker;
  }

  /** Runs one statement on the installation's database and returns its rows. */
  async sql<Row extends pg.QueryResultRow = any>(text: string, params: unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(text, params)).rows;
  }

  /** Registers an owner with a trial, verifies the address with the code from the mail, and logs in. */
  registerOwner(wanted?: NewOwner): Promise<Owner> {
    return registerOwner(this, wanted);
  }

  /** Adds a cleanup step that `close` runs. The step that was added last runs first. */
  onClose(closer: () => Promise<unknown>): void {
    this.closers.defer(async () => {
      await closer();
    });
  }

  /** Stops every program, then the stores. Programs that a test killed or froze do not block it. */
  async close(): Promise<void> {
    await Promise.allSettled([...this.workers, ...this.servers].map((program) => program.stop()));
    this.redis.disconnect();
    try {
      await this.pool.end();
    } finally {
      await this.closers.disposeAsync();
    }
  }
}

/**
 * Waits until all parts have started. When one part fails, the others are closed as soon as they have started, so
 * that nothing keeps running.
 */
async function allOrNone<Parts extends readonly unknown[]>(
  closers: AsyncDisposableStack,
  parts: readonly [...Parts],
): Promise<{ [Index in keyof Parts]: Awaited<Parts[Index]> }> {
  const outcomes = await Promise.allSettled(parts);
  if (outcomes.some(({ status }) => status === 'rejected')) await closers.disposeAsync();
  return Promise.all(parts);
}

/**
 * Starts a test installation and waits until everything in it is ready, in about two seconds. Close it in
 * `afterAll`.
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const firstPort = String(await freePort());
  const publicUrl = `http://127.0.0.1:${firstPort}`; // one for all servers, as behind a proxy: that of the first
  const { postgres, redis: ownRedis } = options.stores ?? {};
  const closers = new AsyncDisposableStack();
  const [database, redis, sandbox] = await allOrNone(closers, [
    postgres ? { url: postgres.url } : createDatabase().then((one) => closers.adopt(one, () => one.drop())),
    ownRedis ? { url: ownRedis.url } : createRedis().then((one) => closers.adopt(one, async () => void (await one.stop()))),
    Sandbox.start(['--xendit-callback', `${publicUrl}/api/billing/xendit/notification`, ...(options.sandboxArgs ?? [])]).then((one) =>
      closers.adopt(one, async () => void (await one.close())),
    ),
  ]);
  const files = await mkdtemp(join(tmpdir(), 'test-files-'));
  const env = {
    PATH: process.env.PATH,
    TZ: 'UTC',
    NODE_COMPILE_CACHE: compileCache,
    ...neededSettings,
    ...quickSettings,
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrl,
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    SERVER_ROLES: options.serverRoles ?? 'all',
    WORKER_ROLES: options.workerRoles ?? 'all',
    STORAGE_DIR: files,
    ...sandboxSettings(sandbox.addresses, {}),
    ...(options.bucket ? bucketSettings(sandbox.addresses) : {}),
    ...options.env,
  };
  closers.defer(() => rm(files, { recursive: true, force: true }));
  const app = new TestApp(sandbox, { databaseUrl: database.url, redisUrl: redis.url, env, closers });
  try {
    const { servers = 1, workers = 1 } = options;
    await Promise.all([
      ...Array.from({ length: servers }, (_, index) => app.startServer(index === 0 ? { PORT: firstPort } : {})),
      ...Array.from({ length: workers }, () => app.startWorker()),
    ]);
    app.servers.sort((one) => (one.url === publicUrl ? -1 : 1));
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}
