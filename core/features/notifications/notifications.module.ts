import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WebPushModule } from '../../outside/push/push.module.js';
import { AccountModule } from '../account/account.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { PromptsModule } from '../prompts/prompts.module.js';
import { BellService } from './bell.service.js';
import { NoticeNumbers } from './notice-numbers.service.js';
import { Notification } from './notification.entity.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';
import { PushDevices } from './push/push-devices.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Notification]), ActivityLogModule, PromptsModule, AccountModule, MailsModule, WebPushModule],
  providers: [NotificationsService, NotificationsRepository, BellService, NoticeNumbers, PushDevices],
  exports: [NotificationsService, BellService, NoticeNumbers, PushDevices],
})
export class NotificationsModule {}
