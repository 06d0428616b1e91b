import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { jobs } from '#contracts/jobs/catalogue';
import { BillingModule } from '#core/features/billing/billing.module';
import { PlansModule } from '#core/features/plans/plans.module';
import { BillingProcessor } from './billing.processor.js';

@Module({
  imports: [BullModule.registerQueue({ name: jobs['billing.reconcile'].queue }), BillingModule, PlansModule],
  providers: [BillingProcessor],
})
export class BillingWorkerModule {}
