import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BotSettings } from './bot-settings.entity.js';
import { PromptVersion } from './prompt-version.entity.js';
import { PromptsService } from './prompts.service.js';
import { ReportTimes } from './report-times.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([BotSettings, PromptVersion])],
  providers: [PromptsService, ReportTimes],
  exports: [PromptsService, ReportTimes],
})
export class PromptsModule {}
