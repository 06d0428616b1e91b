import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { Config } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { RedisConnections } from '../redis/redis-connections.js';

export interface RatePolicy {
  /** Tries of one client address. Carriers put thousands of phones behind one address: generous. */
  readonly perAddress?: number;
  /**
   * Tries for one account (the mailbox in the body) from one place: the browser that logged in to it before, or else the client address.
   */
  readonly perPlace?: number;
  /**
   * Of a public route: tries for one account from all strangers together; a browser that logged in before is not bound by it. Of a
   * route that needs a token: tries of its owner.
   */
  readonly perAccount?: number;
  readonly windowSeconds: number;
  /** Only tries that end with a wrong guess stay counted. */
  readonly onlyWrong?: true;
}

/** All requests of one owner at one server: many open panels that poll, no more. */
const requestsPolicy = { points: 1_200, duration: 60 } as const;

type Bound = 'perAddress' | 'perPlace' | 'perAccount';
/** Under which a try is counted; null: that bound does not hold for it. */
export type RateKeys = Readonly<Record<Bound, string | null>>;

const bounds: readonly Bound[] = ['perAddress', 'perPlace', 'perAccount'];

/** Counts tries in Redis, for all servers together; while Redis is away each server counts for itself. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterRedis>();
  private readonly requests = new RateLimiterMemory(requestsPolicy);
  private readonly enabled: boolean;

  constructor(
    @Inject(Config) config: Config,
    @Inject(RedisConnections) private readonly redis: RedisConnections,
  ) {
    this.enabled = config.RATE_LIMITS;
  }

  /**
   * Counts one try, before it is known how it ends: of a thousand at once no more get through than of a thousand in a row.
   * @param name of what is tried: tries of different names are counted apart.
   * @returns how to give it back, one act per bound.
   * @throws AppError (429) with the seconds to wait when one of the keys has none left; nothing stays counted under the others.
   */
  async count(name: string, policy: RatePolicy, keys: RateKeys): Promise<(() => Promise<unknown>)[]> {
    if (!this.enabled) return [];
    const counted: (() => Promise<unknown>)[] = [];
    for (const bound of bounds) {
      const [key, points] = [keys[bound], policy[bound]];
      if (key === null || points === undefined) continue;
      const limiter = this.limiter(`rate:${name}:${bound}`, points, policy.windowSeconds);
      try {
        await take(limiter, key);
      } catch (refused) {
        await Promise.all(counted.map((giveBack) => giveBack()));
        throw refused;
      }
      // what a client address has tried stays counted: checking a password costs the same when it is right
      if (bound !== 'perAddress') counted.push(() => limiter.reward(key));
    }
    return counted;
  }

  /** Counts one request of an owner, whatever it asks. In memory: it must cost nothing. @throws AppError (429) */
  async countRequest(ownerId: string): Promise<void> {
    if (this.enabled) await take(this.requests, ownerId);
  }

  private limiter(keyPrefix: string, points: number, duration: number): RateLimiterRedis {
    let limiter = this.limiters.get(keyPrefix);
    if (!limiter) {
      const bound = { keyPrefix, points, duration };
      limiter = new RateLimiterRedis({
        ...bound,
        storeClient: this.redis.commands,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(bound),
      });
      this.limiters.set(keyPrefix, limiter);
    }
    return limiter;
  }
}

async function take(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const waitSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
    throw new AppError('too_many', { waitSeconds });
  }
}
