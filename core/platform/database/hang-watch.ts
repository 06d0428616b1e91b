import pg from 'pg';

const lookEveryMs = 500;
/** Duration of work after which the watch tests whether Postgres answers. */
const longMs = 1_000;
/**
 * Time limit of the test query, which runs on a separate connection. It is counted in steps, so that a time in which
 * this process was blocked counts as only one step.
 */
const pingLimitMs = 2_000;
const stepMs = 100;
/**
 * Length of the period before the limit in which an answer to other work proves that Postgres is slow and does not
 * hang.
 */
const provesMs = 1_000;
/**
 * Connection timeout of the test query. It is a little longer than the limit above, so that the limit above decides.
 */
const probeLimitMs = 2_500;

const nothing = (): void => undefined;

/**
 * Postgres accepts connections but does not answer. The error is treated like a refused connection
 * (store-away.rules.ts).
 */
export class DatabaseHangsError extends Error {
  override name = 'DatabaseHangsError';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('Postgres does not answer');
  }
}

interface HangWatchOptions {
  readonly url: string | undefined;
  /** Closes every connection of the pool. Work that waits on a connection fails at once. */
  readonly breakOff: () => void;
  readonly onHang: (error: DatabaseHangsError) => void;
  readonly onAnswer: () => void;
}

interface Pending {
  readonly since: number;
  readonly fail: (error: DatabaseHangsError) => void;
}

/**
 * Distinguishes a slow Postgres from one that does not answer. The server enforces a statement's time limit, so the
 * limit has no effect when the server is frozen or unreachable. While any work takes longer than a second, the watch
 * sends `SELECT 1` on a separate connection. Without an answer within two seconds, it closes the pool's connections
 * and refuses new work, until `SELECT 1` succeeds again. A request therefore fails after at most 3.5 s. A busy pool
 * or a slow statement has no effect, because the test has its own connection. An overloaded Postgres that still
 * answers other statements does not count as hanging either.
 */
export class HangWatch {
  private readonly probe: pg.Pool;
  private readonly pending = new Set<Pending>();
  private isHanging = false;
  private timer: NodeJS.Timeout | undefined;
  private lookedAt = 0;
  /** Time at which Postgres last answered other work. */
  private answeredAt = -Infinity;
  private looking: Promise<void> | null = null;

  constructor(private readonly options: HangWatchOptions) {
    this.probe = new pg.Pool({
      connectionString: options.url,
      max: 1,
      connectionTimeoutMillis: probeLimitMs,
      statement_timeout: probeLimitMs,
      query_timeout: probeLimitMs,
    });
    this.probe.on('error', nothing); // the next test query finds out
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

  /** Tests whether Postgres answers, for at most 2.5 seconds. @throws the driver's error */
  async ping(): Promise<void> {
    await this.probe.query('SELECT 1');
  }

  /** @throws DatabaseHangsError while Postgres does not answer */
  refuseWhileHanging(): void {
    if (this.isHanging) throw new DatabaseHangsError();
  }

  /**
   * Settles like the work, or rejects once Postgres is found not to answer. A later result of the work is ignored.
   * @param isAnswered whether a result of the work is an answer of Postgres
   */
  follow<Result>(work: Promise<Result>, isAnswered: boolean): Promise<Result> {
    return new Promise((resolve, fail) => {
      const one: Pending = { since: performance.now(), fail };
      this.pending.add(one);
      const settled = (): void => void this.pending.delete(one);
      const answered = (): void => {
        if (isAnswered) this.answeredAt = performance.now();
      };
      work.then(answered, nothing);
      work.then(resolve, fail).finally(settled);
    });
  }

  private async look(): Promise<void> {
    const now = performance.now();
    // this process itself was blocked, so the elapsed time says nothing about Postgres
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

  /**
   * True when Postgres answers, false when it hangs, null when this is unknown. A refused connection gives null,
   * because the work that waits for it reports the error.
   */
  private async answers(): Promise<boolean | null> {
    const askedAt = performance.now();
    const limit = afterSteps(pingLimitMs / stepMs);
    const asked = this.ping().then(
      () => true,
      () => null,
    );
    const answers = await Promise.race([asked, limit.passed]);
    limit.stop();
    const now = performance.now();
    if (answers === false && now - this.answeredAt < provesMs) return true;
    return now - askedAt > pingLimitMs + lookEveryMs ? null : answers;
  }

  private hangs(): void {
    const error = new DatabaseHangsError();
    if (!this.isHanging) this.options.onHang(error);
    this.isHanging = true;
    this.options.breakOff();
    for (const { fail } of this.pending) fail(error);
    this.pending.clear();
  }

  private answered(): void {
    if (!this.isHanging) return;
    this.isHanging = false;
    this.options.onAnswer();
  }
}

/** Resolves after that many steps. Bytes that arrived at a socket during the last step are handled first. */
function afterSteps(steps: number): { readonly passed: Promise<false>; readonly stop: () => void } {
  let left = steps;
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<false>((resolve) => {
    timer = setInterval(() => {
      left -= 1;
      if (left === 0) setImmediate(resolve, false);
    }, stepMs);
  });
  return { passed, stop: () => clearInterval(timer) };
}
