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

/** Statement limit of new connections. Requests have their own limits. */
export const usualStatementLimitMs = 30_000;
const mostWaitingPerShare = 300;
const nothing = (): void => undefined;
const databaseOutages = new WeakSet<object>();

/** True when the error only means that Postgres could not be reached. False for outages of other services. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof Error && databaseOutages.has(error);
}

/**
 * TypeORM's data source. It hands out connections for repositories, statements and transactions. Every connection
 * counts against the share of the request's owner and has the statement limit of the request (request-scope.ts). Its
 * Postgres errors are converted to our errors.
 */
export class LendingSource extends DataSource {
  /** Limits how many connections the requests of one owner use at the same time. */
  readonly shares: PoolShares;
  /** Connections whose statement limit differs from the usual one. */
  private readonly limits = new WeakMap<PoolClient, number>();
  private readonly clients = new Set<PoolClient>();
  readonly hangWatch: HangWatch;

  constructor(
    options: PostgresDataSourceOptions & { readonly poolSize: number },
    private readonly log: Log,
  ) {
    super(options);
    // a third of the pool for each owner; at least two connections, because a newer search runs beside the older
    // search that it cancels
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
      const client = await this.watched(connection, false); // lending an open connection of the pool needs no answer of Postgres
      isOpen = true;
      this.limit(client);
      return client;
    };
    return Object.assign(runner, {
      connect: () => (connected ??= open()),
      release: async () => {
        // a connection that arrives after its request has given up returns to the pool
        if (isOpen) await release();
        else void connecting.then(release);
        // A refused request does not occupy a place.
        const place = await leave?.catch(() => nothing);
        leave = undefined;
        place?.();
      },
      query: ((...args: Parameters<typeof query>) => this.watched(query(...args))) as typeof query,
    });
  }

  /**
   * Determines from the result of other work whether Postgres can be reached, and converts the errors of the work.
   * @param isAnswered whether a result of the work is an answer of Postgres
   */
  async watched<Result>(work: Promise<Result>, isAnswered = true): Promise<Result> {
    try {
      const result = await this.hangWatch.follow(work, isAnswered);
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

  /**
   * Sets the current statement limit on a connection. The call is not awaited, because the limit is sent together
   * with the first statement.
   */
  private limit(client: PoolClient): void {
    const wantedMs = currentScope()?.statementLimitMs ?? usualStatementLimitMs;
    if ((this.limits.get(client) ?? usualStatementLimitMs) === wantedMs) return;
    this.limits.set(client, wantedMs);
    client.query(`SET statement_timeout = ${wantedMs}`).catch(nothing); // if the connection breaks here, the statement fails too
  }
}
