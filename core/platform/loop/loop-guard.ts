import type { Worker } from 'node:worker_threads';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { errorFields, Log } from '../log/log.js';
import { Metrics } from '../metrics/metrics.js';
import { samplerName, startLoopWatcher } from './loop-watcher.js';
import { currentOperation } from './operation.js';
import { mainSample, noOperation, processFrozen, StallLines, type LoopSample } from './stalls.rules.js';

/** Minimum length of a pause of the event loop that is reported. */
export const stallMs = 200;

const beatEveryMs = 50;
const sampleEveryMs = 100;
/** Delay that timers can have on an idle event loop. */
const noticeableMs = 10;
const shownFrames = 4;
/**
 * Time to wait for the watching thread's report of its own delay. After the process was stopped, the two threads wake
 * up in any order.
 */
const judgedAfterMs = 2 * sampleEveryMs;
/** Node's own functions are skipped, because they do not show which work is slow. */
const ofNode = /\(node:|^at node:|\(<anonymous>\)$/;
const samplesKept = 50;

/**
 * Finds what blocks the event loop of this process. While the loop is blocked, no request, message or job is served.
 * A timer beats regularly. A pause of more than {@link stallMs} between two beats is a stall. During the stall, a
 * second thread (loop-watcher.ts) makes the main thread record the current operation and location. Each stall is
 * counted. The log gets one line per operation and minute, with the operation's ids and the innermost functions, but
 * never a text. docs/decisions/0133 has the measured cost.
 */
@Injectable()
export class LoopGuard implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly beats = new Int32Array(new SharedArrayBuffer(8));
  private readonly lines = new StallLines();
  private readonly delay;
  private readonly stalls;
  private samples: LoopSample[] = [];
  private beatAt = 0;
  /** Processor time of the main thread at the last beat. */
  private computedMs = 0;
  /** The longest processor time of the main thread between two beats, since the metric was last read. */
  private longestComputedMs = 0;
  /** Total time in which the watching thread was late. */
  private watcherLateMs = 0;
  private timer: NodeJS.Timeout | undefined;
  private watcher: Worker | undefined;

  constructor(
    @Inject(Log) private readonly log: Log,
    @Inject(Metrics) metrics: Metrics,
  ) {
    this.delay = metrics.histogram(
      'event_loop_delay_seconds',
      'How late the beat of the event loop came.',
      [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5, 30],
    );
    metrics.gauge(
      'event_loop_computing_max_seconds',
      'Longest processor time that the main thread took between two beats of which one was late, since the last read.',
      [],
      (gauge) => {
        gauge.set(this.longestComputedMs / 1_000);
        this.longestComputedMs = 0;
      },
    );
    this.stalls = metrics.counter('event_loop_stalls_total', 'Pauses of the event loop over 200 ms, by what ran meanwhile.', ['operation']);
  }

  onApplicationBootstrap(): void {
    Object.assign(globalThis, { [Symbol.for(samplerName)]: () => this.sample() });
    this.watcher = startLoopWatcher(this.beats, sampleEveryMs);
    this.watcher.on('error', (error) => this.log.warn({ event: 'loop.watcher-failed', ...errorFields(error) }));
    this.beatAt = performance.now();
    this.computedMs = processorMs();
    this.timer = setInterval(() => this.beat(), beatEveryMs);
    this.timer.unref();
  }

  /** Called while the loop is blocked, from inside the blocking code. */
  private sample(): void {
    if (this.samples.length >= samplesKept) this.samples.shift();
    this.samples.push({ operation: currentOperation(), stack: new Error().stack ?? '' });
  }

  private beat(): void {
    const now = performance.now();
    const pauseMs = now - this.beatAt;
    this.beatAt = now;
    const computedMs = processorMs();
    const computedNowMs = computedMs - this.computedMs;
    this.computedMs = computedMs;
    if (pauseMs > beatEveryMs + noticeableMs) this.longestComputedMs = Math.max(this.longestComputedMs, computedNowMs);
    this.delay.observe(Math.max(0, pauseMs - beatEveryMs) / 1_000);
    Atomics.add(this.beats, 0, 1);
    const lateBefore = this.watcherLateMs;
    this.watcherLateMs += Atomics.exchange(this.beats, 1, 0);
    const { samples } = this;
    if (samples.length > 0) this.samples = [];
    if (pauseMs < stallMs) return;
    setTimeout(() => this.report(pauseMs, this.watcherLateMs - lateBefore, samples), judgedAfterMs).unref();
  }

  private report(pauseMs: number, watcherLateMs: number, samples: readonly LoopSample[]): void {
    const main = mainSample(samples);
    // the watching thread did not run either, so the process was frozen, or no processor was free
    const isFrozen = watcherLateMs > pauseMs / 2;
    const name = isFrozen ? processFrozen : (main?.operation?.name ?? noOperation);
    this.stalls.inc({ operation: name });
    const line = this.lines.admit(name, performance.now());
    if (!line) return;
    this.log.warn({
      event: 'loop.blocked',
      operation: name,
      ...(!isFrozen && main?.operation?.ids),
      blockedMs: Math.round(pauseMs),
      at: isFrozen || !main ? [] : framesOf(main.stack),
      ...(line.unlogged > 0 && { unlogged: line.unlogged }),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.watcher?.terminate();
  }
}

/**
 * Processor time of the calling thread in milliseconds. Unlike elapsed time, it does not grow while other programs use
 * the processor. Before Node 23.9, only the sum of all threads is available.
 */
function processorMs(): number {
  const ofThread = (process as Partial<Pick<NodeJS.Process, 'threadCpuUsage'>>).threadCpuUsage?.();
  const { user, system } = ofThread ?? process.cpuUsage();
  return (user + system) / 1_000;
}

/** The innermost functions, without those of the sampler. */
function framesOf(stack: string): string[] {
  const frames = stack
    .split('\n')
    .slice(1)
    .map((line) => line.trim());
  const evaluated = frames.findIndex((frame) => frame.startsWith('at <anonymous>:1:'));
  const inner = frames.slice(evaluated + 1);
  const named = inner.filter((frame) => !ofNode.test(frame));
  return (named.length > 0 ? named : inner).slice(0, shownFrames);
}
