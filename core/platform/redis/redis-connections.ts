import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Config } from '../config/config.js';
import { errorFields, Log } from '../log/log.js';

/** The process's connections to Redis: one for commands, and one per use that blocks or subscribes. */
@Injectable()
export class RedisConnections implements OnApplicationShutdown {
  private readonly open: Redis[] = [];
  readonly commands: Redis;

  constructor(
    @Inject(Config) private readonly config: Config,
    @Inject(Log) private readonly log: Log,
  ) {
    this.commands = this.connect({ maxRetriesPerRequest: 1 });
    // one connection speaks for all: they go to the same place
    this.commands.on('error', (error) => log.storeAway('redis', error)).on('ready', () => log.storeBack('redis'));
  }

  /** A connection of its own, closed with the process. BullMQ's blocking ones need `maxRetriesPerRequest: null`. */
  connect(options: { maxRetriesPerRequest: number | null }): Redis {
    const redis = new Redis(this.config.REDIS_URL, {
      ...options,
      enableReadyCheck: true,
      retryStrategy: (attempt) => Math.min(50 * 2 ** attempt, 2_000),
    });
    redis.on('error', (error) => this.log.debug({ event: 'redis.error', ...errorFields(error) }));
    this.open.push(redis);
    return redis;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled(this.open.map((redis) => (redis.status === 'ready' ? redis.quit() : Promise.resolve(redis.disconnect()))));
  }
}
