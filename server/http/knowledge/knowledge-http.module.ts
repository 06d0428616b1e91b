import { Module } from '@nestjs/common';
import { KnowledgeModule } from '#core/features/knowledge/knowledge.module';
import { KnowledgeController } from './knowledge.controller.js';

@Module({ imports: [KnowledgeModule], controllers: [KnowledgeController] })
export class KnowledgeHttpModule {}
