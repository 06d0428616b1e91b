import { Module } from '@nestjs/common';
import { ConversionsClient } from '../../outside/meta/conversions.client.js';
import { MidtransClient } from '../../outside/midtrans/midtrans.client.js';
import { AccountModule } from '../account/account.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { BillingService } from './billing.service.js';
import { CheckoutService } from './checkout.service.js';
import { PaymentAlerts } from './payment-alerts.js';
import { PaymentsService } from './payments.service.js';
import { ReconcilerService } from './reconciler.service.js';

@Module({
  imports: [AccountModule, ActivityLogModule, MailsModule, NotificationsModule, PlansModule],
  providers: [BillingService, CheckoutService, PaymentAlerts, PaymentsService, ReconcilerService, MidtransClient, ConversionsClient],
  exports: [BillingService, ReconcilerService],
})
export class BillingModule {}
