import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { jobs } from '#contracts/jobs/catalogue';
import { FollowUpsModule } from '#core/features/followups/followups.module';
import { FollowUpsProcessor } from './followups.processor.js';

@Module({ imports: [BullModule.registerQueue({ name: jobs['followups.send'].queue }), FollowUpsModule], providers: [FollowUpsProcessor] })
export class FollowUpsWorkerModule {}
