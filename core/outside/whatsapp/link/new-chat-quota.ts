import type { HealthTold } from '../link.types.js';
import { withinLimit } from '../lookup/within-limit.js';
import { readNewChatCap } from '../content/new-chat-cap.js';
import { storeNow } from '../../../platform/clock/store-clock.js';

const askEveryMs = 60 * 60_000;
const answerLimitMs = 5_000;

type Info = Parameters<typeof readNewChatCap>[0];

/**
 * Queries WhatsApp's quota of new chats, once per hour of an open connection. WhatsApp reports some changes by
 * itself, but not all. This class has no timer: the host's sweep calls {@link look} for all sessions.
 */
export class NewChatQuota {
  private askedAtMs = -Infinity;

  constructor(
    private readonly fetch: () => Promise<Info>,
    private readonly onTold: (told: HealthTold) => void,
  ) {}

  /**
   * Queries when the last query is an hour old. If no answer arrives in time, nothing is reported, and the next query
   * follows an hour later.
   */
  look(): void {
    const nowMs = performance.now();
    if (nowMs - this.askedAtMs < askEveryMs) return;
    this.askedAtMs = nowMs;
    withinLimit(this.fetch(), answerLimitMs)
      .then((info) => this.onTold(readNewChatCap(info, storeNow())))
      .catch(() => undefined);
  }
}
