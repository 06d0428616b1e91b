import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountModule } from '../account/account.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { PromptsModule } from '../prompts/prompts.module.js';
import { Notification } from './notification.entity.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Notification]), ActivityLogModule, PromptsModule, AccountModule, MailsModule],
  providers: [NotificationsService, NotificationsRepository],
  exports: [NotificationsService],
})
export class NotificationsModule {}
