import { Module } from '@nestjs/common';
import { BillingModule } from '#core/features/billing/billing.module';
import { BillingController } from './billing.controller.js';

@Module({ imports: [BillingModule], controllers: [BillingController] })
export class BillingHttpModule {}
