import { Inject, Injectable } from '@nestjs/common';
import { canonicalEmail } from '#contracts/values/people/email';
import { AccountService } from '#core/features/account/account.service';
import { errorFields, Log } from '#core/platform/log/log';
import { SecurityLog, type SecurityEvent } from '#core/platform/log/security-log';
import { clientAddress } from '#core/platform/rate-limits/client-address.rules';
import { emailIn, type ApiRequest } from './api-request.js';

/** Writes security events of requests: the client address, the request, and the account concerned. */
@Injectable()
export class SecurityTrace {
  constructor(
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** Fire and forget. Never fails. */
  record(event: SecurityEvent, request: ApiRequest): void {
    this.mailboxOf(request).then(
      (mailbox) => this.security.record(event, { address: clientAddress(request), mailbox, requestId: request.id }),
      (error: unknown) => {
        this.security.record(event, { address: clientAddress(request), mailbox: null, requestId: request.id });
        this.log.debug({ event: 'security.account-unknown', ...errorFields(error) });
      },
    );
  }

  private async mailboxOf(request: ApiRequest): Promise<string | null> {
    if (request.actor) return (await this.accounts.get(request.actor.personId)).emailCanonical;
    const email = emailIn(request);
    return email === null ? null : canonicalEmail(email);
  }
}
