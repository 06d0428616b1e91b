import { Module } from '@nestjs/common';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { QuestionsModule } from '#core/features/questions/questions.module';
import { QuestionsController } from './questions.controller.js';

@Module({ imports: [QuestionsModule, ConversationsModule], controllers: [QuestionsController] })
export class QuestionsHttpModule {}
