import { Inject, Injectable } from '@nestjs/common';
import type { OwnerId } from '#contracts/values/ids';
import { AccountService } from '../account/account.service.js';
import { ActivityLogService } from '../activity-log/activity-log.service.js';
import type { Actor } from '../auth/actor.js';
import { LoginSessionsService } from '../auth/login-sessions.service.js';
import { BillingService } from '../billing/billing.service.js';
import { BlacklistService } from '../blacklist/blacklist.service.js';
import { BotsService } from '../bots/bots.service.js';
import { SessionVault } from '../bots/vault/session-vault.service.js';
import { ClosingsService } from '../closings/closings.service.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import { EventsService } from '../events/events.service.js';
import { FollowUpsService } from '../followups/followups.service.js';
import { KnowledgeService } from '../knowledge/knowledge.service.js';
import { MailsService } from '../mails/mails.service.js';
import { accountDeletedMail } from '../mails/mails.texts.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { OtpService } from '../otp/otp.service.js';
import { PhotosService } from '../photos/photos.service.js';
import { PlansService } from '../plans/plans.service.js';
import { ProductsService } from '../products/products.service.js';
import { QuestionsService } from '../questions/questions.service.js';
import { PromptsService } from '../prompts/prompts.service.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { Panel } from '../../platform/panel/panel.js';

/** A feature that keeps personal data of an owner in tables of its own. */
interface Keeper {
  /** Deletes that data, in the transaction that deletes the account. */
  erase(tx: Tx, ownerId: OwnerId): Promise<void>;
}

/** Maximum number of deleted accounts per sweep whose device is still linked and is tried again. */
const unlinkedPerSweep = 3;

/**
 * Deletes an account: the bot stops, the device is unlinked at WhatsApp, all personal data is deleted. Each
 * feature deletes its own data; this class lists the features and runs them in one transaction. What is kept
 * of the session (its row, its keys) is deleted together with the account's row. A test fills every table and
 * fails when a row of the owner is left.
 */
@Injectable()
export class ErasureService {
  /** Executed in this order; the account, which all rows reference, is last. */
  private readonly keepers: readonly Keeper[];

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(BillingService) private readonly billing: BillingService,
    @Inject(BotsService) private readonly bots: BotsService,
    @Inject(SessionVault) private readonly vault: SessionVault,
    @Inject(ActivityLogService) private readonly activity: ActivityLogService,
    @Inject(MailsService) private readonly mails: MailsService,
    @Inject(PhotosService) private readonly photos: PhotosService,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(Log) private readonly log: Log,
    @Inject(ClosingsService) closings: ClosingsService,
    @Inject(ConversationsService) private readonly conversations: ConversationsService,
    @Inject(PromptsService) prompts: PromptsService,
    @Inject(ProductsService) products: ProductsService,
    @Inject(KnowledgeService) knowledge: KnowledgeService,
    @Inject(QuestionsService) questions: QuestionsService,
    @Inject(BlacklistService) blacklist: BlacklistService,
    @Inject(FollowUpsService) followUps: FollowUpsService,
    @Inject(NotificationsService) notifications: NotificationsService,
    @Inject(PlansService) plans: PlansService,
    @Inject(LoginSessionsService) logins: LoginSessionsService,
    @Inject(OtpService) otp: OtpService,
    @Inject(EventsService) events: EventsService,
  ) {
    this.keepers = [
      ...[questions, closings, conversations, photos, products, knowledge, prompts, blacklist, followUps],
      ...[notifications, events, plans, logins, otp, mails, accounts],
    ];
  }

  /**
   * Deletes the account of a token. The device is logged out first, while its keys still exist. When no
   * session host can do it now, the emptied account row remains for {@link removeRemains}. Tokens and sockets
   * end with the commit.
   */
  async deleteAccount({ personId: ownerId }: Actor): Promise<void> {
    const unlinked = await this.bots.unlink(ownerId);
    const { mailId, revoke } = await this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, ownerId);
      // lock order: account, session, conversations (docs/decisions/0166)
      await this.bots.lockForErasure(tx, ownerId);
      await this.conversations.lockForErasure(tx, ownerId);
      for (const keeper of this.keepers) await keeper.erase(tx, ownerId);
      const revoke = await this.billing.revokeOrders(tx, ownerId);
      if (unlinked) await this.accounts.removeErased([ownerId], tx);
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
    await this.photos.forgetFiles(ownerId);
    await this.activity
      .clear(ownerId)
      .catch((error: unknown) => this.log.warn({ event: 'activity-log.kept', ownerId, ...errorFields(error) }));
    this.log.info({ event: 'account.deleted', ownerId, unlinked });
  }

  /**
   * For housekeeping: logs out the devices of deleted accounts that could not be reached before, and removes
   * the empty account rows; after a day also without the logout.
   * @returns how many accounts are now completely removed.
   */
  async removeRemains(): Promise<number> {
    const erased = await this.accounts.erased();
    const linked = await this.vault.linked(erased);
    for (const ownerId of linked.slice(0, unlinkedPerSweep)) await this.bots.unlink(ownerId);
    const left = new Set(await this.vault.linked(erased));
    const removed = await this.accounts.removeErased(erased.filter((ownerId) => !left.has(ownerId)));
    return removed + (await this.accounts.removeErasedLongAgo());
  }
}
