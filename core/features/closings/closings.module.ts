import { Module } from '@nestjs/common';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { ClosingsService } from './closings.service.js';

@Module({ imports: [ConversationsModule], providers: [ClosingsService], exports: [ClosingsService] })
export class ClosingsModule {}
