import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { dayMs } from '#contracts/values/base/durations';
import type { BotId } from '#contracts/values/ids';

/** Connections that one message may cost by errors of ours that speak of the message itself. */
const triesPerMessage = 3;
const messagesKept = 10_000;
const keptMs = dayMs;

/**
 * Which messages cost connections by an error of ours that will come again with them. A message that did so too often is set aside: a
 * row keeps its place, and the session lives (docs/decisions/0012). In memory: another host tries as often again.
 */
@Injectable()
export class IntakeFaults {
  private readonly counts = new LRUCache<string, number>({ max: messagesKept, ttl: keptMs });
  private readonly told = new LRUCache<string, true>({ max: messagesKept, ttl: keptMs });

  note(ownerId: BotId, waId: string): void {
    const key = `${ownerId}/${waId}`;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  /** True once: a message that was set aside comes again when its acknowledgement was lost, and its owner was told of it already. */
  isNewlySetAside(ownerId: BotId, waId: string): boolean {
    const key = `${ownerId}/${waId}`;
    const isNew = !this.told.has(key);
    this.told.set(key, true);
    return isNew;
  }

  isSetAside(ownerId: BotId, waId: string): boolean {
    return (this.counts.get(`${ownerId}/${waId}`) ?? 0) >= triesPerMessage;
  }
}
