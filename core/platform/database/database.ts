import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { PoolClient, QueryResultRow } from 'pg';
import type { EntityManager, ObjectLiteral, Repository } from 'typeorm';
import { StatementTooSlowError, SupersededError } from './database.errors.js';
import { LendingSource, usualStatementLimitMs } from './lending-source.js';
import { inOnePacket } from './packet.js';
import { currentScope, runInScope } from './request-scope.js';

/** Operations of both the database and an open transaction. Repositories take it as their first argument. */
export interface Sql {
  /**
   * Runs one statement and returns its rows.
   * @param name names a prepared statement, which is planned once per connection. For hot statements with
   * constant text.
   */
  rows<Row extends QueryResultRow>(text: string, params?: readonly unknown[], name?: string): Promise<Row[]>;
  /** Runs one statement and returns the number of changed rows. */
  run(text: string, params?: readonly unknown[], name?: string): Promise<number>;
  /** The repository, as part of this transaction if there is one. */
  of<Entity extends ObjectLiteral>(repository: Repository<Entity>): Repository<Entity>;
}

/** An open transaction. Its opener passes it on, and each feature writes its own tables with it. */
export interface Tx extends Sql {
  /** Distinguishes a transaction from the database, where each statement commits by itself. */
  readonly isTransaction: true;
  /**
   * Runs `act` once the transaction is committed, in the order of the calls. `act` does not run after a rollback of
   * the transaction or of the savepoint in which this was called, or when the process dies. Use it only for work that
   * makes something faster. `act` must not throw.
   */
  afterCommit(act: () => void): void;
}

interface Queryable {
  query(config: { text: string; values: unknown[]; name?: string }): Promise<{ rows: QueryResultRow[]; rowCount: number | null }>;
}

class SqlRunner implements Sql {
  constructor(
    private readonly target: Queryable,
    private readonly manager: EntityManager,
  ) {}

  async rows<Row extends QueryResultRow>(text: string, params: readonly unknown[] = [], name?: string): Promise<Row[]> {
    const result = await this.target.query({ text, values: [...params], ...(name ? { name } : {}) });
    return result.rows as Row[];
  }

  async run(text: string, params: readonly unknown[] = [], name?: string): Promise<number> {
    const result = await this.target.query({ text, values: [...params], ...(name ? { name } : {}) });
    return result.rowCount ?? 0;
  }

  of<Entity extends ObjectLiteral>(repository: Repository<Entity>): Repository<Entity> {
    return this.manager.withRepository(repository);
  }
}

const nothing = (): void => undefined;

class TxRunner extends SqlRunner implements Tx {
  readonly isTransaction = true;
  readonly later: (() => void)[] = [];

  afterCommit(act: () => void): void {
    this.later.push(act);
  }
}

type Borrower<Result> = (sql: Sql, client: PoolClient, manager: EntityManager) => Promise<Result>;

/**
 * The only access to Postgres, on TypeORM's pool. A request (request-scope.ts) takes connections from its owner's
 * share of the pool, and its statements are cancelled when they take too long.
 */
@Injectable()
export class Database implements Sql, OnApplicationShutdown {
  constructor(@Inject(LendingSource) private readonly source: LendingSource) {}

  rows<Row extends QueryResultRow>(text: string, params?: readonly unknown[], name?: string): Promise<Row[]> {
    return this.borrow((sql) => sql.rows<Row>(text, params, name));
  }

  run(text: string, params?: readonly unknown[], name?: string): Promise<number> {
    return this.borrow((sql) => sql.run(text, params, name));
  }

  of<Entity extends ObjectLiteral>(repository: Repository<Entity>): Repository<Entity> {
    return repository;
  }

  /**
   * Runs all statements that `action` starts at once on one connection, in one packet. For reads that belong together.
   * Not a transaction.
   */
  async pipelined<Result>(action: (sql: Sql) => Promise<Result>): Promise<Result> {
    return this.borrow((sql, client) => inOnePacket(client, () => action(sql)));
  }

