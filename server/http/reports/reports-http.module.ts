import { Module } from '@nestjs/common';
import { PromptsModule } from '#core/features/prompts/prompts.module';
import { ReportsModule } from '#core/features/reports/reports.module';
import { ReportsController } from './reports.controller.js';

@Module({ imports: [PromptsModule, ReportsModule], controllers: [ReportsController] })
export class ReportsHttpModule {}
