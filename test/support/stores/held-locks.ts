import pg from 'pg';

/**
 * Holds database locks for a test. Statements then wait exactly as long as the test needs, on any machine. Call
 * `release` after each test.
 */
export class HeldLocks {
  private readonly holders: pg.Client[] = [];

  /** @param databaseUrl returns the address of the database; called for each lock */
  constructor(private readonly databaseUrl: () => string) {}

  /**
   * Runs a statement in a transaction that stays open until `release`, or until the returned function is
   * called.
   */
  async hold(statement: string, params: unknown[] = []): Promise<() => Promise<unknown>> {
    const holder = new pg.Client({ connectionString: this.databaseUrl() });
    await holder.connect();
    this.holders.push(holder);
    await holder.query('BEGIN');
    await holder.query(statement, params);
    return () => holder.query('ROLLBACK');
  }

  /** Ends all transactions that are still open. */
  async release(): Promise<void> {
    for (const holder of this.holders.splice(0)) await holder.end();
  }
}

/** SQL: number of statements in the current database that wait for a lock. */
export const waitingStatements = `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
