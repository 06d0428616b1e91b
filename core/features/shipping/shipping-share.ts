import { Inject, Injectable } from '@nestjs/common';
import { daySeconds } from '#contracts/values/base/durations';
import type { BotId } from '#contracts/values/ids';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { addToCounter } from '../../platform/redis/counters.js';
import { RedisConnections } from '../../platform/redis/redis-connections.js';
import { ShippingError } from '../../outside/shipping/shipping.errors.js';

const keptSeconds = 2 * daySeconds;

/**
 * Limits each owner to half of the daily calls. All owners share one API key. One owner's leads, or an owner who
 * tries out places, must not use up the calls of all others.
 */
@Injectable()
export class ShippingShare {
  private readonly callsMax: number;

  constructor(
    @Inject(Config) config: Config,
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {
    this.callsMax = Math.ceil(config.SHIPPING_DAILY_LIMIT / 2);
  }

  /** Counts one service call for that owner. @throws ShippingError `spent` */
  async take(botId: BotId): Promise<void> {
    const key = `shipping:share:${botId}:${this.clock.today()}`;
    let used = 0;
    try {
      used = await addToCounter(this.redis.commands, key, { keptSeconds });
    } catch (error) {
      this.log.warn({ event: 'shipping.share-uncounted', botId, ...errorFields(error) });
    }
    if (used > this.callsMax) throw new ShippingError('spent', `more than ${this.callsMax} calls for one owner today`);
  }
}
