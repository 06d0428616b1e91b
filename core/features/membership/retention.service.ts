import { Inject, Injectable } from '@nestjs/common';
import { dayMs, hourMs } from '#contracts/values/base/durations';
import { retention } from '#contracts/values/retention';
import { AccountService } from '../account/account.service.js';
import { EmailChanges } from '../account/email-changes.service.js';
import { Members } from '../account/members.service.js';
import { PendingRegistrations } from '../account/pending-registrations.service.js';
import { BillingService } from '../billing/billing.service.js';
import { EventsService } from '../events/events.service.js';
import { ChatFilesService } from '../conversations/files/chat-files.service.js';
import { MessagesService } from '../conversations/messages/messages.service.js';
import { MailsService } from '../mails/mails.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { OtpService } from '../otp/otp.service.js';
import { PhotosService } from '../photos/photos.service.js';
import { ProductImports } from '../products/imports/product-imports.service.js';
import { StorageUseService } from '../storage-use/storage-use.service.js';
import { AccountExports } from './exports/account-exports.service.js';
import { StorageRecount } from './storage-recount.service.js';
import { StoredFilesService } from './stored-files.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { Log } from '../../platform/log/log.js';

/** Deletes data whose retention period (`retention`) is over. Idempotent, also when several processes run it. */
@Injectable()
export class RetentionService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(PendingRegistrations) private readonly registrations: PendingRegistrations,
    @Inject(EmailChanges) private readonly changes: EmailChanges,
    @Inject(OtpService) private readonly otp: OtpService,
    @Inject(MailsService) private readonly mails: MailsService,
    @Inject(EventsService) private readonly events: EventsService,
    @Inject(BillingService) private readonly billing: BillingService,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
    @Inject(PhotosService) private readonly photos: PhotosService,
    @Inject(ProductImports) private readonly productImports: ProductImports,
    @Inject(MessagesService) private readonly conversations: MessagesService,
    @Inject(ChatFilesService) private readonly chatFiles: ChatFilesService,
    @Inject(StorageUseService) private readonly storageUse: StorageUseService,
    @Inject(StorageRecount) private readonly storageRecount: StorageRecount,
    @Inject(AccountExports) private readonly exports: AccountExports,
    @Inject(StoredFilesService) private readonly files: StoredFilesService,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {}

  async sweep(): Promise<void> {
    const now = this.clock.now();
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const removed = {
      registrations: await this.registrations.removeOlder(
        ago(retention.registrationHours * hourMs),
        ago(retention.paidRegistrationDays * dayMs),
        await this.billing.addressesPaidFor(),
      ),
      codes: await this.otp.removeOld(),
      emailChanges: await this.changes.removeOver(this.database, now),
      mails: await this.mails.removeOld(),
      events: await this.events.removeOld(),
      orderEvents: await this.billing.removeOldEvents(),
      phoneTexts: await this.conversations.removeOldPhoneTexts(ago(retention.phoneTextDays * dayMs)),
      earlyEdits: await this.conversations.removeOldEarlyEdits(ago(retention.earlyEditDays * dayMs)),
      chatFiles: await this.chatFiles.sweep(),
      notices: await this.notifications.removeOld(),
      productImports: await this.productImports.removeOld(),
      photos: await this.photos.sweep((ids) => this.members.existing(ids)),
      accountExports: await this.exports.removeOver(),
      unnamedFiles: await this.files.sweep(),
      leadDays: await this.storageUse.removeOldDays(),
    };
    await this.storageRecount.sweep();
    if (Object.values(removed).some((count) => count > 0)) this.log.info({ event: 'retention.swept', ...removed });
  }
}
