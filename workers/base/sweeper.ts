import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Histogram } from 'prom-client';
import { errorFields, Log } from '#core/platform/log/log';
import { runAs } from '#core/platform/loop/operation';
import { Metrics } from '#core/platform/metrics/metrics';

/**
 * Runs periodic sweeps, each at its own interval and never twice at once in this process. Sweeps read their
 * work from Postgres and may run in several processes, so they must be idempotent.
 */
@Injectable()
export class Sweeper implements BeforeApplicationShutdown {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private readonly took: Histogram;
  private isEnding = false;

  constructor(
    @Inject(Log) private readonly log: Log,
    @Inject(Metrics) metrics: Metrics,
  ) {
    this.took = metrics.histogram('sweep_seconds', 'Time of one round of what is looked after now and then', [0.01, 0.1, 1, 10], ['sweep']);
  }

  /**
   * Runs a sweep periodically. The first run starts within a second. Each further run starts `everyMs` after the end
   * of the previous run, plus or minus a tenth.
   */
  every(name: string, everyMs: number, sweep: () => Promise<unknown>): void {
    this.plan(name, Math.random() * Math.min(1_000, everyMs), everyMs, sweep);
  }

  private plan(name: string, afterMs: number, everyMs: number, sweep: () => Promise<unknown>): void {
    if (this.isEnding) return;
    this.timers.set(
      name,
      setTimeout(() => {
        const run = this.run(name, sweep).finally(() => {
          this.running.delete(run);
          this.plan(name, everyMs * (0.9 + Math.random() * 0.2), everyMs, sweep);
        });
        this.running.add(run);
      }, afterMs),
    );
  }

  private async run(name: string, sweep: () => Promise<unknown>): Promise<void> {
    const stop = this.took.startTimer({ sweep: name });
    try {
      await runAs({ name: `sweep ${name}`, ids: {} }, sweep);
    } catch (error) {
      this.log.warn({ event: 'sweep.failed', sweep: name, ...errorFields(error) });
    } finally {
      stop();
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    await Promise.allSettled(this.running);
  }
}
