import { daySeconds } from '#contracts/values/base/durations';
import { errorFields, type Log } from '../../platform/log/log.js';
import type { Clock } from '../../platform/clock/clock.js';
import { addToCounter } from '../../platform/redis/counters.js';
import type { RedisConnections } from '../../platform/redis/redis-connections.js';
import { ShippingError } from './shipping.errors.js';

const keptSeconds = 2 * daySeconds;
/**
 * Pause after the service reported that its daily limit is used up. The start of the service's day is unknown, so the
 * service is queried again at this interval.
 */
const restSeconds = 15 * 60;

interface Needs {
  readonly redis: RedisConnections;
  readonly clock: Clock;
  readonly log: Log;
}

/** Counts the calls of a day (Jakarta time) across all processes and keeps them below the service's limit. */
export class ShippingUsage {
  constructor(
    private readonly service: string,
    private readonly dailyLimit: number,
    private readonly needs: Needs,
  ) {}

  /**
   * Counts one call before the call is made. If Redis is not available, nothing is counted, and only the service's
   * own limit applies.
   * @throws ShippingError `spent`
   */
  async take(): Promise<void> {
    const { redis, clock, log } = this.needs;
    const day = `shipping:calls:${this.service}:${clock.today()}`;
    let used: number;
    try {
      const rests = await redis.commands.exists(this.restKey);
      if (rests) throw new ShippingError('spent', 'the service said so a little while ago');
      used = await addToCounter(redis.commands, day, { keptSeconds });
    } catch (error) {
      if (error instanceof ShippingError) throw error;
      log.warn({ event: 'shipping.uncounted', ...errorFields(error) });
      return;
    }
    if (used > this.dailyLimit) throw new ShippingError('spent', `more than ${this.dailyLimit} calls today`);
  }

  /** Records that the service reported its daily limit. Never rejects. */
  async rest(): Promise<void> {
    await this.needs.redis.commands
      .set(this.restKey, '1', 'EX', restSeconds)
      .catch((error: unknown) => this.needs.log.warn({ event: 'shipping.rest-forgotten', ...errorFields(error) }));
  }

  private get restKey(): string {
    return `shipping:rests:${this.service}`;
  }
}
