import { Module } from '@nestjs/common';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { KnowledgeModule } from '../knowledge/knowledge.module.js';
import { QuestionsService } from './questions.service.js';

@Module({ imports: [ConversationsModule, KnowledgeModule], providers: [QuestionsService], exports: [QuestionsService] })
export class QuestionsModule {}
