import { Module } from '@nestjs/common';
import { MidtransProvider } from './midtrans/midtrans.provider.js';
import { PaymentProviders } from './payment-providers.js';
import { XenditProvider } from './xendit/xendit.provider.js';

@Module({ providers: [MidtransProvider, XenditProvider, PaymentProviders], exports: [PaymentProviders] })
export class PaymentsModule {}
