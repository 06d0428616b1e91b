import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { jobs } from '#contracts/jobs/catalogue';
import { RepliesModule } from '#core/features/replies/replies.module';
import { MemoryProcessor } from './memory.processor.js';

@Module({ imports: [BullModule.registerQueue({ name: jobs['memory.summarise'].queue }), RepliesModule], providers: [MemoryProcessor] })
export class MemoryWorkerModule {}
