import pg from 'pg';

const lookEveryMs = 500;
/** Work that takes longer than this makes the watch ask whether Postgres answers at all. */
const longMs = 1_000;
/** How long Postgres gets for the shortest question there is, on a connection of its own. */
const pingLimitMs = 2_000;
/** The connection of that question is given up a little later, so that the limit above tells. */
const probeLimitMs = 2_500;

const nothing = (): void => undefined;

/** Postgres takes connections, or has some, and does not answer. Told like a refused connection (store-away.rules.ts). */
export class DatabaseHangsError extends Error {
  override name = 'DatabaseHangsError';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('Postgres does not answer');
  }
}

interface Wishes {
  readonly url: string | undefined;
  /** Breaks off every connection of the pool: what waits on one fails at once. */
  readonly breakOff: () => void;
  readonly onHang: (error: DatabaseHangsError) => void;
  readonly onAnswer: () => void;
}

interface Pending {
  readonly since: number;
  readonly fail: (error: DatabaseHangsError) => void;
}

/**
 * Tells a Postgres that answers slowly from one that does not answer: a statement has a limit at the server, which a server that is cut off
 * or frozen does not keep. While some work takes longer than a second, `SELECT 1` is asked on a connection of its own. Without an answer
 * within two seconds the pool's connections are broken off and new work is refused at once, until `SELECT 1` is answered again. So a
 * request learns it after 3.5 s at most. A busy pool or a slow statement changes nothing: the question has its own connection.
 */
export class HangWatch {
  private readonly probe: pg.Pool;
  private readonly pending = new Set<Pending>();
  private isHanging = false;
  private timer: NodeJS.Timeout | undefined;
  private lookedAt = 0;
  private looking: Promise<void> | null = null;

  constructor(private readonly wishes: Wishes) {
    this.probe = new pg.Pool({
      connectionString: wishes.url,
      max: 1,
      connectionTimeoutMillis: probeLimitMs,
      statement_timeout: probeLimitMs,
      query_timeout: probeLimitMs,
    });
    this.probe.on('error', nothing); // the next question tells
  }

  start(): void {
    this.lookedAt = performance.now();
    this.timer = setInterval(() => {
      this.looking ??= this.look().finally(() => (this.looking = null));
    }, lookEveryMs);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
    await this.probe.end();
  }

  /** Asks whether Postgres answers; waits two and a half seconds at most. @throws what its driver said */
  async ping(): Promise<void> {
    await this.probe.query('SELECT 1');
  }

  /** @throws DatabaseHangsError while Postgres does not answer */
  refuseWhileHanging(): void {
    if (this.isHanging) throw new DatabaseHangsError();
  }

  /** Settles with the work, or fails once Postgres is found not to answer; what the work still does then counts for nothing. */
  follow<Result>(work: Promise<Result>): Promise<Result> {
    return new Promise((resolve, fail) => {
      const one: Pending = { since: performance.now(), fail };
      this.pending.add(one);
      const settled = (): void => void this.pending.delete(one);
      work.then(resolve, fail).finally(settled);
    });
  }

  private async look(): Promise<void> {
    const now = performance.now();
    // this process itself was held up: its clock says nothing of Postgres
    const isLate = now - this.lookedAt > 2 * lookEveryMs;
    this.lookedAt = now;
    if (!this.isHanging && (isLate || !this.hasLong(now))) return;
    const answers = await this.answers();
    this.lookedAt = performance.now();
    if (answers === true) this.answered();
    else if (answers === false) this.hangs();
  }

  private hasLong(now: number): boolean {
    for (const { since } of this.pending) if (now - since >= longMs) return true;
    return false;
  }

  /** Null: it cannot be told. A refused connection is known by the work that waits for it. */
  private async answers(): Promise<boolean | null> {
    const askedAt = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => (timer = setTimeout(resolve, pingLimitMs, false)));
    const asked = this.ping().then(
      () => true,
      () => null,
    );
    const answers = await Promise.race([asked, late]);
    clearTimeout(timer);
    return performance.now() - askedAt > pingLimitMs + lookEveryMs ? null : answers;
  }

  private hangs(): void {
    const error = new DatabaseHangsError();
    if (!this.isHanging) this.wishes.onHang(error);
    this.isHanging = true;
    this.wishes.breakOff();
    for (const { fail } of this.pending) fail(error);
    this.pending.clear();
  }

  private answered(): void {
    if (!this.isHanging) return;
    this.isHanging = false;
    this.wishes.onAnswer();
  }
}
