import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { daySeconds, hourMs } from '#contracts/values/base/durations';
import type { BotId, OwnerId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { retention } from '#contracts/values/retention';
import type { LogLevel } from '#contracts/values/statuses';
import { Clock } from '../../platform/clock/clock.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { Panel } from '../../platform/panel/panel.js';
import { RedisConnections } from '../../platform/redis/redis-connections.js';
import { activityLine, isQrLine, linesSince, qrLine } from './activity-log.rules.js';

/**
 * The log that owners read: what their bot did, in Indonesian. A live tail only; durable facts are stored in
 * their own tables.
 */
@Injectable()
export class ActivityLogService {
  private readonly tidied = new LRUCache<OwnerId, true>({ max: 10_000, ttl: hourMs });

  constructor(
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** Adds one line and shows it live. Never fails and is not awaited: a missing line must not stop the bot. */
  write(ownerId: OwnerId, level: LogLevel, text: string): void {
    this.add(ownerId, activityLine(this.clock.now(), level, text));
  }

  /** Adds the line that carries the address of a QR picture; no other line can imitate it. */
  writeQr(ownerId: OwnerId, url: string): void {
    this.add(ownerId, qrLine(this.clock.now(), url));
  }

  /** Removes the lines with addresses of QR pictures, because no QR code is valid any more. Never fails. */
  async forgetQr(ownerId: BotId): Promise<void> {
    const key = keyOf(ownerId);
    try {
      const lines = new Set((await this.redis.commands.lrange(key, 0, -1)).filter(isQrLine));
      for (const line of lines) await this.redis.commands.lrem(key, 0, line);
    } catch (error) {
      this.log.warn({ event: 'activity-log.qr-kept', ownerId, ...errorFields(error) });
    }
  }

  private add(ownerId: OwnerId, line: string): void {
    this.redis.commands
      .rpush(keyOf(ownerId), line)
      .then((length) => this.tidy(ownerId, length))
      .catch((error: unknown) => this.log.warn({ event: 'activity-log.lost', ownerId, ...errorFields(error) }));
    this.panel.emit(ownerId, 'bot.log', { line });
  }

  /**
   * Trims the list and renews its expiry, but only from time to time: lines can be written several times a
   * second. The list expires some days after its last line.
   */
  private async tidy(ownerId: OwnerId, length: number): Promise<void> {
    if (length > 1 && length < 2 * limits.logLinesKept && this.tidied.has(ownerId)) return;
    this.tidied.set(ownerId, true);
    const key = keyOf(ownerId);
    await this.redis.commands
      .multi()
      .ltrim(key, -limits.logLinesKept, -1)
      .expire(key, retention.activityDays * daySeconds)
      .exec();
    const lines = await this.redis.commands.lrange(key, 0, -1);
    const old = lines.length - linesSince(lines, this.oldest()).length;
    if (old > 0) await this.redis.commands.ltrim(key, old, -1);
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - retention.activityDays * daySeconds * 1_000);
  }

  /** The last `count` lines, oldest first. */
  async tail(ownerId: BotId, count: number): Promise<string[]> {
    return linesSince(await this.redis.commands.lrange(keyOf(ownerId), -count, -1), this.oldest());
  }

  async clear(ownerId: OwnerId): Promise<void> {
    await this.redis.commands.del(keyOf(ownerId));
    this.panel.emit(ownerId, 'bot.logs-cleared');
  }
}

function keyOf(ownerId: BotId): string {
  return `activity:${ownerId}`;
}
