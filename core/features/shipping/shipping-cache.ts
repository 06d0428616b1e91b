import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { daySeconds, hourSeconds } from '#contracts/values/base/durations';
import { errorFields, Log } from '../../platform/log/log.js';
import { RedisConnections } from '../../platform/redis/redis-connections.js';
import type { Place, Rate, RateQuestion } from '../../outside/shipping/shipping.types.js';

const placesSeconds = 30 * daySeconds;
const ratesSeconds = 12 * hourSeconds;
/**
 * How long empty answers are cached. The time is shorter, because a village may be added or a courier may resume
 * service.
 */
const nothingSeconds = { places: daySeconds, rates: hourSeconds } as const;

const text = z.string();
const Places: z.ZodType<Place[]> = z.array(z.object({ id: text, village: text, district: text, city: text, province: text, zip: text }));
const Rates: z.ZodType<Rate[]> = z.array(z.object({ courier: text, service: text, cost: z.number(), time: text.nullable() }));

/**
 * Cached answers of the shipping service, shared by all owners and processes (docs/decisions/0062). Redis fits,
 * because the answers can be fetched again and expire, and a reply needs no round trip to Postgres. Without Redis,
 * every lookup queries the service.
 */
@Injectable()
export class ShippingCache {
  constructor(
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** @param find queries the service; its errors are not cached. */
  places(service: string, name: string, find: () => Promise<Place[]>): Promise<Place[]> {
    return this.kept(`shipping:places:${service}:${name}`, Places, find, (found) =>
      found.length > 0 ? placesSeconds : nothingSeconds.places,
    );
  }

  /** @param find queries the service; its errors are not cached. */
  rates(service: string, { originId, destinationId, grams, couriers }: RateQuestion, find: () => Promise<Rate[]>): Promise<Rate[]> {
    const key = `shipping:rates:${[service, originId, destinationId, grams, couriers.join('+')].join(':')}`;
    return this.kept(key, Rates, find, (found) => (found.length > 0 ? ratesSeconds : nothingSeconds.rates));
  }

  private async kept<Answer>(
    key: string,
    shape: z.ZodType<Answer>,
    find: () => Promise<Answer>,
    seconds: (answer: Answer) => number,
  ): Promise<Answer> {
    const known = await this.read(key, shape);
    if (known !== undefined) return known;
    const answer = await find();
    await this.redis.commands
      .set(key, JSON.stringify(answer), 'EX', seconds(answer))
      .catch((error: unknown) => this.log.warn({ event: 'shipping.cache-unwritten', ...errorFields(error) }));
    return answer;
  }

  /**
   * The cached answer. Undefined when nothing is cached, or when the cached value has the format of another version.
   */
  private async read<Answer>(key: string, shape: z.ZodType<Answer>): Promise<Answer | undefined> {
    try {
      const text = await this.redis.commands.get(key);
      return text === null ? undefined : shape.safeParse(JSON.parse(text)).data;
    } catch (error) {
      this.log.warn({ event: 'shipping.cache-unread', ...errorFields(error) });
      return undefined;
    }
  }
}
