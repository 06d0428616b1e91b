import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { dayMs } from '#contracts/values/base/durations';
import type { BotId } from '#contracts/values/ids';

/** Maximum number of connections that one message may end through errors caused by the message itself. */
const triesPerMessage = 3;
const messagesKept = 10_000;
const keptMs = dayMs;

/**
 * Counts the connections that a message ended because it repeatedly causes an error of our own code. A message over
 * the limit is set aside: a placeholder row keeps its position, and the session continues (docs/decisions/0012). The
 * counts are in memory only, so another host starts at zero.
 */
@Injectable()
export class IntakeFaults {
  private readonly counts = new LRUCache<string, number>({ max: messagesKept, ttl: keptMs });
  private readonly told = new LRUCache<string, true>({ max: messagesKept, ttl: keptMs });

  note(botId: BotId, waId: string): void {
    const key = `${botId}/${waId}`;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  /**
   * True only the first time that a message is set aside. The message arrives again if its acknowledgement was lost.
   * Its owner has already been notified then.
   */
  isNewlySetAside(botId: BotId, waId: string): boolean {
    const key = `${botId}/${waId}`;
    const isNew = !this.told.has(key);
    this.told.set(key, true);
    return isNew;
  }

  isSetAside(botId: BotId, waId: string): boolean {
    return (this.counts.get(`${botId}/${waId}`) ?? 0) >= triesPerMessage;
  }
}
