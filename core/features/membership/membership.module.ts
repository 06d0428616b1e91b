import { Module } from '@nestjs/common';
import { StorageModule } from '../../outside/storage/storage.module.js';
import { AccountModule } from '../account/account.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { BlacklistModule } from '../blacklist/blacklist.module.js';
import { BotsModule } from '../bots/bots.module.js';
import { ClosingsModule } from '../closings/closings.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { EventsModule } from '../events/events.module.js';
import { FollowUpsModule } from '../followups/followups.module.js';
import { KnowledgeModule } from '../knowledge/knowledge.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OtpModule } from '../otp/otp.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { ProductsModule } from '../products/products.module.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { PromptsModule } from '../prompts/prompts.module.js';
import { StorageUseModule } from '../storage-use/storage-use.module.js';
import { AddressService } from './address.service.js';
import { ErasedAccounts } from './erased-accounts.service.js';
import { ErasureService } from './erasure.service.js';
import { AccountExportsModule } from './exports/exports.module.js';
import { RegistrationService } from './registration.service.js';
import { RetentionService } from './retention.service.js';
import { StorageRecount } from './storage-recount.service.js';
import { StoredFilesService } from './stored-files.service.js';

/**
 * Registration, change of address and account deletion: creates an account with its package, and deletes
 * everything that belongs to it.
 */
@Module({
  imports: [
    AccountExportsModule,
    AccountModule,
    ActivityLogModule,
    AuthModule,
    BillingModule,
    BlacklistModule,
    BotsModule,
    ClosingsModule,
    ConversationsModule,
    EventsModule,
    FollowUpsModule,
    KnowledgeModule,
    MailsModule,
    NotificationsModule,
    OtpModule,
    PhotosModule,
    PlansModule,
    ProductsModule,
    PromptsModule,
    QuestionsModule,
    StorageModule,
    StorageUseModule,
  ],
  providers: [RegistrationService, AddressService, ErasedAccounts, ErasureService, RetentionService, StorageRecount, StoredFilesService],
  exports: [RegistrationService, AddressService, ErasedAccounts, ErasureService, RetentionService],
})
export class MembershipModule {}
