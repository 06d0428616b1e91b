import { Module } from '@nestjs/common';
import { BotsModule } from '#core/features/bots/bots.module';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { BlacklistController } from './blacklist.controller.js';

@Module({ imports: [BotsModule, ConversationsModule], controllers: [BlacklistController] })
export class BlacklistHttpModule {}
