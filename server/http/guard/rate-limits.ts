import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '#core/platform/config/config';
import { AppError } from '#core/platform/errors/app-error';
import { RedisConnections } from '#core/platform/redis/redis-connections';
import { rateLaws, tooManySentence, type RateName } from './rate-limits.rules.js';

/** Counts tries in Redis, for all servers together; while Redis is away each server counts for itself. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterRedis>();
  private readonly enabled: boolean;

  constructor(
    @Inject(Config) config: Config,
    @Inject(RedisConnections) private readonly redis: RedisConnections,
  ) {
    this.enabled = config.RATE_LIMITS;
  }

  /**
   * Counts one try.
   * @throws AppError (429) with the seconds to wait when one of the keys has none left.
   */
  async count(name: RateName, keys: { address: string; account: string | null }): Promise<void> {
    if (!this.enabled) return;
    await this.take(name, 'address', keys.address);
    if (keys.account !== null) await this.take(name, 'account', keys.account);
  }

  private async take(name: RateName, per: 'address' | 'account', key: string): Promise<void> {
    try {
      await this.limiter(name, per).consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const waitSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
      throw new AppError('too_many', tooManySentence(waitSeconds), 'too_many', waitSeconds);
    }
  }

  private limiter(name: RateName, per: 'address' | 'account'): RateLimiterRedis {
    const keyPrefix = `rate:${name}:${per}`;
    let limiter = this.limiters.get(keyPrefix);
    if (!limiter) {
      const law = rateLaws[name];
      const bounds = { keyPrefix, points: per === 'address' ? law.perAddress : law.perAccount, duration: law.windowSeconds };
      limiter = new RateLimiterRedis({
        ...bounds,
        storeClient: this.redis.commands,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(bounds),
      });
      this.limiters.set(keyPrefix, limiter);
    }
    return limiter;
  }
}
