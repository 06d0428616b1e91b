import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PlanNotices } from './plan-notices.service.js';
import { PlansService } from './plans.service.js';
import { TrialKeys } from './trial-keys.js';

@Module({ imports: [NotificationsModule], providers: [PlansService, PlanNotices, TrialKeys], exports: [PlansService, PlanNotices] })
export class PlansModule {}
