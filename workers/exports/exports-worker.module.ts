import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { jobs } from '#contracts/jobs/catalogue';
import { AccountExportsModule } from '#core/features/membership/exports/exports.module';
import { ExportsProcessor } from './exports.processor.js';

@Module({
  imports: [BullModule.registerQueue({ name: jobs['account.export'].queue }), AccountExportsModule],
  providers: [ExportsProcessor],
})
export class ExportsWorkerModule {}
