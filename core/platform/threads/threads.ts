import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { FairSlots, SlotsFullError } from '../fair-slots/fair-slots.js';
import { Log } from '../log/log.js';
import type { ThreadData } from './answer-calls.js';
import { ThreadError } from './thread.errors.js';
import { StandingThread, type OpenThread } from './standing-thread.js';
import { answerOf, usageOf, watchThread, type ThreadLimits, type Usage, type Working } from './watch-thread.js';
import { WorkProcess } from './work-process.js';

/** One thread that answers messages, one after the other, as long as `action` of {@link Threads.with} runs. */
export interface Thread {
  call<Answer>(message: unknown): Promise<Answer>;
}

const slotLimits = { runningPerShare: 1, waiting: 40, waitingPerShare: 2 } as const;

/** The folder of package.json. The built file with this code is somewhere below it, in `dist`. */
const packageRoot = (() => {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
})();

function pathOf(entry: string): string {
  return join(packageRoot, 'dist', 'core', `${entry}.js`);
}

/**
 * Runs blocking work on untrusted data, such as parsing a workbook, in a separate thread with limits of time and memory.
 * The thread ends with the work, or when it exceeds a limit. The process and its event loop are not affected
 * (docs/decisions/0131).
 */
@Injectable()
export class Threads implements OnApplicationShutdown {
  private readonly slots = new FairSlots({ running: 3, ...slotLimits });
  /** Slots that long work takes before it takes a slot of all work. */
  private readonly longSlots = new FairSlots({ running: 2, ...slotLimits });
  private readonly running = new Set<Working>();

  constructor(@Inject(Log) private readonly log: Log) {}

  /**
   * Runs `action` with a thread, which starts when a slot is free and ends with `action`.
   * @param entry the file that answers, as `features/products/import.thread` for
   * `core/features/products/import.thread.ts`. The build makes one file of each `*.thread.ts`
   * @param share the account for which the work is done; one account has one thread at a time
   * @throws ThreadError; errors of `action` are passed on
   */
  async with<Result>(entry: string, share: string, limits: ThreadLimits, action: (thread: Thread) => Promise<Result>): Promise<Result> {
    const run = () => this.slots.run(share, () => this.start(entry, share, limits, action));
    try {
      return await (limits.isLong ? this.longSlots.run(share, run) : run());
    } catch (error) {
      if (error instanceof SlotsFullError) throw new ThreadError(error.isShareFull ? 'share_full' : 'full');
      throw error;
    }
  }

  private async start<Result>(
    entry: string,
    share: string,
    limits: ThreadLimits,
    action: (thread: Thread) => Promise<Result>,
  ): Promise<Result> {
    const { worker, usage } = limits.ownProcess ? this.openProcess(entry, limits) : this.open(entry, limits);
    const ended = watchThread(worker, limits, usage);
    try {
      const call = <Answer>(message: unknown) => Promise.race([answerOf<Answer>(worker, message), ended.promise]);
      return await action({ call });
    } catch (error) {
      if (error instanceof ThreadError) this.log.warn({ event: 'thread.ended', entry, share, problem: error.problem });
      throw error;
    } finally {
      ended.stopWatching();
      await worker.terminate();
    }
  }

  /**
   * A thread that its first call starts and that continues to run. For frequent work whose code takes long to load.
   * It answers one call at a time, and accounts take turns.
   * @param entry as for {@link with}
   * @param limits of one call
   */
  standing(entry: string, limits: ThreadLimits): StandingThread {
    return new StandingThread(() => this.open(entry, limits), { entry, limits, log: this.log });
  }

  private open(entry: string, { heapMb }: ThreadLimits): OpenThread {
    const threadId = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(pathOf(entry), {
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 },
      env: {}, // no settings and no secrets
      execArgv: [],
      workerData: { threadId } satisfies ThreadData,
    });
    this.follow(worker);
    return { worker, usage: usageOf(worker, threadId) };
  }

  private openProcess(entry: string, { heapMb }: ThreadLimits): { readonly worker: Working; readonly usage: Usage } {
    const worker = new WorkProcess(pathOf(entry), heapMb);
    this.follow(worker);
    return { worker, usage: worker };
  }

  private follow(worker: Working): void {
    this.running.add(worker);
    worker.on('error', () => undefined); // the error reaches the call that is being answered; without a listener it would end the process
    worker.once('exit', () => this.running.delete(worker));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.running].map((worker) => worker.terminate()));
  }
}
