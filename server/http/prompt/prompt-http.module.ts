import { Module } from '@nestjs/common';
import { BotsModule } from '#core/features/bots/bots.module';
import { PromptsModule } from '#core/features/prompts/prompts.module';
import { PromptController } from './prompt.controller.js';

@Module({ imports: [BotsModule, PromptsModule], controllers: [PromptController] })
export class PromptHttpModule {}
