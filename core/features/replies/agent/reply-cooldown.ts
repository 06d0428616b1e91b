import { Inject, Injectable } from '@nestjs/common';
import type { ConversationId } from '#contracts/values/ids';
import { RedisConnections } from '../../../platform/redis/redis-connections.js';

const restMs = 5 * 60_000;
const staleMs = 60_000;

/**
 * Cooldown of turns: after a temporary failure, or when the lead writes faster than the model answers. If Redis loses
 * its data, the turns are only tried once more.
 */
@Injectable()
export class ReplyCooldown {
  constructor(@Inject(RedisConnections) private readonly redis: RedisConnections) {}

  async begin(conversationId: ConversationId): Promise<void> {
    await this.redis.commands.set(keyOf(conversationId), '1', 'PX', restMs);
  }

  /** Counts a draft that became stale. Returns how many there were within the last minute. */
  async countStale(conversationId: ConversationId): Promise<number> {
    const key = `replies:stale:${conversationId}`;
    const counted = await this.redis.commands.multi().incr(key).pexpire(key, staleMs).exec();
    return Number(counted?.[0]?.[1] ?? 1);
  }

  async resting(conversationIds: readonly ConversationId[]): Promise<ReadonlySet<ConversationId>> {
    if (conversationIds.length === 0) return new Set();
    const found = await this.redis.commands.mget(conversationIds.map(keyOf));
    return new Set(conversationIds.filter((_, at) => found[at] !== null));
  }
}

function keyOf(conversationId: ConversationId): string {
  return `replies:rest:${conversationId}`;
}
