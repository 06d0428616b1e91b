import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { AnalyticsService } from './analytics.service.js';

@Module({ imports: [AccountModule, PlansModule], providers: [AnalyticsService], exports: [AnalyticsService] })
export class AnalyticsModule {}
