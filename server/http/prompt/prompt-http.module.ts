import { Module } from '@nestjs/common';
import { BotsModule } from '#core/features/bots/bots.module';
import { PromptsModule } from '#core/features/prompts/prompts.module';
import { ShippingModule } from '#core/features/shipping/shipping.module';
import { PromptController } from './prompt.controller.js';

@Module({ imports: [BotsModule, PromptsModule, ShippingModule], controllers: [PromptController] })
export class PromptHttpModule {}
