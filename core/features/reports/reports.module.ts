import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { ClosingsModule } from '../closings/closings.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { FollowUpsModule } from '../followups/followups.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PromptsModule } from '../prompts/prompts.module.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { ReportsService } from './reports.service.js';

@Module({
  imports: [AccountModule, ClosingsModule, ConversationsModule, FollowUpsModule, NotificationsModule, PromptsModule, QuestionsModule],
  providers: [ReportsService],
  exports: [ReportsService],
})
export class ReportsModule {}
