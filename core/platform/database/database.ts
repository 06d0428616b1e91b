import type { Duplex } from 'node:stream';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg, { type Pool, type PoolClient, type QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { isStoreAway } from '../errors/store-away.rules.js';
import { Log } from '../log/log.js';
import { SupersededError, tellCanceled } from './database.errors.js';
import { PoolShares } from './pool-shares.js';
import { currentScope, runInScope } from './request-scope.js';

/** What both the database and an open transaction can do; a repository takes it as its first argument. */
export interface Sql {
  /**
   * Runs one statement and gives its rows.
   * @param name names a prepared statement: planned once per connection. For hot statements with constant text.
   */
  rows<Row extends QueryResultRow>(text: string, params?: readonly unknown[], name?: string): Promise<Row[]>;
  /** Runs one statement and gives the number of rows it changed. */
  run(text: string, params?: readonly unknown[], name?: string): Promise<number>;
}

/** An open transaction: who opens it passes it on; each feature writes its own tables with it. */
export interface Tx extends Sql {
  /** Tells it from the database itself, where each statement is on its own. */
  readonly isTransaction: true;
}

interface Queryable {
  query(config: { text: string; values: unknown[]; name?: string }): Promise<{ rows: QueryResultRow[]; rowCount: number | null }>;
}

class SqlRunner implements Sql {
  constructor(private readonly target: Queryable) {}

  async rows<Row extends QueryResultRow>(text: string, params: readonly unknown[] = [], name?: string): Promise<Row[]> {
    const result = await this.target.query({ text, values: [...params], ...(name ? { name } : {}) });
    return result.rows as Row[];
  }

  async run(text: string, params: readonly unknown[] = [], name?: string): Promise<number> {
    const result = await this.target.query({ text, values: [...params], ...(name ? { name } : {}) });
    return result.rowCount ?? 0;
  }
}

const nothing = (): void => undefined;
const databaseOutages = new WeakSet<object>();

/** True for an error that only says that Postgres could not be reached, and not some other service. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof Error && databaseOutages.has(error);
}

/** Puts the statements that `act` begins with into one packet. The connections are pipelines: none waits for the one before. */
function atOnce<Result>(client: PoolClient, act: () => Promise<Result>): Promise<Result> {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  stream.cork();
  try {
    return act();
  } finally {
    stream.uncork();
  }
}

class TxRunner extends SqlRunner implements Tx {
  readonly isTransaction = true;
}

/** As the pool opens its connections; requests have limits of their own. */
export const usualStatementLimitMs = 30_000;
const mostWaitingPerShare = 300;
const pingLimitMs = 2_000;

/**
 * The one door to Postgres, on the pool that TypeORM keeps. What a request asks for (request-scope.ts) comes out of its owner's share of
 * the pool and is ended when it takes too long.
 */
@Injectable()
export class Database implements Sql, OnApplicationShutdown {
  private readonly pool: Pool;
  private readonly shares: PoolShares;
  /** Of connections whose statement limit is not the usual one any more. */
  private readonly limits = new WeakMap<PoolClient, number>();
  private readonly probe: Pool;

  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(Log) private readonly log: Log,
  ) {
    this.pool = (source.driver as unknown as { master: Pool }).master;
    // a third each; two at least, since a newer search runs beside the one it ends
    this.shares = new PoolShares(Math.max(2, Math.floor(this.pool.options.max / 3)), mostWaitingPerShare);
    const { url } = source.options as { url?: string };
    this.probe = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: pingLimitMs, statement_timeout: pingLimitMs });
    this.probe.on('error', nothing); // the next probe tells
  }

  rows<Row extends QueryResultRow>(text: string, params?: readonly unknown[], name?: string): Promise<Row[]> {
    return this.borrow((client) => new SqlRunner(client).rows<Row>(text, params, name));
  }

  run(text: string, params?: readonly unknown[], name?: string): Promise<number> {
    return this.borrow((client) => new SqlRunner(client).run(text, params, name));
  }

  /** Runs all that `act` asks for at once on one connection, in one packet: for reads that belong together. No transaction. */
  async together<Result>(act: (sql: Sql) => Promise<Result>): Promise<Result> {
    return this.borrow((client) => atOnce(client, () => act(new SqlRunner(client))));
  }

  /** Runs `act` in one transaction; an error rolls all of it back and is thrown on. */
  async transaction<Result>(act: (tx: Tx) => Promise<Result>): Promise<Result> {
    return this.borrow(async (client) => {
      try {
        // the first statement goes with BEGIN, which cannot fail while the connection lives
        const [, result] = await atOnce(client, () => Promise.all([client.query('BEGIN'), act(new TxRunner(client))]));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        // on a broken connection Postgres does it by itself, and the pool throws the connection away
        await client.query('ROLLBACK').catch(nothing);
        throw error;
      }
    });
  }

  /** Runs `act` so that its error undoes only what it did itself; the error is thrown on. The transaction lives. */
  async savepoint<Result>(tx: Tx, act: () => Promise<Result>): Promise<Result> {
    await tx.run('SAVEPOINT act');
    try {
      const result = await act();
      await tx.run('RELEASE SAVEPOINT act');
      return result;
    } catch (error) {
      await tx.run('ROLLBACK TO SAVEPOINT act');
      throw error;
    }
  }

  /**
   * Runs a read of which only the newest per key is wanted: older ones, of whichever process, are ended at Postgres, and there is never
   * more than one at work. Each shows itself by a shared lock before it looks at the others, so that of any two one sees the other:
   * the newer one ends the older, and an older one that comes late gives up by itself.
   * @throws SupersededError where a newer one came.
   */
  newest<Result>(key: string, act: (sql: Sql) => Promise<Result>): Promise<Result> {
    return this.transaction(async (tx) => {
      const [, [rivals]] = await Promise.all([
        tx.rows(`SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 4))`, [key]),
        tx.rows<{ newer: boolean }>(cancelOlder, [key]),
      ]);
      if (rivals?.newer) throw new SupersededError();
      await tx.rows(`SELECT pg_advisory_xact_lock(hashtextextended($1, 3))`, [key]);
      return act(tx);
    });
  }

  /** Whether Postgres answers, asked over a connection of its own: a busy pool is no reason to take a server out of service. */
  async ping(): Promise<void> {
    await this.probe.query('SELECT 1');
  }

  private async borrow<Result>(act: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const scope = currentScope();
    if (!scope?.share || scope.isHolding) return this.lend(act);
    return this.shares.run(scope.share, () => runInScope({ ...scope, isHolding: true }, () => this.lend(act)));
  }

  private async lend<Result>(act: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.watched(this.pool.connect());
    // a connection that breaks fails its statements; unheard, its event would end the process as well
    client.on('error', nothing);
    try {
      this.limit(client);
      return await this.watched(act(client));
    } catch (error) {
      throw currentScope() ? tellCanceled(error) : error;
    } finally {
      client.off('error', nothing);
      client.release();
    }
  }

  /** Sets the connection to the limit that holds now; not waited for, it goes with the first statement. */
  private limit(client: PoolClient): void {
    const wantedMs = currentScope()?.statementLimitMs ?? usualStatementLimitMs;
    if ((this.limits.get(client) ?? usualStatementLimitMs) === wantedMs) return;
    this.limits.set(client, wantedMs);
    client.query(`SET statement_timeout = ${wantedMs}`).catch(nothing); // a connection that breaks here fails the statement too
  }

  /** Sees by what is asked for anyway whether Postgres can be reached. */
  private async watched<Result>(work: Promise<Result>): Promise<Result> {
    try {
      const result = await work;
      this.log.storeBack('database');
      return result;
    } catch (error) {
      if (isStoreAway(error)) {
        databaseOutages.add(error);
        this.log.storeAway('database', error);
      }
      throw error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.probe.end();
    if (this.source.isInitialized) await this.source.destroy();
  }
}

/** Ends the older transactions that show the key; `newer`: there is one that began after this one. */
const cancelOlder = `
  WITH own AS (SELECT hashtextextended($1, 4) AS key), rivals AS (
    SELECT a.pid, (a.xact_start, a.pid) > (now(), pg_backend_pid()) AS newer
    FROM own, pg_locks l JOIN pg_stat_activity a USING (pid)
    WHERE l.locktype = 'advisory' AND l.objsubid = 1 AND a.pid <> pg_backend_pid() AND a.xact_start IS NOT NULL
      AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND l.classid::bigint = ((own.key >> 32) & 4294967295) AND l.objid::bigint = (own.key & 4294967295)
  )
  SELECT coalesce(bool_or(newer), false) AS newer, count(CASE WHEN NOT newer THEN pg_cancel_backend(pid) END) FROM rivals`;
