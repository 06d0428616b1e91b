import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConversionsClient } from '../../outside/meta/conversions.client.js';
import { PaymentsModule } from '../../outside/payments/payments.module.js';
import { AccountModule } from '../account/account.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { EventsModule } from '../events/events.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { BillingService } from './billing.service.js';
import { CheckoutService } from './checkout.service.js';
import { OrderEventRow } from './order-event.entity.js';
import { OrderRow } from './order.entity.js';
import { OrdersRepository } from './orders.repository.js';
import { PaymentAlerts } from './payment-alerts.js';
import { PaymentsService } from './payments.service.js';
import { ReconcilerService } from './reconciler.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([OrderEventRow, OrderRow]), AccountModule, EventsModule, MailsModule, PaymentsModule, PlansModule],
  providers: [BillingService, CheckoutService, OrdersRepository, PaymentAlerts, PaymentsService, ReconcilerService, ConversionsClient],
  exports: [BillingService, ReconcilerService],
})
export class BillingModule {}
