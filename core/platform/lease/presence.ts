import pg from 'pg';
import { errorFields, type Log } from '../log/log.js';

/** Kinds of processes that can be present; the first half of the advisory lock's key. */
export const presenceSpaces = { sessionHost: 7201 } as const;

const connectLimitMs = 5_000;
const statementLimitMs = 4_000;

/**
 * SQL: true while the process with that id holds its presence lock. A crashed process loses the lock at once, because
 * the kernel closes its connection. A process that hangs or is cut off keeps the lock, so its heartbeat must be
 * checked too. For a process that was last seen before {@link locksKeptSince}, a missing lock proves nothing.
 */
export function isPresent(space: number, id: string): string {
  return `EXISTS (SELECT 1 FROM pg_locks l WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 2 AND l.classid = ${space}
    AND l.objid = (hashtext(${id}::text)::bigint & 4294967295)::oid)`;
}

/**
 * SQL: the time since which this Postgres has kept its advisory locks. A restart removes all locks, and so does crash
 * recovery or a failover to a replica. The start time shows a restart. Crash recovery and a failover empty the
 * unlogged table. An empty table means that no process has registered since then.
 */
export const locksKeptSince = `GREATEST(pg_postmaster_start_time(), COALESCE((SELECT began_at FROM presence_epoch), now()))`;

/**
 * A process's presence in Postgres: an advisory lock on a separate connection, and a heartbeat written over
 * the same connection. Needs a real session, not a pooler that shares connections between transactions.
 */
export class Presence {
  private client: pg.Client | null = null;

  constructor(
    private readonly options: {
      readonly url: string;
      readonly space: number;
      readonly id: string;
      readonly log: Log;
      readonly onBroken: () => void;
    },
  ) {}

  /**
   * Writes the heartbeat. If the connection was lost, reconnects first. Throws when Postgres does not answer in time,
   * but keeps the connection, because a slow Postgres must not look like a crash.
   */
  async beat(text: string, params: readonly unknown[]): Promise<void> {
    this.client ??= await this.enter();
    await this.client.query(text, [...params]);
  }

  /** Closes the connection. The next heartbeat opens another one. */
  async leave(): Promise<void> {
    if (this.client) await this.drop(this.client);
  }

  private async enter(): Promise<pg.Client> {
    const { url, space, id, log, onBroken } = this.options;
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectLimitMs,
      query_timeout: statementLimitMs,
      keepAlive: true,
      application_name: 'presence',
    });
    client.on('error', (error) => {
      if (this.client !== client) return;
      log.warn({ event: 'presence.broken', ...errorFields(error) });
      void this.drop(client);
      onBroken();
    });
    try {
      await client.connect();
      // When only our side of the connection broke, our old lock may still exist for a short time. It
      // counts as presence too.
      await client.query(`SELECT pg_try_advisory_lock_shared($1, hashtext($2))`, [space, id]);
      await client.query(`INSERT INTO presence_epoch DEFAULT VALUES ON CONFLICT DO NOTHING`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    return client;
  }

  private async drop(client: pg.Client): Promise<void> {
    if (this.client === client) this.client = null;
    await client.end().catch(() => undefined);
  }
}
