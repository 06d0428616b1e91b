import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PlanNotices } from './plan-notices.service.js';
import { PlansService } from './plans.service.js';

@Module({ imports: [NotificationsModule], providers: [PlansService, PlanNotices], exports: [PlansService, PlanNotices] })
export class PlansModule {}
