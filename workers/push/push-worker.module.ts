import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { jobs } from '#contracts/jobs/catalogue';
import { NotificationsModule } from '#core/features/notifications/notifications.module';
import { PushProcessor } from './push.processor.js';

@Module({ imports: [BullModule.registerQueue({ name: jobs['push.send'].queue }), NotificationsModule], providers: [PushProcessor] })
export class PushWorkerModule {}
