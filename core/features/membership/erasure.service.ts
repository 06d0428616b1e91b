import { Inject, Injectable } from '@nestjs/common';
import type { OwnerId } from '#contracts/values/ids';
import { AccountService } from '../account/account.service.js';
import { ActivityLogService } from '../activity-log/activity-log.service.js';
import type { Actor } from '../auth/actor.js';
import { LoginSessionsService } from '../auth/login-sessions.service.js';
import { BillingService } from '../billing/billing.service.js';
import { BotsService } from '../bots/bots.service.js';
import { FollowUpsService } from '../followups/followups.service.js';
import { MailsService } from '../mails/mails.service.js';
import { accountDeletedMail } from '../mails/mails.texts.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { OtpService } from '../otp/otp.service.js';
import { PlansService } from '../plans/plans.service.js';
import { PromptsService } from '../prompts/prompts.service.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { Panel } from '../../platform/panel/panel.js';

/** A feature that keeps personal data of an owner in tables of its own. */
interface Keeper {
  /** Deletes what the owner logs in, is reached and is answered for with, in the transaction that deletes the account. */
  erase(tx: Tx, ownerId: OwnerId): Promise<void>;
}

/**
 * Deletes an account at once for everybody: its device is logged out, no token works, the bot stops and answers nobody, and its
 * address is free. The rows of its conversations and lists are removed afterwards by {@link ErasedAccounts}, because an account may
 * have millions of them (docs/decisions/0147).
 */
@Injectable()
export class ErasureService {
  /** Executed in this order; the person, whom the others reference, is last. All of them have few rows. */
  private readonly keepers: readonly Keeper[];

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(BillingService) private readonly billing: BillingService,
    @Inject(BotsService) private readonly bots: BotsService,
    @Inject(ActivityLogService) private readonly activity: ActivityLogService,
    @Inject(MailsService) private readonly mails: MailsService,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(Log) private readonly log: Log,
    @Inject(PromptsService) prompts: PromptsService,
    @Inject(FollowUpsService) followUps: FollowUpsService,
    @Inject(NotificationsService) notifications: NotificationsService,
    @Inject(PlansService) plans: PlansService,
    @Inject(LoginSessionsService) logins: LoginSessionsService,
    @Inject(OtpService) otp: OtpService,
  ) {
    this.keepers = [prompts, followUps, notifications, plans, logins, otp, mails, accounts];
  }

  /**
   * Deletes the account of a token. The device is logged out first, while its keys still exist. When no
   * session host can do it now, {@link ErasedAccounts} tries again. Tokens and sockets end with the commit.
   */
  async deleteAccount({ personId: ownerId }: Actor): Promise<void> {
    const unlinked = await this.bots.unlink(ownerId);
    const { mailId, revoke } = await this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, ownerId);
      // lock order: account, session, subscription (docs/decisions/0166)
      await this.bots.stopForErasure(tx, ownerId);
      for (const keeper of this.keepers) await keeper.erase(tx, ownerId);
      const revoke = await this.billing.revokeOrders(tx, ownerId);
      // stored without an owner: the owner's own mails have just been deleted
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
}
