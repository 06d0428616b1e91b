import { Inject, Injectable } from '@nestjs/common';
import type { AccountId, BotId, PersonId } from '#contracts/values/ids';
import { AccountService } from '../account/account.service.js';
import { Members } from '../account/members.service.js';
import type { OwnedAccount } from '../account/members.types.js';
import { ActivityLogService } from '../activity-log/activity-log.service.js';
import type { Actor } from '../auth/actor.js';
import { LoginSessionsService } from '../auth/login-sessions.service.js';
import { BillingService } from '../billing/billing.service.js';
import { BotsService } from '../bots/bots.service.js';
import { FollowUpsService } from '../followups/followups.service.js';
import { MailsService } from '../mails/mails.service.js';
import { accountDeletedMail } from '../mails/mails.texts.js';
import { NoticeNumbers } from '../notifications/notice-numbers.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { OtpService } from '../otp/otp.service.js';
import { PlansService } from '../plans/plans.service.js';
import { PromptsService } from '../prompts/prompts.service.js';
import { AccountExports } from './exports/account-exports.service.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { Panel } from '../../platform/panel/panel.js';

/** A feature that stores personal data of a bot, an account or a person in its own tables. */
interface Keeper<Id> {
  /**
   * Deletes the personal data that the feature stores about this bot, account or person. Runs in the transaction that
   * deletes the account.
   */
  erase(tx: Tx, id: Id): Promise<void>;
}

/**
 * Ends an account at once: its device is logged out, its tokens are invalid, the bot stops, and its email address is free. The rows of
 * its conversations and lists are removed afterwards by {@link ErasedAccounts}, because an account may have millions of them
 * (docs/decisions/0147).
 */
@Injectable()
export class ErasureService {
  // The keepers run in this order. Those of the person come last, because the other rows reference the person. Each
  // one deletes only a few rows.
  private readonly ofBots: readonly Keeper<BotId>[];
  private readonly ofAccounts: readonly Keeper<AccountId>[];
  private readonly ofPersons: readonly Keeper<PersonId>[];

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(Members) private readonly members: Members,
    @Inject(BillingService) private readonly billing: BillingService,
    @Inject(BotsService) private readonly bots: BotsService,
    @Inject(ActivityLogService) private readonly activity: ActivityLogService,
    @Inject(MailsService) private readonly mails: MailsService,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(Log) private readonly log: Log,
    @Inject(PromptsService) prompts: PromptsService,
    @Inject(FollowUpsService) followUps: FollowUpsService,
    @Inject(NotificationsService) notifications: NotificationsService,
    @Inject(NoticeNumbers) noticeNumbers: NoticeNumbers,
    @Inject(AccountExports) exports: AccountExports,
    @Inject(PlansService) plans: PlansService,
    @Inject(LoginSessionsService) logins: LoginSessionsService,
    @Inject(OtpService) otp: OtpService,
  ) {
    this.ofBots = [prompts, followUps, noticeNumbers];
    this.ofAccounts = [exports, plans];
    this.ofPersons = [notifications, logins, otp, mails, accounts];
  }

  /**
   * Deletes the person of a token, and the accounts that only this person owns, with their bots. The devices are logged out first, while
   * their keys still exist. When no session host can do it now, {@link ErasedAccounts} tries again. Tokens and sockets end with the commit.
   */
  async deleteAccount({ personId }: Pick<Actor, 'personId'>): Promise<void> {
    const bots = (await this.members.ownedOnlyBy([personId])).flatMap(({ botIds }) => botIds);
    const unlinked = await Promise.all(bots.map((botId) => this.bots.unlink(botId)));
    const owned = await this.database.transaction(async (tx) => {
      const { email: to, fullName } = await this.accounts.lock(tx, personId);
      const owned = await this.members.ownedOnlyBy([personId], tx);
      await this.eraseAccounts(tx, owned);
      for (const keeper of this.ofPersons) await keeper.erase(tx, personId);
      // stored without a person, because the person's own mails have just been deleted
      await this.mails.enqueue(tx, { personId: null, to, kind: 'account-deleted', content: accountDeletedMail(fullName) });
      return owned;
    });
    this.panel.endSessions(personId);
    for (const botId of owned.flatMap(({ botIds }) => botIds))
      await this.activity
        .clear(botId)
        .catch((error: unknown) => this.log.warn({ event: 'activity-log.kept', botId, ...errorFields(error) }));
    this.log.info({ event: 'account.deleted', personId, unlinked: unlinked.every(Boolean) });
  }

  private async eraseAccounts(tx: Tx, owned: readonly OwnedAccount[]): Promise<void> {
    // lock order: account, session, subscription (docs/decisions/0166)
    const botIds = owned.flatMap((one) => one.botIds).sort();
    for (const botId of botIds) await this.bots.stopForErasure(tx, botId);
    for (const keeper of this.ofBots) for (const botId of botIds) await keeper.erase(tx, botId);
    for (const { accountId } of owned) {
      for (const keeper of this.ofAccounts) await keeper.erase(tx, accountId);
      await this.billing.revokeOrders(tx, accountId);
    }
  }
}
