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

/** True when the error only means that Postgres, and no other service, could not be reached. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof Error && databaseOutages.has(error);
}

/**
 * TypeORM's data source. Every connection it hands out, for a repository, a statement or a transaction,
 * counts against the share of the request's owner (request-scope.ts), gets the statement limit that applies
 * there, and reports Postgres' errors as ours.
 */
export class LendingSource extends DataSource {
  /** Connections of one owner's requests at the same time. */
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
    // a third of the pool each; at least two, because a newer search runs beside the one it cancels
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
   * Derives from the result of other work whether Postgres can be reached, and converts its errors.
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

  /** Sets the limit that applies now. Not awaited: it is sent with the first statement. */
  private limit(client: PoolClient): void {
    const wantedMs = currentScope()?.statementLimitMs ?? usualStatementLimitMs;
    if ((this.limits.get(client) ?? usualStatementLimitMs) === wantedMs) return;
    this.limits.set(client, wantedMs);
    client.query(`SET statement_timeout = ${wantedMs}`).catch(nothing); // if the connection breaks here, the statement fails too
  }
}
