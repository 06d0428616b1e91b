import { Module } from '@nestjs/common';
import { FollowUpsService } from './followups.service.js';

@Module({ providers: [FollowUpsService], exports: [FollowUpsService] })
export class FollowUpsModule {}
