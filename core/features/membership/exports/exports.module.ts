import { Module } from '@nestjs/common';
import { StorageModule } from '../../../outside/storage/storage.module.js';
import { AccountModule } from '../../account/account.module.js';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { ConversationsModule } from '../../conversations/conversations.module.js';
import { MailsModule } from '../../mails/mails.module.js';
import { AccountExports } from './account-exports.service.js';
import { ExportBuilder } from './export-builder.service.js';

/** Copies of all data of an account for its owner. */
@Module({
  imports: [AccountModule, ActivityLogModule, ConversationsModule, MailsModule, StorageModule],
  providers: [AccountExports, ExportBuilder],
  exports: [AccountExports, ExportBuilder],
})
export class AccountExportsModule {}
