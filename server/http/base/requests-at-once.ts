import { performance } from 'node:perf_hooks';

/** How many requests are worked on at once: while the main thread is full, and while it has time. */
const [few, many] = [3, 48];
/** Share of its time in which the main thread works, beyond which it is full, and below which it has time. */
const [full, free] = [0.85, 0.5];
const windowMs = 50;

/** Working and idle milliseconds of an event loop so far. */
export interface LoopTimes {
  readonly active: number;
  readonly idle: number;
}

/**
 * How many requests a process works on at once. While the main thread has time, requests wait for stores, and more of them
 * at once are answered sooner. While it is full, each further one only delays all others. Read when a request comes or
 * ends; it needs no timer.
 */
export class RequestsAtOnce {
  private allowed = many;
  private last: LoopTimes;

  constructor(private readonly times: () => LoopTimes = () => performance.eventLoopUtilization()) {
    this.last = times();
  }

  /** The present number, from 3 to 48: halved or doubled after each 50 ms in which the main thread was full or had time. */
  get allowedNow(): number {
    const now = this.times();
    const [active, idle] = [now.active - this.last.active, now.idle - this.last.idle];
    if (active + idle < windowMs) return this.allowed;
    this.last = now;
    const utilization = active / (active + idle);
    if (utilization > full) this.allowed = Math.max(few, Math.floor(this.allowed / 2));
    else if (utilization < free) this.allowed = Math.min(many, this.allowed * 2);
    return this.allowed;
  }
}
