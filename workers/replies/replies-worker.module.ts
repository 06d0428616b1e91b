import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { jobs } from '#contracts/jobs/catalogue';
import { RepliesModule } from '#core/features/replies/replies.module';
import { RepliesProcessor } from './replies.processor.js';

@Module({ imports: [BullModule.registerQueue({ name: jobs['replies.generate'].queue }), RepliesModule], providers: [RepliesProcessor] })
export class RepliesWorkerModule {}
