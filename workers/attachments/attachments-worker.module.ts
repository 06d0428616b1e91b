import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { jobs } from '#contracts/jobs/catalogue';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { AttachmentsProcessor } from './attachments.processor.js';

@Module({
  imports: [BullModule.registerQueue({ name: jobs['attachments.take-over'].queue }), ConversationsModule],
  providers: [AttachmentsProcessor],
})
export class AttachmentsWorkerModule {}
