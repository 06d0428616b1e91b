import { Module } from '@nestjs/common';
import { FollowUpsModule } from '#core/features/followups/followups.module';
import { FollowUpController } from './followup.controller.js';

@Module({ imports: [FollowUpsModule], controllers: [FollowUpController] })
export class FollowUpHttpModule {}
