import { LRUCache } from 'lru-cache';

export interface AllowanceLimits {
  /** Maximum number of events that a chat may have at once. */
  readonly atOnce: number;
  /** After this time, one more event is allowed. */
  readonly oneMoreAfterMs: number;
}

interface Used {
  count: number;
  /** Time by the allowance's clock at which `count` was computed. */
  readonly atMs: number;
}

/** Maximum number of chats in memory. */
const chatsKept = 1_000;

/** Limits how often one kind of event of a chat is handled. Events above the limit are ignored. */
export class ChatAllowance {
  private readonly used = new LRUCache<string, Used>({ maxSize: chatsKept, sizeCalculation: () => 1 });

  /** @param now monotonic, in milliseconds */
  constructor(
    private readonly limits: AllowanceLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @returns false when the chat has used up its allowance */
  take(chat: string): boolean {
    const { atOnce, oneMoreAfterMs } = this.limits;
    const atMs = this.now();
    const before = this.used.get(chat) ?? { count: 0, atMs };
    const count = Math.max(0, before.count - (atMs - before.atMs) / oneMoreAfterMs) + 1;
    if (count > atOnce) return false;
    this.used.set(chat, { count, atMs });
    return true;
  }
}
