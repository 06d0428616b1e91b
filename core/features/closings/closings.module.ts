import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { EventsModule } from '../events/events.module.js';
import { ClosingsService } from './closings.service.js';

@Module({ imports: [AccountModule, ConversationsModule, EventsModule], providers: [ClosingsService], exports: [ClosingsService] })
export class ClosingsModule {}
