import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { EventsModule } from '../events/events.module.js';
import { KnowledgeModule } from '../knowledge/knowledge.module.js';
import { QuestionsService } from './questions.service.js';

@Module({
  imports: [AccountModule, ConversationsModule, EventsModule, KnowledgeModule],
  providers: [QuestionsService],
  exports: [QuestionsService],
})
export class QuestionsModule {}
