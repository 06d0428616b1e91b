import { Inject, Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { MidtransProvider } from './midtrans/midtrans.provider.js';
import { type PaymentProvider, type ProviderName, providerNames } from './payment.types.js';
import { XenditProvider } from './xendit/xendit.provider.js';

/** The payment services that this product can use. */
@Injectable()
export class PaymentProviders {
  private readonly all: Readonly<Record<ProviderName, PaymentProvider>>;

  constructor(
    @Inject(Config) private readonly config: Pick<Config, 'PAYMENT_PROVIDER'>,
    @Inject(MidtransProvider) midtrans: MidtransProvider,
    @Inject(XenditProvider) xendit: XenditProvider,
  ) {
    this.all = { midtrans, xendit };
  }

  /** The provider that opens new orders, according to the setting PAYMENT_PROVIDER. */
  get selling(): PaymentProvider {
    return this.all[this.config.PAYMENT_PROVIDER];
  }

  /** The provider that opened an order. It is still queried about the order after the setting has changed. */
  named(name: ProviderName): PaymentProvider {
    return this.all[name];
  }

  /** The providers that can be queried. */
  get configured(): ProviderName[] {
    return providerNames.filter((name) => this.all[name].configured);
  }
}
