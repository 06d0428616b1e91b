import { Module } from '@nestjs/common';
import { FollowUpsModule } from '#core/features/followups/followups.module';
import { FollowUpController } from './followup.controller.js';
import { FollowUpQueueController } from './followup-queue.controller.js';

@Module({ imports: [FollowUpsModule], controllers: [FollowUpController, FollowUpQueueController] })
export class FollowUpHttpModule {}
