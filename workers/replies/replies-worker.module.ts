import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { jobs } from '#contracts/jobs/catalogue';
import { LlmModule } from '#core/outside/llm/llm.module';
import { RepliesModule } from '#core/features/replies/replies.module';
import { RepliesProcessor } from './replies.processor.js';

@Module({
  imports: [BullModule.registerQueue({ name: jobs['replies.generate'].queue }), LlmModule, RepliesModule],
  providers: [RepliesProcessor],
})
export class RepliesWorkerModule {}
