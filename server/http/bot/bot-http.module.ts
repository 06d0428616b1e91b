import { Module } from '@nestjs/common';
import { ActivityLogModule } from '#core/features/activity-log/activity-log.module';
import { BotsModule } from '#core/features/bots/bots.module';
import { BotController } from './bot.controller.js';
import { PasskeyController } from './passkey.controller.js';

@Module({ imports: [BotsModule, ActivityLogModule], controllers: [BotController, PasskeyController] })
export class BotHttpModule {}
