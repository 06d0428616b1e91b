import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { DelayedError, UnrecoverableError, type Job } from 'bullmq';
import { jobs, type JobName, type JobPayload } from '#contracts/jobs/catalogue';
import type { Clock } from '#core/platform/clock/clock';
import { hostLagMs, storeNowMs } from '#core/platform/clock/store-clock';
import { isDatabaseAway } from '#core/platform/database/lending-source';
import { isStoreAway } from '#core/platform/errors/store-away.rules';
import { errorFields, type Log } from '#core/platform/log/log';
import { runAs } from '#core/platform/loop/operation';
import { traceIdOf } from '#core/platform/loop/trace.rules';
import { lagMinMs } from './due-jobs.js';

/**
 * Options of every processor. They determine how soon other processes notice that this process died in the middle of
 * a job.
 */
export const jobHostOptions = { lockDuration: 8_000, stalledInterval: 4_000, maxStalledCount: 5 };

/** Time for running jobs to finish on shutdown. After it, jobs are returned to the queue. */
const finishMs = 8_000;

/** Pause before a job runs again while Postgres is unreachable, plus or minus a quarter. */
const awayPauseMs = 2_000;

/** Returned by a handler that wants to run again after `afterMs`, without using up an attempt. */
export class CallAgain {
  constructor(readonly afterMs: number) {}

  /** @param moment a time by the given clock */
  static at(moment: Date, clock: Clock): CallAgain {
    return new CallAgain(Math.max(0, moment.getTime() - clock.now().getTime()));
  }
}

class ProcessEnding extends Error {
  override name = 'ProcessEnding';
}

export interface JobContext {
  /** Fires when the job took too long or the process ends. */
  readonly signal: AbortSignal;
  /** Number of failed attempts of this job before this attempt. */
  readonly triesBefore: number;
  /** Time since the job was added. */
  readonly ageMs: number;
}

/**
 * Base of every processor of one job of the catalogue. It parses the payload, limits the time, logs failures and
 * applies the retry policy. On shutdown it lets jobs finish, or returns them to the queue unchanged. A handler may
 * run twice for one job.
 *
 * Put `@Processor({ name: jobs['…'].queue }, jobHostOptions)` on the class and name its queue in
 * `BullModule.registerQueue`.
 */
export abstract class JobHost<Name extends JobName> extends WorkerHost implements BeforeApplicationShutdown {
  private readonly ending = new AbortController();

  constructor(
    private readonly job: Name,
    protected readonly log: Log,
  ) {
    super();
  }

  protected abstract handle(payload: JobPayload<Name>, context: JobContext): Promise<CallAgain | void>;

  /** False for an error after which another attempt would fail too. */
  protected isWorthRetrying(_error: unknown): boolean {
    return true;
  }

  /** Called once, when no further attempt follows. */
  protected async givenUp(_payload: JobPayload<Name>, _error: unknown): Promise<void> {
    // most jobs are found again by a sweep
  }

  // BullMQ passes a signal only to functions that declare three parameters
  override async process(job: Job, token?: string, cancelled?: AbortSignal): Promise<void> {
    const policy = jobs[this.job];
    const parsed = policy.payload.safeParse(job.data);
    if (job.name !== this.job || !parsed.success) {
      this.log.error({ event: 'job.unknown', job: job.name, jobId: job.id });
      throw new UnrecoverableError('not a job of the catalogue');
    }
    const payload = parsed.data as JobPayload<Name>;
    const timeout = AbortSignal.timeout(policy.timeoutMs);
    const signal = AbortSignal.any([timeout, this.ending.signal, ...(cancelled ? [cancelled] : [])]);
    const isLastTry = job.attemptsMade + 1 >= policy.attempts;
    let again: CallAgain | void;
    try {
      again = await orAborted(this.handled(job, payload, signal), signal);
    } catch (error) {
      if (this.ending.signal.aborted) again = new CallAgain(0);
      // an outage of Postgres is not the job's fault, so it uses up no attempt, and leaves no failed job that a sweep
      // has already replaced
      else if (isDatabaseAway(error)) again = new CallAgain(awayPauseMs * (0.75 + Math.random() / 2));
      else return this.failed(job, payload, error, isLastTry);
    }
    if (!again) return;
    await this.callAgain(job, again, token);
    throw new DelayedError();
  }

  /**
   * Delays a job. BullMQ compares the time of a delayed job with the clock of the machine that checks it, and
   * machines' clocks differ. So the later of the two clocks counts. Otherwise a machine that is ahead would take the
   * job again at once, in an endless loop. A machine that is behind starts the job itself.
   */
  private async callAgain(job: Job, { afterMs }: CallAgain, token?: string): Promise<void> {
    const lagMs = hostLagMs();
    const base = afterMs === 0 ? Math.min : Math.max;
    await job.moveToDelayed(storeNowMs() + base(0, -lagMs) + afterMs, token);
    // starting the job late or twice does no harm, because a job only triggers work, and a sweep restores lost jobs
    if (lagMs > lagMinMs && afterMs > 0) setTimeout(() => void job.promote().catch(() => undefined), afterMs).unref();
  }

  private handled(job: Job, payload: JobPayload<Name>, signal: AbortSignal): Promise<CallAgain | void> {
    const trace = traceIdOf((job.data as { trace?: unknown }).trace);
    return runAs({ name: `job ${this.job}`, ids: { jobId: job.id, ...ids(payload) }, trace }, () =>
      this.handle(payload, { signal, triesBefore: job.attemptsMade, ageMs: storeNowMs() - job.timestamp }),
    );
  }

  private async failed(job: Job, payload: JobPayload<Name>, error: unknown, isLastTry: boolean): Promise<never> {
    const isFinal = isLastTry || !this.isWorthRetrying(error);
    this.log[isFinal ? 'error' : 'warn']({
      event: isFinal ? 'job.given-up' : 'job.failed',
      job: this.job,
      jobId: job.id,
      tries: job.attemptsMade + 1,
      ...ids(payload),
      ...errorFields(error),
    });
    if (isFinal) {
      await this.givenUp(payload, error).catch((reason: unknown) =>
        this.log.error({ event: 'job.giving-up-failed', job: this.job, ...ids(payload), ...errorFields(reason) }),
      );
      throw new UnrecoverableError(errorFields(error).error);
    }
    throw error;
  }

  /**
   * Handles Redis errors, and jobs whose lock or record is missing (an emptied Redis). BullMQ recovers from them by
   * itself. An outage of Redis is reported centrally, and a single broken connection is reopened.
   */
  @OnWorkerEvent('error')
  onWorkerError(error: Error): void {
    this.log[isStoreAway(error) ? 'debug' : 'warn']({ event: 'job.worker-error', job: this.job, ...errorFields(error) });
  }

  async beforeApplicationShutdown(): Promise<void> {
    const limit = setTimeout(() => this.ending.abort(new ProcessEnding('the process ends')), finishMs);
    await this.worker.close().catch((error: unknown) => this.log.warn({ event: 'job.close-failed', job: this.job, ...errorFields(error) }));
    clearTimeout(limit);
  }
}

/** Rejects when the signal fires, even if the handler ignores it. */
async function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let stop = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error);
    // a signal that has already fired emits no event
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Payloads contain only ids, so they may be logged. */
function ids(payload: unknown): Record<string, unknown> {
  return payload as Record<string, unknown>;
}
