import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import { Config } from '../config/config.js';
import { errorFields, Log } from '../log/log.js';

/**
 * Time limit of a command. Redis usually answers within a millisecond. When a command takes longer than the limit, it
 * fails, and {@link RedisConnections} checks the connection.
 */
const commandLimitMs = 2_000;
const lookEveryMs = 1_000;
/**
 * Number of consecutive unanswered test commands after which Redis counts as hanging. A single one may be late
 * because this process was busy.
 */
const unansweredMeansHanging = 2;

/**
 * The process's connections to Redis: one for commands, and one for each blocking or subscribing use. A frozen or
 * unreachable Redis accepts commands but answers none. One test command per second detects this. All connections are
 * then closed and reopened, so that such a Redis has the same effect as one that refuses connections. (The option
 * `socketTimeout` of ioredis 5.11.1 would do the same, but its timer outlives its connection and closes the next
 * connection.)
 */
@Injectable()
export class RedisConnections implements OnApplicationShutdown {
  private readonly open: Redis[] = [];
  readonly commands: Redis;
  private readonly timer: NodeJS.Timeout;
  private unanswered = 0;
  private isAsking = false;

  constructor(
    @Inject(Config) private readonly config: Config,
    @Inject(Log) private readonly log: Log,
  ) {
    this.commands = this.connect({ maxRetriesPerRequest: 1, commandTimeout: commandLimitMs });
    // only one connection reports outages, because all connections lead to the same server
    this.commands.on('error', (error) => log.storeAway('redis', error)).on('ready', () => this.back());
    this.timer = setInterval(() => void this.look(), lookEveryMs);
    this.timer.unref();
  }

  /**
   * Opens a separate connection, which closes with the process. BullMQ's blocking connections need
   * `maxRetriesPerRequest: null`.
   */
  connect(options: Pick<RedisOptions, 'maxRetriesPerRequest' | 'commandTimeout'>): Redis {
    const redis = new Redis(this.config.REDIS_URL, {
      ...options,
      enableReadyCheck: true,
      retryStrategy: (attempt) => Math.min(50 * 2 ** attempt, 2_000),
    });
    redis.on('error', (error) => this.log.debug({ event: 'redis.error', ...errorFields(error) }));
    this.open.push(redis);
    return redis;
  }

  private async look(): Promise<void> {
    if (this.isAsking || this.commands.status !== 'ready') return;
    this.isAsking = true;
    try {
      await this.commands.ping();
      this.unanswered = 0;
    } catch (error) {
      this.unanswered += 1;
      if (this.unanswered >= unansweredMeansHanging) this.hangs(error);
    } finally {
      this.isAsking = false;
    }
  }

  private hangs(error: unknown): void {
    this.unanswered = 0;
    this.log.storeAway('redis', error);
    for (const redis of this.open) redis.disconnect(true);
  }

  /**
   * Handles the end of an outage. A connection that was opened during the hang still waits for its first answer,
   * which may be lost.
   */
  private back(): void {
    this.log.storeBack('redis');
    for (const redis of this.open) if (redis.status === 'connect') redis.disconnect(true);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await Promise.allSettled(this.open.map((redis) => (redis.status === 'ready' ? redis.quit() : Promise.resolve(redis.disconnect()))));
  }
}
