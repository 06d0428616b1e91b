import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import { daySeconds } from '#contracts/values/base/durations';
import { jobs, type JobName, type JobPayload } from '#contracts/jobs/catalogue';
import { storeNowMs } from '../clock/store-clock.js';
import { errorFields, Log } from '../log/log.js';
import { RedisConnections } from '../redis/redis-connections.js';

export interface AddOptions {
  readonly delayMs?: number;
  /** While a job of this key waits or runs, a further one is folded into it; one that comes while it runs, runs once after it. */
  readonly onePer?: string;
}

/** Puts jobs of the catalogue on their queues. Jobs are alarm clocks: what they act on stands in Postgres. */
@Injectable()
export class JobQueue implements OnApplicationShutdown {
  private readonly queues = new Map<string, Queue>();

  constructor(
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(Log) private readonly log: Log,
  ) {}

  async enqueue<Name extends JobName>(name: Name, payload: JobPayload<Name>, options: AddOptions = {}): Promise<void> {
    const policy = jobs[name];
    await this.queue(policy.queue).add(name, policy.payload.parse(payload), {
      attempts: policy.attempts,
      backoff: { type: 'exponential', delay: policy.backoffMs, jitter: 0.5 },
      // a delay is counted from here: the machine's clock may be hours ahead of that of the workers
      timestamp: storeNowMs(),
      ...(options.delayMs ? { delay: options.delayMs } : {}),
      ...(options.onePer ? { deduplication: { id: `${name}:${options.onePer}`, keepLastIfActive: true } } : {}),
      removeOnComplete: true,
      removeOnFail: { age: 7 * daySeconds, count: 1_000 },
    });
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
