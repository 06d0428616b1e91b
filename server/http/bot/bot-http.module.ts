import { Module } from '@nestjs/common';
import { AccountModule } from '#core/features/account/account.module';
import { ActivityLogModule } from '#core/features/activity-log/activity-log.module';
import { BotsModule } from '#core/features/bots/bots.module';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { FollowUpsModule } from '#core/features/followups/followups.module';
import { PromptsModule } from '#core/features/prompts/prompts.module';
import { BotController } from './bot.controller.js';
import { BotsController } from './bots.controller.js';
import { HoursController } from './hours.controller.js';
import { PasskeyController } from './passkey.controller.js';

@Module({
  imports: [AccountModule, BotsModule, ActivityLogModule, ConversationsModule, FollowUpsModule, PromptsModule],
  controllers: [BotController, BotsController, HoursController, PasskeyController],
})
export class BotHttpModule {}
