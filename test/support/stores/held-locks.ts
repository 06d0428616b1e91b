import pg from 'pg';

/** Locks that a test holds: what waits for them waits as long as the test wants, whatever the machine. Call `release` after each test. */
export class HeldLocks {
  private readonly holders: pg.Client[] = [];

  /** @param databaseUrl asked for when the first lock is taken */
  constructor(private readonly databaseUrl: () => string) {}

  /** Runs a statement in a transaction that stays open until `release`, or until the returned act ends it. */
  async hold(statement: string, params: unknown[] = []): Promise<() => Promise<unknown>> {
    const holder = new pg.Client({ connectionString: this.databaseUrl() });
    await holder.connect();
    this.holders.push(holder);
    await holder.query('BEGIN');
    await holder.query(statement, params);
    return () => holder.query('ROLLBACK');
  }

  /** Ends all that are still held. */
  async release(): Promise<void> {
    for (const holder of this.holders.splice(0)) await holder.end();
  }
}

/** So many statements wait for a lock in that database. */
export const waitingStatements = `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
