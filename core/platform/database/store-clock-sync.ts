import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { hostLagMs, setStoreTime } from '../clock/store-clock.js';
import { errorFields, Log } from '../log/log.js';
import { Database } from './database.js';

/**
 * Maximum age of a measurement. Clocks drift by some seconds per day. After a machine was suspended, its time is
 * corrected within this time.
 */
const everyMs = 30_000;
/** Longest round trip of a useful measurement: Postgres read its clock at an unknown time within the round trip. */
const roundTripMaxMs = 500;
const samples = 3;
/** A machine whose clock differs by more than this is reported to the operator. */
const reportedLagMs = 2_000;

/**
 * Measures Postgres' clock for `store-clock.ts`, at start and then every 30 s. A measurement that fails or takes too
 * long changes nothing. The first is an exception: the best of three measurements is used, however slow, because the
 * machine's own clock may be wrong by hours.
 */
@Injectable()
export class StoreClockSync implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private isReported = false;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Log) private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.measure(Infinity);
    this.timer = setInterval(() => {
      this.measure().catch((error: unknown) => this.log.debug({ event: 'clock.not-measured', ...errorFields(error) }));
    }, everyMs).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /**
   * Takes three measurements and uses the quickest.
   * @param slowestMs longest round trip of a measurement that counts
   * @throws when Postgres does not answer
   */
  async measure(slowestMs = roundTripMaxMs): Promise<void> {
    let best: { readonly roundTripMs: number; readonly storeMs: number; readonly atMs: number } | undefined;
    for (let nth = 0; nth < samples; nth += 1) {
      const askedAt = performance.now();
      const [row] = await this.database.rows<{ ms: number }>('SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms');
      const roundTripMs = performance.now() - askedAt;
      if (row && roundTripMs < (best?.roundTripMs ?? Infinity)) best = { roundTripMs, storeMs: row.ms, atMs: askedAt + roundTripMs / 2 };
    }
    if (!best || best.roundTripMs > slowestMs) return;
    setStoreTime(best.storeMs, best.atMs);
    this.report();
  }

  private report(): void {
    const lagMs = hostLagMs();
    const isOff = Math.abs(lagMs) > reportedLagMs;
    if (isOff && !this.isReported) this.log.warn({ event: 'clock.differs', lagMs });
    this.isReported = isOff;
  }
}
