import { Module } from '@nestjs/common';
import { AnalyticsModule } from '#core/features/analytics/analytics.module';
import { AnalyticsController } from './analytics.controller.js';

@Module({ imports: [AnalyticsModule], controllers: [AnalyticsController] })
export class AnalyticsHttpModule {}
