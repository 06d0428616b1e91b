import { Inject, Injectable } from '@nestjs/common';
import { dayMs, hourMs } from '#contracts/values/base/durations';
import type { ConversationId, FollowUpId } from '#contracts/values/ids';
import { RedisConnections } from '../../../platform/redis/redis-connections.js';

const countedMs = 3 * dayMs;
const restMaxMs = dayMs;

/** Pause of a conversation's summary after this number of failures: 1, 4, 16, then 24 hours. */
export function summaryRestMs(failures: number): number {
  return Math.min(hourMs * 4 ** (failures - 1), restMaxMs);
}

/**
 * Counts failures of texts that no lead waits for, so that a text without a usable answer is not paid for again and
 * again. If Redis loses its data, the count starts at zero.
 */
@Injectable()
export class FailedWritings {
  constructor(@Inject(RedisConnections) private readonly redis: RedisConnections) {}

  /** Call after a summary that failed. */
  async summaryFailed(conversationId: ConversationId): Promise<void> {
    const failures = await this.count(`summary:${conversationId}`);
    await this.redis.commands.set(restOf(conversationId), '1', 'PX', summaryRestMs(failures));
  }

  async isSummaryResting(conversationId: ConversationId): Promise<boolean> {
    return (await this.redis.commands.exists(restOf(conversationId))) > 0;
  }

  /** Call after a summary that was written. */
  async summaryWritten(conversationId: ConversationId): Promise<void> {
    await this.redis.commands.del(restOf(conversationId), counterOf(`summary:${conversationId}`));
  }

  /** Call after a follow-up that failed. @returns number of its failures */
  followUpFailed(id: FollowUpId): Promise<number> {
    return this.count(`follow-up:${id}`);
  }

  private async count(text: string): Promise<number> {
    const key = counterOf(text);
    const counted = await this.redis.commands.multi().incr(key).pexpire(key, countedMs).exec();
    return Number(counted?.[0]?.[1] ?? 1);
  }
}

function counterOf(text: string): string {
  return `writings:failed:${text}`;
}

function restOf(conversationId: ConversationId): string {
  return `writings:rest:${conversationId}`;
}
