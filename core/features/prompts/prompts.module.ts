import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BotSettings } from './bot-settings.entity.js';
import { PromptVersion } from './prompt-version.entity.js';
import { PromptsService } from './prompts.service.js';

@Module({ imports: [TypeOrmModule.forFeature([BotSettings, PromptVersion])], providers: [PromptsService], exports: [PromptsService] })
export class PromptsModule {}
