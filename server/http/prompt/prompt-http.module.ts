import { Module } from '@nestjs/common';
import { PromptsModule } from '#core/features/prompts/prompts.module';
import { PromptController } from './prompt.controller.js';

@Module({ imports: [PromptsModule], controllers: [PromptController] })
export class PromptHttpModule {}
