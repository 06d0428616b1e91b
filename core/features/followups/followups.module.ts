import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { BotsModule } from '../bots/bots.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { PromptsModule } from '../prompts/prompts.module.js';
import { RepliesModule } from '../replies/replies.module.js';
import { FollowUpAlarm } from './follow-up-alarm.js';
import { FollowUpPlanner } from './follow-up-planner.service.js';
import { FollowUpSender } from './follow-up-sender.service.js';
import { FollowUpSettings } from './follow-up-settings.entity.js';
import { FollowUpsService } from './followups.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([FollowUpSettings]),
    ActivityLogModule,
    BotsModule,
    ConversationsModule,
    PlansModule,
    PromptsModule,
    RepliesModule,
  ],
  providers: [FollowUpsService, FollowUpPlanner, FollowUpSender, FollowUpAlarm],
  exports: [FollowUpsService, FollowUpPlanner, FollowUpSender],
})
export class FollowUpsModule {}
