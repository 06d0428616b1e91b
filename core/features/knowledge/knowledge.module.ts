import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KnowledgeService } from './knowledge.service.js';
import { KnownAnswer } from './known-answer.entity.js';

@Module({ imports: [TypeOrmModule.forFeature([KnownAnswer])], providers: [KnowledgeService], exports: [KnowledgeService] })
export class KnowledgeModule {}
