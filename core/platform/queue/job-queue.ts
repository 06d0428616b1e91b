import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import { daySeconds } from '#contracts/values/base/durations';
import { jobs, type JobName, type JobPayload } from '#contracts/jobs/catalogue';
import { storeNowMs } from '../clock/store-clock.js';
import { errorFields, Log } from '../log/log.js';
import { currentTrace } from '../loop/operation.js';
import { RedisConnections } from '../redis/redis-connections.js';

export interface AddOptions {
  readonly delayMs?: number;
  /**
   * Key that merges jobs. While a job with this key waits, further jobs are merged into it. A job that is added while
   * one with the key runs causes one more run.
   */
  readonly onePer?: string;
  /**
   * Priority of a waiting job. It starts after all waiting jobs of its queue that have a lower number; 0 when absent.
   */
  readonly place?: number;
}

/**
 * Adds jobs of the catalogue to their queues. A job only wakes a worker up. The work itself is recorded in Postgres.
 */
@Injectable()
export class JobQueue implements OnApplicationShutdown {
  private readonly queues = new Map<string, Queue>();

  constructor(
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(Log) private readonly log: Log,
  ) {}

  async enqueue<Name extends JobName>(name: Name, payload: JobPayload<Name>, options: AddOptions = {}): Promise<void> {
    const policy = jobs[name];
    await this.queue(policy.queue).add(
      name,
      { ...policy.payload.parse(payload), trace: currentTrace() ?? undefined },
      {
        attempts: policy.attempts,
        backoff: { type: 'exponential', delay: policy.backoffMs, jitter: 0.5 },
        // delays are counted from Postgres' time, because this machine's clock may differ from the workers' by hours
        timestamp: storeNowMs(),
        ...(options.place ? { priority: options.place } : {}),
        ...(options.delayMs ? { delay: options.delayMs } : {}),
        ...(options.onePer ? { deduplication: { id: `${name}:${options.onePer}`, keepLastIfActive: true } } : {}),
        removeOnComplete: true,
        removeOnFail: { age: 7 * daySeconds, count: 1_000 },
      },
    );
  }

  /**
   * Makes the waiting job with that key due now. False when no job waits.
   * @param key the value of `onePer` in {@link enqueue}
   */
  async promote(name: JobName, key: string): Promise<boolean> {
    const queue = this.queue(jobs[name].queue);
    const id = await queue.getDeduplicationJobId(`${name}:${key}`);
    const job = id ? await queue.getJob(id) : undefined;
    if (!job || !(await job.isDelayed())) return false;
    // another process may have started the job in the meantime
    return job.promote().then(
      () => true,
      () => false,
    );
  }

  /** The queue itself, for the operator's dashboard, metrics and repeating jobs. */
  queue(name: string): Queue {
    let queue = this.queues.get(name);
    if (!queue) {
      queue = new Queue(name, { connection: this.redis.commands });
      queue.on('error', (error) => this.log.debug({ event: 'queue.error', queue: name, ...errorFields(error) }));
      this.queues.set(name, queue);
    }
    return queue;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
  }
}
