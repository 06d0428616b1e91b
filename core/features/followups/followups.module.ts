import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FollowUpSettings } from './follow-up-settings.entity.js';
import { FollowUpsService } from './followups.service.js';

@Module({ imports: [TypeOrmModule.forFeature([FollowUpSettings])], providers: [FollowUpsService], exports: [FollowUpsService] })
export class FollowUpsModule {}
