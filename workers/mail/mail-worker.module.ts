import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { jobs } from '#contracts/jobs/catalogue';
import { MailsModule } from '#core/features/mails/mails.module';
import { MailProcessor } from './mail.processor.js';

@Module({ imports: [BullModule.registerQueue({ name: jobs['mail.send'].queue }), MailsModule], providers: [MailProcessor] })
export class MailWorkerModule {}
