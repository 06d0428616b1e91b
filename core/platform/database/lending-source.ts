import type { Pool, PoolClient } from 'pg';
import { DataSource, QueryFailedError, type QueryRunner, type ReplicationMode } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { isStoreAway } from '../errors/store-away.rules.js';
import type { Log } from '../log/log.js';
import { tellCanceled } from './database.errors.js';
import { HangWatch } from './hang-watch.js';
import { breakOff } from './packet.js';
import { PoolShares } from './pool-shares.js';
import { currentScope } from './request-scope.js';

/** As the pool opens its connections; requests have limits of their own. */
export const usualStatementLimitMs = 30_000;
const mostWaitingPerShare = 300;
const nothing = (): void => undefined;
const databaseOutages = new WeakSet<object>();

/** True for an error that only says that Postgres could not be reached, and not some other service. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof Error && databaseOutages.has(error);
}

/**
 * TypeORM's data source, whose connections are lent: for whatever reason one is taken (a repository's query, a statement by hand, a
 * transaction), it comes out of the share of the request's owner (request-scope.ts), has the statement limit that holds there, and what
 * Postgres says is told in Postgres' own errors.
 */
export class LendingSource extends DataSource {
  /** Connections of one owner's requests at once. */
  readonly shares: PoolShares;
  /** Of connections whose statement limit is not the usual one any more. */
  private readonly limits = new WeakMap<PoolClient, number>();
  private readonly clients = new Set<PoolClient>();
  readonly hangWatch: HangWatch;

  constructor(
    options: PostgresDataSourceOptions & { readonly poolSize: number },
    private readonly log: Log,
  ) {
    super(options);
    // a third each; two at least, since a newer search runs beside the one it ends
    this.shares = new PoolShares(Math.max(2, Math.floor(options.poolSize / 3)), mostWaitingPerShare);
    this.hangWatch = new HangWatch({
      url: options.url,
      breakOff: () => this.clients.forEach(breakOff),
      onHang: (error) => this.log.storeAway('database', error),
      onAnswer: () => this.log.storeBack('database'),
    });
  }

  override async initialize(): Promise<this> {
    await super.initialize();
    const { master } = this.driver as unknown as { master: Pool };
    master.on('acquire', (client) => this.clients.add(client));
    master.on('remove', (client) => this.clients.delete(client));
    this.hangWatch.start();
    return this;
  }

  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    const runner = super.createQueryRunner(mode);
    const connect = runner.connect.bind(runner) as () => Promise<PoolClient>;
    const release = runner.release.bind(runner);
    const query = runner.query.bind(runner);
    let leave: Promise<() => void> | undefined;
    let connected: Promise<PoolClient> | undefined;
    let connecting: Promise<unknown> = Promise.resolve();
    let isOpen = false;
    const open = async (): Promise<PoolClient> => {
      const scope = currentScope();
      leave = scope?.share && !scope.isHolding ? this.shares.take(scope.share) : undefined;
      await leave;
      this.hangWatch.refuseWhileHanging();
      const connection = connect();
      connecting = connection.catch(nothing);
      const client = await this.watched(connection);
      isOpen = true;
      this.limit(client);
      return client;
    };
    return Object.assign(runner, {
      connect: () => (connected ??= open()),
      release: async () => {
        // one that was not waited for to the end still comes, and goes back to the pool then
        if (isOpen) await release();
        else void connecting.then(release);
        // refused, it had no place to give back
        const place = await leave?.catch(() => nothing);
        leave = undefined;
        place?.();
      },
      query: ((...args: Parameters<typeof query>) => this.watched(query(...args))) as typeof query,
    });
  }

  /** Sees by what is asked for anyway whether Postgres can be reached, and tells what it said. */
  async watched<Result>(work: Promise<Result>): Promise<Result> {
    try {
      const result = await this.hangWatch.follow(work);
      this.log.storeBack('database');
      return result;
    } catch (wrapped) {
      const error = wrapped instanceof QueryFailedError ? wrapped.driverError : wrapped;
      if (isStoreAway(error)) {
        databaseOutages.add(error);
        this.log.storeAway('database', error);
      }
      throw currentScope() ? tellCanceled(error) : error;
    }
  }

  /** Sets the connection to the limit that holds now; not waited for, it goes with the first statement. */
  private limit(client: PoolClient): void {
    const wantedMs = currentScope()?.statementLimitMs ?? usualStatementLimitMs;
    if ((this.limits.get(client) ?? usualStatementLimitMs) === wantedMs) return;
    this.limits.set(client, wantedMs);
    client.query(`SET statement_timeout = ${wantedMs}`).catch(nothing); // a connection that breaks here fails the statement too
  }
}
