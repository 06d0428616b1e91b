import { Inject, Injectable } from '@nestjs/common';
import { dayMs } from '#contracts/values/base/durations';
import type { ConversationId } from '#contracts/values/ids';
import { RedisConnections } from '../../../platform/redis/redis-connections.js';
import { isBounded, restAfter } from './failed-rounds.rules.js';

const staleMs = 60_000;

/** A turn of a conversation. */
interface Turn {
  readonly conversationId: ConversationId;
  readonly turn: number;
}

/**
 * Cooldown of turns: after a temporary failure, or when the lead writes faster than the model answers. If Redis loses
 * its data, the rounds are counted again from zero.
 */
@Injectable()
export class ReplyCooldown {
  constructor(@Inject(RedisConnections) private readonly redis: RedisConnections) {}

  /** Call after a failed round. The pause grows with the number of failed rounds of this turn. */
  async begin(turn: Turn, error: unknown): Promise<void> {
    const key = failuresOf(turn);
    const paid = isBounded(error) ? 1 : 0;
    const counted = await this.redis.commands.multi().hincrby(key, 'rounds', 1).hincrby(key, 'paid', paid).pexpire(key, dayMs).exec();
    const rounds = Number(counted?.[0]?.[1] ?? 1);
    await this.redis.commands.set(restOf(turn.conversationId), '1', 'PX', restAfter(rounds));
  }

  /** Number of failed rounds of a turn that may have cost something. */
  async paidRounds(turn: Turn): Promise<number> {
    return Number((await this.redis.commands.hget(failuresOf(turn), 'paid')) ?? 0);
  }

  /** Counts a draft that became stale. Returns the number of stale drafts within the last minute. */
  async countStale(conversationId: ConversationId): Promise<number> {
    const key = `replies:stale:${conversationId}`;
    const counted = await this.redis.commands.multi().incr(key).pexpire(key, staleMs).exec();
    return Number(counted?.[0]?.[1] ?? 1);
  }

  async resting(conversationIds: readonly ConversationId[]): Promise<ReadonlySet<ConversationId>> {
    if (conversationIds.length === 0) return new Set();
    const found = await this.redis.commands.mget(conversationIds.map(restOf));
    return new Set(conversationIds.filter((_, at) => found[at] !== null));
  }
}

function restOf(conversationId: ConversationId): string {
  return `replies:rest:${conversationId}`;
}

function failuresOf({ conversationId, turn }: Turn): string {
  return `replies:failed:${conversationId}:${turn}`;
}
