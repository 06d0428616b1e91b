import { Module } from '@nestjs/common';
import { ActivityLogService } from './activity-log.service.js';

@Module({ providers: [ActivityLogService], exports: [ActivityLogService] })
export class ActivityLogModule {}
