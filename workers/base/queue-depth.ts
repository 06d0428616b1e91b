import { Inject, Injectable } from '@nestjs/common';
import { jobs } from '#contracts/jobs/catalogue';
import { errorFields, Log } from '#core/platform/log/log';
import { Metrics } from '#core/platform/metrics/metrics';
import { JobQueue } from '#core/platform/queue/job-queue';

const queues = new Set(Object.values(jobs).map(({ queue }) => queue));

/**
 * Counts the jobs of all queues whenever metrics are collected. A queue that cannot be counted keeps its previous
 * numbers.
 */
@Injectable()
export class QueueDepth {
  constructor(
    @Inject(Metrics) metrics: Metrics,
    @Inject(JobQueue) private readonly jobQueue: JobQueue,
    @Inject(Log) private readonly log: Log,
  ) {
    metrics.gauge('queue_jobs', 'Jobs of all workers by queue and state', ['queue', 'state'], async (gauge) => {
      for (const queue of queues) {
        for (const [state, count] of Object.entries(await this.countsOf(queue))) gauge.set({ queue, state }, count);
      }
    });
  }

  private async countsOf(queue: string): Promise<Record<string, number>> {
    try {
      return await this.jobQueue.queue(queue).getJobCounts('wait', 'active', 'delayed', 'failed');
    } catch (error) {
      this.log.debug({ event: 'queue.uncounted', queue, ...errorFields(error) });
      return {};
    }
  }
}
