import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { daySeconds, hourMs } from '#contracts/values/base/durations';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { retention } from '#contracts/values/retention';
import type { LogLevel } from '#contracts/values/statuses';
import { Clock } from '../../platform/clock/clock.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { Panel } from '../../platform/panel/panel.js';
import { RedisConnections } from '../../platform/redis/redis-connections.js';
import { activityLine, entriesAbout, entryOf, isQrLine, joinedInto, lineOfEntry, linesSince, qrLine } from './activity-log.rules.js';

/**
 * The log that owners read: what their bot did, in Indonesian. A live tail only; durable facts are stored in
 * their own tables.
 */
@Injectable()
export class ActivityLogService {
  private readonly tidied = new LRUCache<BotId, true>({ max: 10_000, ttl: hourMs });

  constructor(
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * Adds one line and shows it live. Never fails and is not awaited: a missing line must not stop the bot.
   * @param about the conversations whose leads the text names
   */
  write(botId: BotId, level: LogLevel, text: string, about: readonly ConversationId[] = []): void {
    this.add(botId, activityLine(this.clock.now(), level, text), about);
  }

  /**
   * Records that the conversation `gone` was merged into `keep`: from now on, lines about `gone` count as lines about
   * `keep`. Never fails and is not awaited.
   */
  join(botId: BotId, keep: ConversationId, gone: ConversationId): void {
    const key = joinedKeyOf(botId);
    this.redis.commands
      .multi()
      .hset(key, gone, keep)
      .expire(key, retention.activityDays * daySeconds)
      .exec()
      .catch((error: unknown) => this.log.warn({ event: 'activity-log.lost', botId, ...errorFields(error) }));
  }

  /** Adds the line that carries the address of a QR picture; no other line can imitate it. */
  writeQr(botId: BotId, url: string): void {
    this.add(botId, qrLine(this.clock.now(), url));
  }

  /** Removes the lines with addresses of QR pictures, because no QR code is valid any more. Never fails. */
  async forgetQr(botId: BotId): Promise<void> {
    const key = keyOf(botId);
    try {
      const lines = new Set((await this.redis.commands.lrange(key, 0, -1)).filter(isQrLine));
      for (const line of lines) await this.redis.commands.lrem(key, 0, line);
    } catch (error) {
      this.log.warn({ event: 'activity-log.qr-kept', botId, ...errorFields(error) });
    }
  }

  private add(botId: BotId, line: string, about: readonly ConversationId[] = []): void {
    this.redis.commands
      .rpush(keyOf(botId), entryOf(line, about))
      .then((length) => this.tidy(botId, length))
      .catch((error: unknown) => this.log.warn({ event: 'activity-log.lost', botId, ...errorFields(error) }));
    this.panel.emit(botId, 'bot.log', { line });
  }

  /**
   * Trims the list and renews its expiry, but only from time to time: lines can be written several times a
   * second. The list expires some days after its last line.
   */
  private async tidy(botId: BotId, length: number): Promise<void> {
    if (length > 1 && length < 2 * limits.logLinesKept && this.tidied.has(botId)) return;
    this.tidied.set(botId, true);
    const key = keyOf(botId);
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
  async tail(botId: BotId, count: number): Promise<string[]> {
    return linesSince(await this.redis.commands.lrange(keyOf(botId), -count, -1), this.oldest()).map(lineOfEntry);
  }

  /**
   * Removes the lines about a conversation. Also removes lines about no conversation that contain one of the lead's
   * numbers. Does not search for names, because leads choose them: for a lead named INFO, nearly every line would
   * match.
   */
  async forget(botId: BotId, conversationId: ConversationId, numbers: readonly string[]): Promise<void> {
    const joined = await this.redis.commands.hgetall(joinedKeyOf(botId));
    const ids = joinedInto(joined, conversationId);
    const key = keyOf(botId);
    const entries = await this.redis.commands.lrange(key, 0, -1);
    for (const entry of new Set(entriesAbout(entries, ids, numbers))) await this.redis.commands.lrem(key, 0, entry);
    await this.redis.commands.hdel(joinedKeyOf(botId), ...ids);
  }

  async clear(botId: BotId): Promise<void> {
    await this.redis.commands.del(keyOf(botId), joinedKeyOf(botId));
    this.panel.emit(botId, 'bot.logs-cleared');
  }
}

function keyOf(botId: BotId): string {
  return `activity:${botId}`;
}

/**
 * Redis key of the map from merged conversations to the conversations that they were merged into. Both are stored by
 * id.
 */
function joinedKeyOf(botId: BotId): string {
  return `activity-joined:${botId}`;
}
