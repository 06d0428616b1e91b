import { Inject, Injectable } from '@nestjs/common';
import type { OwnerId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import type { LogLevel } from '#contracts/values/statuses';
import { Clock } from '../../platform/clock/clock.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { Panel } from '../../platform/panel/panel.js';
import { RedisConnections } from '../../platform/redis/redis-connections.js';
import { activityLine } from './activity-log.rules.js';

/** The log an owner reads: what their bot did, in Indonesian. A live tail only; facts stand in their own tables. */
@Injectable()
export class ActivityLogService {
  constructor(
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** Adds one line and shows it live. Never fails and is never waited for: a missing line must not stop the bot. */
  write(ownerId: OwnerId, level: LogLevel, text: string): void {
    const line = activityLine(this.clock.now(), level, text);
    const key = keyOf(ownerId);
    this.redis.commands
      .multi()
      .rpush(key, line)
      .ltrim(key, -limits.logLinesKept, -1)
      .expire(key, 30 * 24 * 3600)
      .exec()
      .catch((error: unknown) => this.log.warn({ event: 'activity-log.lost', ownerId, ...errorFields(error) }));
    this.panel.emit(ownerId, 'bot.log', { line });
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
