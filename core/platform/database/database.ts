import type { Duplex } from 'node:stream';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';

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

/**
 * The one door to Postgres, on the pool that TypeORM keeps.
 */
@Injectable()
export class Database implements Sql, OnApplicationShutdown {
  private readonly pool: Pool;
  private readonly statements: SqlRunner;

  constructor(@Inject(DataSource) private readonly source: DataSource) {
    this.pool = (source.driver as unknown as { master: Pool }).master;
    this.statements = new SqlRunner(this.pool);
  }

  rows<Row extends QueryResultRow>(text: string, params?: readonly unknown[], name?: string): Promise<Row[]> {
    return this.statements.rows<Row>(text, params, name);
  }

  run(text: string, params?: readonly unknown[], name?: string): Promise<number> {
    return this.statements.run(text, params, name);
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

  private async borrow<Result>(act: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    // a connection that breaks fails its statements; unheard, its event would end the process as well
    client.on('error', nothing);
    try {
      return await act(client);
    } finally {
      client.off('error', nothing);
      client.release();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.source.isInitialized) await this.source.destroy();
  }
}
