import { withoutEnd } from '#contracts/values/text-ends';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Log } from '../../platform/log/log.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { RedisConnections } from '../../platform/redis/redis-connections.js';
import { BiteshipClient } from './biteship.client.js';
import { RajaongkirClient } from './rajaongkir.client.js';
import { ShippingError } from './shipping.errors.js';
import { ShippingUsage } from './shipping-usage.js';
import type { Place, Rate, RateQuestion, ShippingPort } from './shipping.types.js';

const adapters = {
  rajaongkir: { Client: RajaongkirClient, address: 'https://rajaongkir.komerce.id/api/v1' },
  biteship: { Client: BiteshipClient, address: 'https://api.biteship.com' },
} as const;

/** The shipping service that the operator chose, called within its daily limit. */
@Injectable()
export class ShippingRates implements ShippingPort {
  private readonly client: ShippingPort;
  private readonly usage: ShippingUsage;
  private readonly isConfigured: boolean;
  private readonly calls: ReturnType<Metrics['counter']>;

  constructor(
    @Inject(Config) config: Config,
    @Inject(RedisConnections) redis: RedisConnections,
    @Inject(Clock) clock: Clock,
    @Inject(Log) private readonly log: Log,
    @Inject(Metrics) metrics: Metrics,
  ) {
    const { Client, address } = adapters[config.SHIPPING_SERVICE];
    this.client = new Client(withoutEnd(config.SHIPPING_BASE_URL ?? address, /\//), config.SHIPPING_API_KEY ?? '');
    this.usage = new ShippingUsage(config.SHIPPING_SERVICE, config.SHIPPING_DAILY_LIMIT, { redis, clock, log });
    this.isConfigured = config.SHIPPING_API_KEY !== undefined;
    this.calls = metrics.counter('shipping_calls_total', 'Questions to the shipping service by how they ended', ['question', 'outcome']);
  }

  get name(): ShippingPort['name'] {
    return this.client.name;
  }

  get couriers(): readonly string[] {
    return this.client.couriers;
  }

  searchPlaces(text: string, signal: AbortSignal): Promise<Place[]> {
    return this.ask('places', () => this.client.searchPlaces(text, signal));
  }

  rates(question: RateQuestion, signal: AbortSignal): Promise<Rate[]> {
    return this.ask('rates', () => this.client.rates(question, signal));
  }

  private async ask<Answer>(question: string, action: () => Promise<Answer>): Promise<Answer> {
    try {
      if (!this.isConfigured) throw new ShippingError('key', 'SHIPPING_API_KEY is not set');
      await this.usage.take();
      const answer = await action().catch(async (error: unknown) => {
        if (error instanceof ShippingError && error.failure === 'spent') await this.usage.rest();
        throw error;
      });
      this.calls.inc({ question, outcome: 'answered' });
      return answer;
    } catch (error) {
      if (!(error instanceof ShippingError)) throw error;
      this.calls.inc({ question, outcome: error.failure });
      this.log.warn({ event: 'shipping.failed', service: this.name, question, failure: error.failure, reason: error.message });
      throw error;
    }
  }
}
