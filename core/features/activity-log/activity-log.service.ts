import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { OwnerId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import type { LogLevel } from '#contracts/values/statuses';
import { Clock } from '../../platform/clock/clock.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { Panel } from '../../platform/panel/panel.js';
import { RedisConnections } from '../../platform/redis/redis-connections.js';
import { activityLine } from './activity-log.rules.js';

const keptSeconds = 30 * 24 * 3600;

/** The log an owner reads: what their bot did, in Indonesian. A live tail only; facts stand in their own tables. */
@Injectable()
export class ActivityLogService {
  private readonly tidied = new LRUCache<OwnerId, true>({ max: 10_000, ttl: 3_600_000 });

  constructor(
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** Adds one line and shows it live. Never fails and is never waited for: a missing line must not stop the bot. */
  write(ownerId: OwnerId, level: LogLevel, text: string): void {
    const line = activityLine(this.clock.now(), level, text);
    this.redis.commands
      .rpush(keyOf(ownerId), line)
      .then((length) => this.tidy(ownerId, length))
      .catch((error: unknown) => this.log.warn({ event: 'activity-log.lost', ownerId, ...errorFields(error) }));
    this.panel.emit(ownerId, 'bot.log', { line });
  }

  /** Now and then: a line is written several times a second, and its list lives for a month. */
  private async tidy(ownerId: OwnerId, length: number): Promise<void> {
    if (length > 1 && length < 2 * limits.logLinesKept && this.tidied.has(ownerId)) return;
    this.tidied.set(ownerId, true);
    const key = keyOf(ownerId);
    await this.redis.commands.multi().ltrim(key, -limits.logLinesKept, -1).expire(key, keptSeconds).exec();
  }

  /** The last `count` lines, oldest first. */
  async tail(ownerId: OwnerId, count: number): Promise<string[]> {
    return this.redis.commands.lrange(keyOf(ownerId), -count, -1);
  }

  async clear(ownerId: OwnerId): Promise<void> {
    await this.redis.commands.del(keyOf(ownerId));
    this.panel.emit(ownerId, 'bot.logs-cleared');
  }
}

function keyOf(ownerId: OwnerId): string {
  return `activity:${ownerId}`;
}
