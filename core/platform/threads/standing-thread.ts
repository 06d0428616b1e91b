import type { Worker } from 'node:worker_threads';
import { FairSlots, SlotsFullError } from '../fair-slots/fair-slots.js';
import type { Log } from '../log/log.js';
import { ThreadError } from './thread.errors.js';
import { answerOf, watchThread, type ThreadLimits, type Usage } from './watch-thread.js';

/** A started thread. */
export interface OpenThread {
  readonly worker: Worker;
  readonly usage: Usage;
}

interface Told {
  readonly entry: string;
  readonly limits: ThreadLimits;
  readonly log: Log;
}

/**
 * A thread that continues to run between calls, so that the next call can use what it has loaded and computed. A call
 * that exceeds its limits ends the thread, and the next call starts a new one.
 */
export class StandingThread {
  private readonly slots = new FairSlots({ running: 1, runningPerShare: 1, waiting: 1_000, waitingPerShare: 100 });
  private opened: OpenThread | null = null;

  constructor(
    private readonly open: () => OpenThread,
    private readonly told: Told,
  ) {}

  /**
   * @param share the account for which the work is done; accounts take turns
   * @param signal ends the waiting for a turn
   * @throws ThreadError; the reason of the signal
   */
  async call<Answer>(share: string, message: unknown, signal?: AbortSignal): Promise<Answer> {
    try {
      return await this.slots.run(share, () => this.ask<Answer>(share, message), signal);
    } catch (error) {
      if (error instanceof SlotsFullError) throw new ThreadError(error.isShareFull ? 'share_full' : 'full');
      throw error;
    }
  }

  private async ask<Answer>(share: string, message: unknown): Promise<Answer> {
    const { entry, limits, log } = this.told;
    this.opened ??= this.start();
    const { worker, usage } = this.opened;
    worker.ref(); // keeps the process alive while a call is being answered
    const watched = watchThread(worker, limits, usage);
    try {
      return await Promise.race([answerOf<Answer>(worker, message), watched.promise]);
    } catch (error) {
      this.opened = null;
      await worker.terminate();
      if (error instanceof ThreadError) log.warn({ event: 'thread.ended', entry, share, problem: error.problem });
      throw error;
    } finally {
      watched.stopWatching();
      worker.unref();
    }
  }

  private start(): OpenThread {
    const opened = this.open();
    opened.worker.once('exit', () => {
      if (this.opened === opened) this.opened = null;
    });
    return opened;
  }
}
