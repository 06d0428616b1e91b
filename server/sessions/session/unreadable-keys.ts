import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import type { Lease } from '#core/features/bots/bots.types';
import { SessionStatusStore } from '#core/features/bots/session-status-store.service';
import { SessionVault } from '#core/features/bots/vault/session-vault.service';
import { errorFields, Log } from '#core/platform/log/log';
import { Metrics } from '#core/platform/metrics/metrics';

const recheckMs = 15_000;

/**
 * Sessions whose keys this process cannot decrypt, because ENCRYPTION_KEY lacks the key with which they are
 * encrypted. They are not connected, because they would acknowledge messages that they cannot decrypt. Hosts that
 * have the key may claim them. This host checks them again from time to time.
 */
@Injectable()
export class UnreadableKeys {
  /** The bot of each such session, with the monotonic time of the next check. */
  private readonly found = new Map<BotId, number>();

  constructor(
    @Inject(SessionVault) private readonly vault: SessionVault,
    @Inject(SessionStatusStore) private readonly statusStore: SessionStatusStore,
    @Inject(Log) private readonly log: Log,
    @Inject(Metrics) metrics: Metrics,
  ) {
    metrics.gauge('sessions_keys_unreadable', 'Sessions that this host may not connect because it cannot read their keys', [], (gauge) =>
      gauge.set(this.found.size),
    );
  }

  /** Bots whose sessions this host must not claim. */
  owners(): BotId[] {
    return [...this.found.keys()];
  }

  has(botId: BotId): boolean {
    return this.found.has(botId);
  }

  /** Records a session that was about to be connected, and notifies its owner and the operator. Never fails. */
  async setAside(lease: Lease): Promise<void> {
    const { botId } = lease;
    this.found.set(botId, performance.now() + recheckMs);
    this.log.error({ event: 'session.keys-unreadable', botId });
    try {
      await this.statusStore.end(lease, { reason: 'keys_unreadable', final: false });
    } catch (error) {
      this.log.warn({ event: 'session.notice-lost', botId, ...errorFields(error) });
    }
  }

  /**
   * Releases sessions whose keys can be decrypted again. Another process may have re-encrypted the keys (key
   * rotation).
   */
  async recheck(): Promise<void> {
    const now = performance.now();
    for (const [botId, dueAt] of this.found) {
      if (dueAt > now) continue;
      this.found.set(botId, now + recheckMs);
      const isReadable = await this.vault.loadCreds(botId).then(
        () => true,
        () => false,
      );
      if (isReadable) this.found.delete(botId);
    }
  }
}
