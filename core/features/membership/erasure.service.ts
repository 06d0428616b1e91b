import { Inject, Injectable } from '@nestjs/common';
import { AccountService } from '../account/account.service.js';
import { PendingRegistrations } from '../account/pending-registrations.service.js';
import { ActivityLogService } from '../activity-log/activity-log.service.js';
import type { Actor } from '../auth/actor.js';
import { BillingService } from '../billing/billing.service.js';
import { BotsService } from '../bots/bots.service.js';
import { MailsService } from '../mails/mails.service.js';
import { accountDeletedMail } from '../mails/mails.texts.js';
import { Database } from '../../platform/database/database.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { Panel } from '../../platform/panel/panel.js';
import { ErasureRepository } from './erasure.repository.js';

/** Deleting an account: the bot stops, the device is unlinked at WhatsApp, everything personal goes. */
@Injectable()
export class ErasureService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(BillingService) private readonly billing: BillingService,
    @Inject(PendingRegistrations) private readonly registrations: PendingRegistrations,
    @Inject(BotsService) private readonly bots: BotsService,
    @Inject(ActivityLogService) private readonly activity: ActivityLogService,
    @Inject(MailsService) private readonly mails: MailsService,
    @Inject(ErasureRepository) private readonly erasure: ErasureRepository,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * Deletes the account of a token. The device is logged out first, while its keys are still there; when no session host
   * can do it now, the emptied account waits for {@link removeRemains}. Tokens and sockets end with the commit.
   */
  async deleteAccount({ ownerId }: Actor): Promise<void> {
    const unlinked = await this.bots.unlink(ownerId);
    const { mailId, revoke } = await this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, ownerId);
      await this.erasure.erase(tx, ownerId);
      const revoke = await this.billing.revokeOrders(tx, ownerId);
      await this.registrations.forget(tx, account.email);
      if (unlinked) await this.erasure.removeRow(tx, ownerId);
      // belongs to nobody: the owner's own mails are gone
      const mailId = await this.mails.enqueue(tx, {
        ownerId: null,
        to: account.email,
        kind: 'account-deleted',
        content: accountDeletedMail(account.fullName),
      });
      return { mailId, revoke };
    });
    revoke();
    this.mails.kick(mailId);
    this.panel.endSessions(ownerId);
    await this.activity
      .clear(ownerId)
      .catch((error: unknown) => this.log.warn({ event: 'activity-log.kept', ownerId, ...errorFields(error) }));
    this.log.info({ event: 'account.deleted', ownerId, unlinked });
  }

  /**
   * For housekeeping: logs out the devices of deleted accounts that could not be reached, and removes the empty rows;
   * after a day also without the logging out.
   * @returns how many accounts are gone for good now.
   */
  async removeRemains(): Promise<number> {
    for (const ownerId of await this.erasure.stillLinked(this.database)) await this.bots.unlink(ownerId);
    return this.erasure.removeRemains(this.database);
  }
}