  /** Runs `action` in one transaction. An error rolls it back and is rethrown. */
  async transaction<Result>(action: (tx: Tx) => Promise<Result>): Promise<Result> {
    const { result, later } = await this.borrow(async (_sql, client, manager) => {
      // keeps TypeORM from opening a nested transaction, and allows it to lock
      Object.assign(manager.queryRunner!, { isTransactionActive: true, transactionDepth: 1 });
      try {
        // the first statement is sent together with BEGIN, which cannot fail while the connection lives
        const tx = new TxRunner(client, manager);
        const [, result] = await inOnePacket(client, () => Promise.all([client.query('BEGIN'), action(tx)]));
        await client.query('COMMIT');
        return { result, later: tx.later };
      } catch (error) {
        // a broken connection is rolled back by Postgres and removed from the pool
        await client.query('ROLLBACK').catch(nothing);
        throw error;
      }
    });
    for (const act of later) act();
    return result;
  }

  /**
   * Runs `action` in a savepoint: an error rolls back only the writes of `action`, and is rethrown. The transaction
   * continues.
   */
  async savepoint<Result>(tx: Tx, action: () => Promise<Result>): Promise<Result> {
    await tx.run('SAVEPOINT act');
    const { later } = tx as TxRunner;
    const before = later.length;
    try {
      const result = await action();
      await tx.run('RELEASE SAVEPOINT act');
      return result;
    } catch (error) {
      later.length = before;
      await tx.run('ROLLBACK TO SAVEPOINT act');
      throw error;
    }
  }

  /**
   * Runs a read of which only the newest per key is needed. Older reads, in any process, are cancelled at Postgres,
   * so that at most one runs. Each read takes a shared lock before it looks for others, so of any two reads, at least
   * one sees the other. The newer read cancels the older. An older read that starts late gives up.
   * @throws SupersededError when a newer read exists
   */
  newest<Result>(key: string, action: (sql: Sql) => Promise<Result>): Promise<Result> {
    let startedAt = performance.now(); // applies to the running statement: each statement has the whole limit
    const limitMs = currentScope()?.statementLimitMs ?? usualStatementLimitMs;
    const read = this.transaction(async (tx) => {
      startedAt = performance.now();
      const [, [rivals]] = await Promise.all([
        tx.rows(`SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 4))`, [key]),
        tx.rows<{ newer: boolean }>(cancelOlder, [key]),
      ]);
      if (rivals?.newer) throw new SupersededError();
      startedAt = performance.now();
      await tx.rows(`SELECT pg_advisory_xact_lock(hashtextextended($1, 3))`, [key]);
      startedAt = performance.now();
      return action(tx);
    });
    return read.catch((error: unknown) => {
      // a statement that was cancelled before its time limit was cancelled by a newer request
      throw error instanceof StatementTooSlowError && performance.now() - startedAt < limitMs ? new SupersededError() : error;
    });
  }

  /**
   * Checks whether Postgres answers, on a separate connection, because a busy pool is no reason to take a server out
   * of service.
   */
  async ping(): Promise<void> {
    await this.source.hangWatch.ping();
  }

  private async borrow<Result>(action: Borrower<Result>): Promise<Result> {
    const scope = currentScope();
    if (!scope?.share || scope.isHolding) return this.lend(action);
    return this.source.shares.run(scope.share, () => runInScope({ ...scope, isHolding: true }, () => this.lend(action)));
  }

  private async lend<Result>(action: Borrower<Result>): Promise<Result> {
    const runner = this.source.createQueryRunner();
    try {
      const client = (await runner.connect()) as PoolClient;
      return await this.source.watched(action(new SqlRunner(client, runner.manager), client, runner.manager));
    } finally {
      await runner.release();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.source.hangWatch.stop();
    if (this.source.isInitialized) await this.source.destroy();
  }
}

/** Cancels older transactions with the same key. `newer` is true when another transaction began after this one. */
const cancelOlder = `
  WITH own AS (SELECT hashtextextended($1, 4) AS key), rivals AS (
    SELECT a.pid, (a.xact_start, a.pid) > (now(), pg_backend_pid()) AS newer
    FROM own, pg_locks l JOIN pg_stat_activity a USING (pid)
    WHERE l.locktype = 'advisory' AND l.objsubid = 1 AND a.pid <> pg_backend_pid() AND a.xact_start IS NOT NULL
      AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND l.classid::bigint = ((own.key >> 32) & 4294967295) AND l.objid::bigint = (own.key & 4294967295)
  )
  SELECT coalesce(bool_or(newer), false) AS newer, count(CASE WHEN NOT newer THEN pg_cancel_backend(pid) END) FROM rivals`;
