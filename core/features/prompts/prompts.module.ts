import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BotSettings } from './bot-settings.entity.js';
import { PromptsService } from './prompts.service.js';

@Module({ imports: [TypeOrmModule.forFeature([BotSettings])], providers: [PromptsService], exports: [PromptsService] })
export class PromptsModule {}
