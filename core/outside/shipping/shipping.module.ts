import { Module } from '@nestjs/common';
import { ShippingRates } from './shipping-rates.js';

@Module({ providers: [ShippingRates], exports: [ShippingRates] })
export class ShippingRatesModule {}
