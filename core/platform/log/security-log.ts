import { Inject, Injectable } from '@nestjs/common';
import { SecretBox } from '../crypto/secret-box.js';
import { Metrics } from '../metrics/metrics.js';
import { Log } from './log.js';

export type SecurityEvent = 'login-failed' | 'code-wrong' | 'step-up' | 'step-up-failed' | 'limit-reached' | 'operator-failed';

/**
 * Records attacks and defences: one log event each (`security.login-failed`), with the client address and a
 * keyed hash instead of the account, and one counter.
 */
@Injectable()
export class SecurityLog {
  private readonly events;

  constructor(
    @Inject(Log) private readonly log: Log,
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(Metrics) metrics: Metrics,
  ) {
    this.events = metrics.counter('security_events_total', 'Wrong guesses, limits reached and passwords confirmed, by event.', ['event']);
  }

  /**
   * @param mailbox the canonical address of the account, when there is one. The same account always has the
   * same hash.
   */
  record(event: SecurityEvent, { address, mailbox, requestId }: { address: string; mailbox: string | null; requestId?: string }): void {
    this.events.inc({ event });
    const fields = { event: `security.${event}`, address, account: mailbox === null ? undefined : this.hashOf(mailbox), requestId };
    if (event === 'step-up') this.log.info(fields);
    else this.log.warn(fields);
  }

  private hashOf(mailbox: string): string {
    return this.box.keyedHash('security-log', mailbox).subarray(0, 12).toString('base64url');
  }
}
