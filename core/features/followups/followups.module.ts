import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BotsModule } from '../bots/bots.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { EventsModule } from '../events/events.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { PromptsModule } from '../prompts/prompts.module.js';
import { RepliesModule } from '../replies/replies.module.js';
import { FollowUpAlarm } from './follow-up-alarm.js';
import { FollowUpEvents } from './follow-up-events.service.js';
import { FollowUpPlanner } from './follow-up-planner.service.js';
import { OldChats } from './old-chats.service.js';
import { FollowUpQueue } from './follow-up-queue.service.js';
import { FollowUpSender } from './follow-up-sender.service.js';
import { FollowUpSettings } from './follow-up-settings.entity.js';
import { FollowUpsService } from './followups.service.js';

@Module({
  imports: [
    AccountModule,
    TypeOrmModule.forFeature([FollowUpSettings]),
    EventsModule,
    BotsModule,
    ConversationsModule,
    NotificationsModule,
    PlansModule,
    PromptsModule,
    RepliesModule,
  ],
  providers: [FollowUpsService, FollowUpPlanner, FollowUpSender, FollowUpQueue, FollowUpAlarm, FollowUpEvents, OldChats],
  exports: [FollowUpsService, FollowUpPlanner, FollowUpSender, FollowUpQueue, OldChats],
})
export class FollowUpsModule {}
