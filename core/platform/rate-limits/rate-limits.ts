import { once } from 'node:events';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
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
   * route that needs a token: tries of its owner; with `perPlace` beside it, from browsers that did not log in before.
   */
  readonly perAccount?: number;
  readonly windowSeconds: number;
  /** Only tries that end with a wrong guess stay counted. */
  readonly onlyWrong?: true;
}

/** All requests of one owner at one server: many open panels that poll, no more. */
const requestsPolicy = { points: 1_200, duration: 60 } as const;

const nothing = (): void => undefined;

type Bound = 'perAddress' | 'perPlace' | 'perAccount';
/** Under which a try is counted; null: that bound does not hold for it. */
export type RateKeys = Readonly<Record<Bound, string | null>>;

const bounds: readonly Bound[] = ['perAddress', 'perPlace', 'perAccount'];

/** How long a try waits for Redis before this server counts it for itself. */
const redisLimitMs = 1_000;

/** One bound's count, for all servers together and for this one. */
interface Limiter {
  readonly shared: RateLimiterRedis;
  readonly own: RateLimiterMemory;
}

/**
 * Counts tries in Redis, for all servers together. While Redis is away, or does not answer within a second, each server counts for itself: a
 * login neither waits for Redis nor goes uncounted.
 */
@Injectable()
export class RateLimits implements OnModuleInit {
  private readonly limiters = new Map<string, Limiter>();
  private readonly requests = new RateLimiterMemory(requestsPolicy);
  private readonly enabled: boolean;
  /** Of its own: the limit of commands is judged by a timer that also fires when this process was too busy to read an answer. */
  private readonly store: ReturnType<RedisConnections['connect']>;

  constructor(@Inject(Config) config: Config, @Inject(RedisConnections) redis: RedisConnections) {
    this.enabled = config.RATE_LIMITS;
    this.store = redis.connect({ maxRetriesPerRequest: 1 });
  }

  /** Tries that come before the connection is open would be counted apart from the later ones. */
  async onModuleInit(): Promise<void> {
    if (this.store.status === 'ready') return;
    await once(this.store, 'ready', { signal: AbortSignal.timeout(redisLimitMs) }).catch(nothing);
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
        await refuseSpent(inTime(limiter, (one) => one.consume(key)));
      } catch (refused) {
        await Promise.all(counted.map((giveBack) => giveBack()));
        throw refused;
      }
      // what a client address has tried stays counted: checking a password costs the same when it is right
      if (bound !== 'perAddress') counted.push(() => inTime(limiter, (one) => one.reward(key)));
    }
    return counted;
  }

  /** Counts one request of an owner, whatever it asks. In memory: it must cost nothing. @throws AppError (429) */
  async countRequest(ownerId: string): Promise<void> {
    if (this.enabled) await refuseSpent(this.requests.consume(ownerId));
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

/** Counts in Redis, or by this server alone where Redis does not answer in time. A late answer of Redis counts for the others only. */
async function inTime<Result>({ shared, own }: Limiter, count: (limiter: RateLimiterAbstract) => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    // what a busy process has not read from its socket yet is read before the immediate: it is the process that is late then, not Redis
    timer = setTimeout(() => setImmediate(resolve, 'late'), redisLimitMs);
  });
  const counting = count(shared);
  counting.catch(nothing); // it may come late
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
