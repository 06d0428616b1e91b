import { once } from 'node:events';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { Config } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { RedisConnections } from '../redis/redis-connections.js';

export interface RatePolicy {
  /**
   * Attempts from one client address. The limit is generous, because carriers put thousands of phones behind one
   * address. All unknown browsers of one IPv6 site together have {@link siteShares} times as many attempts.
   */
  readonly perAddress?: number;
  /**
   * Attempts for one account (the mailbox in the body) from one place. A place is a browser that logged in before, or
   * otherwise the client address.
   */
  readonly perPlace?: number;
  /**
   * Attempts for one account. On a public route: from all unknown browsers together; a browser that logged in before
   * is exempt. On a route with a token: attempts of the token's owner; if `perPlace` is set too, only those from
   * browsers that did not log in before.
   */
  readonly perAccount?: number;
  readonly windowSeconds: number;
  /** True if attempts with a right guess are given back, so that only wrong guesses stay counted. */
  readonly onlyWrong?: true;
}

/** Limit for all requests of one owner at one server. It is enough for many open panels that poll. */
const requestsPolicy = { points: 1_200, duration: 60 } as const;

const nothing = (): void => undefined;

/**
 * Factor by which the limit of a whole IPv6 site exceeds the limit of one address. The site's owner has 65,536
 * addresses that are counted separately. But the site may also belong to a carrier and have as many phones.
 */
export const siteShares = 5;

type Bound = 'perAddress' | 'perSite' | 'perPlace' | 'perAccount';
/** The key of each limit; null when the limit does not apply. */
export type RateKeys = Readonly<Record<Bound, string | null>>;

/**
 * The limits in the order of counting. An attempt that one limit refuses is not counted by later limits, so one
 * address cannot use up the attempts of its site.
 */
const bounds: readonly Bound[] = ['perAddress', 'perSite', 'perPlace', 'perAccount'];
/** Limits whose attempts stay counted whatever the result, because checking a right password costs the same. */
const kept: ReadonlySet<Bound> = new Set(['perAddress', 'perSite']);

/** Maximum time that an attempt waits for Redis before this server counts it locally. */
const redisLimitMs = 1_000;

/** The counters of one limit: the counters in Redis that all servers share, and the local ones. */
interface Limiter {
  readonly shared: RateLimiterRedis;
  readonly own: RateLimiterMemory;
}

/**
 * Counts attempts in Redis, for all servers together. When Redis is unreachable or does not answer within a second,
 * each server counts locally. So a login neither waits for Redis nor stays uncounted.
 */
@Injectable()
export class RateLimits implements OnModuleInit {
  private readonly limiters = new Map<string, Limiter>();
  private readonly requests = new RateLimiterMemory(requestsPolicy);
  private readonly enabled: boolean;
  /**
   * A separate connection without ioredis' `commandTimeout`, whose timer also fires when this process was too busy to
   * read an answer. {@link inTime} limits the time instead.
   */
  private readonly store: ReturnType<RedisConnections['connect']>;

  constructor(@Inject(Config) config: Config, @Inject(RedisConnections) redis: RedisConnections) {
    this.enabled = config.RATE_LIMITS;
    this.store = redis.connect({ maxRetriesPerRequest: 1 });
  }

  /** Connects before the first attempt, because attempts before that would be counted locally. */
  async onModuleInit(): Promise<void> {
    if (this.store.status === 'ready') return;
    await once(this.store, 'ready', { signal: AbortSignal.timeout(redisLimitMs) }).catch(nothing);
  }

  /**
   * Counts one attempt before its result is known, so that a thousand parallel attempts get no further than a
   * thousand sequential ones.
   * @param name the kind of attempt; each kind is counted separately.
   * @returns functions that give the attempt back, one per limit.
   * @throws AppError (429) with the seconds to wait when a limit is exhausted; the other limits are not charged then.
   */
  async count(name: string, policy: RatePolicy, keys: RateKeys): Promise<(() => Promise<unknown>)[]> {
    if (!this.enabled) return [];
    const counted: (() => Promise<unknown>)[] = [];
    for (const bound of bounds) {
      const [key, points] = [keys[bound], pointsOf(policy, bound)];
      if (key === null || points === undefined) continue;
      const limiter = this.limiter(`rate:${name}:${bound}`, points, policy.windowSeconds);
      try {
        await refuseSpent(inTime(limiter, (one) => one.consume(key)));
      } catch (refused) {
        await Promise.all(counted.map((giveBack) => giveBack()));
        throw refused;
      }
      if (!kept.has(bound)) counted.push(() => inTime(limiter, (one) => one.reward(key)));
    }
    return counted;
  }

  /**
   * Counts one request of an owner. Uses memory only, because it runs for every request.
   * @throws AppError (429)
   */
  async countRequest(botId: string): Promise<void> {
    if (this.enabled) await refuseSpent(this.requests.consume(botId));
  }

  private limiter(keyPrefix: string, points: number, duration: number): Limiter {
    let limiter = this.limiters.get(keyPrefix);
    if (!limiter) {
      const bound = { keyPrefix, points, duration };
      const own = new RateLimiterMemory(bound);
      const shared = new RateLimiterRedis({
        ...bound,
        storeClient: this.store,
        rejectIfRedisNotReady: true,
        insuranceLimiter: own,
      });
      limiter = { shared, own };
      this.limiters.set(keyPrefix, limiter);
    }
    return limiter;
  }
}

function pointsOf(policy: RatePolicy, bound: Bound): number | undefined {
  if (bound !== 'perSite') return policy[bound];
  return policy.perAddress === undefined ? undefined : policy.perAddress * siteShares;
}

/**
 * Counts in Redis, or locally when Redis does not answer in time. If Redis counts after that, only other servers see
 * that count.
 */
async function inTime<Result>({ shared, own }: Limiter, count: (limiter: RateLimiterAbstract) => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    // `setImmediate` lets a busy process read an answer that has already arrived at its socket; in that case the
    // process was late, not Redis
    timer = setTimeout(() => setImmediate(resolve, 'late'), redisLimitMs);
  });
  const counting = count(shared);
  counting.catch(nothing); // its error may come after the time limit
  try {
    const counted = await Promise.race([counting, late]);
    return counted === 'late' ? await count(own) : counted;
  } finally {
    clearTimeout(timer);
  }
}

async function refuseSpent(counting: Promise<unknown>): Promise<void> {
  try {
    await counting;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const waitSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
    throw new AppError('too_many', { waitSeconds });
  }
}
