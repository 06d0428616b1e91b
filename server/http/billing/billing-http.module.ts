import { Module } from '@nestjs/common';
import { BillingModule } from '#core/features/billing/billing.module';
import { BotsModule } from '#core/features/bots/bots.module';
import { BillingController } from './billing.controller.js';

@Module({ imports: [BillingModule, BotsModule], controllers: [BillingController] })
export class BillingHttpModule {}
