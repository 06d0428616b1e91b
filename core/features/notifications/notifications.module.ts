import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { PromptsModule } from '../prompts/prompts.module.js';
import { NotificationsService } from './notifications.service.js';

@Module({
  imports: [ActivityLogModule, PromptsModule, AccountModule, MailsModule],
  providers: [NotificationsService],
  exports: [NotificationsService],
})
export class NotificationsModule {}
