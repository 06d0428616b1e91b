import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { daySeconds, hourSeconds } from '#contracts/values/base/durations';
import { errorFields, Log } from '../../platform/log/log.js';
import { RedisConnections } from '../../platform/redis/redis-connections.js';
import type { Place, Rate, RateQuestion } from '../../outside/shipping/shipping.types.js';

const placesSeconds = 30 * daySeconds;
const ratesSeconds = 12 * hourSeconds;
/** A village may be added, a courier may come back. */
const nothingSeconds = { places: daySeconds, rates: hourSeconds } as const;

const text = z.string();
const Places: z.ZodType<Place[]> = z.array(z.object({ id: text, village: text, district: text, city: text, province: text, zip: text }));
const Rates: z.ZodType<Rate[]> = z.array(z.object({ courier: text, service: text, cost: z.number(), time: text.nullable() }));

/**
 * What the shipping service answered, for all owners and processes (docs/decisions/0062): in Redis, since it can be asked again, ages by
 * itself and costs an answer no round trip to Postgres. Without Redis the service is asked each time.
 */
@Injectable()
export class ShippingCache {
  constructor(
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** @param find asks the service; what it throws is not kept. */
  places(service: string, name: string, find: () => Promise<Place[]>): Promise<Place[]> {
    return this.kept(`shipping:places:${service}:${name}`, Places, find, (found) =>
      found.length > 0 ? placesSeconds : nothingSeconds.places,
    );
  }

  /** @param find asks the service; what it throws is not kept. */
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

  /** Undefined where nothing is kept, or something of another version's shape. */
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
