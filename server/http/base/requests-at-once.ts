import { performance } from 'node:perf_hooks';

/** Number of requests that are processed at once: `few` while the main thread is busy, `many` while it has time. */
const [few, many] = [3, 48];
/**
 * Share of its time in which the main thread works. Above `full` it counts as busy. Below `free` it counts as having
 * time.
 */
const [full, free] = [0.85, 0.5];
const windowMs = 50;

/** Working and idle milliseconds of an event loop so far. */
export interface LoopTimes {
  readonly active: number;
  readonly idle: number;
}

/**
 * Decides how many requests a process works on at once. While the main thread has time, requests wait for stores, so
 * more requests at once are answered sooner. While the thread is busy, each further request only delays all others.
 * The number is updated when a request arrives or ends, so no timer is needed.
 */
export class RequestsAtOnce {
  private allowed = many;
  private last: LoopTimes;

  constructor(private readonly times: () => LoopTimes = () => performance.eventLoopUtilization()) {
    this.last = times();
  }

  /**
   * The current number, from 3 to 48. It is halved after each 50 ms in which the main thread was busy, and doubled
   * after each 50 ms in which it had time.
   */
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
