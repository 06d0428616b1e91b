import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { jobs } from '#contracts/jobs/catalogue';
import { hostLagMs, storeNowMs } from '#core/platform/clock/store-clock';
import { errorFields, Log } from '#core/platform/log/log';
import { JobQueue } from '#core/platform/queue/job-queue';

const everyMs = 500;
/** Clock difference from which this class starts due jobs. Below it, BullMQ alone is exact enough. */
export const lagMinMs = 500;
const jobsAtOnce = 100;

/**
 * Starts due delayed jobs on a machine whose clock is behind the database's clock. BullMQ compares the time of a job
 * with the clock of the machine (`redis-queue-backend.js` of bullmq 6.7.0). So a machine that is a minute behind
 * would answer every lead a minute late. Does nothing while the clocks agree.
 */
@Injectable()
export class DueJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | null = null;

  constructor(
    @Inject(JobQueue) private readonly queue: JobQueue,
    @Inject(Log) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      if (hostLagMs() < lagMinMs || this.looking) return;
      this.looking = this.promoteDue()
        .catch((error: unknown) => this.log.debug({ event: 'job.not-promoted', ...errorFields(error) }))
        .finally(() => (this.looking = null));
    }, everyMs).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private async promoteDue(): Promise<void> {
    const now = storeNowMs();
    for (const name of new Set(Object.values(jobs).map((policy) => policy.queue))) {
      const delayed = await this.queue.queue(name).getDelayed(0, jobsAtOnce - 1);
      // A job that has already run waits for a time that its worker chose, and that worker starts it again.
      const due = delayed.filter((job) => !job.processedOn && job.timestamp + job.delay <= now);
      // another process may have promoted it first
      await Promise.allSettled(due.map((job) => job.promote()));
    }
  }
}
