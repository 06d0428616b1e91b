import { Module } from '@nestjs/common';
import { ShippingRatesModule } from '../../outside/shipping/shipping.module.js';
import { PromptsModule } from '../prompts/prompts.module.js';
import { ShippingCache } from './shipping-cache.js';
import { ShippingShare } from './shipping-share.js';
import { ShippingService } from './shipping.service.js';

@Module({
  imports: [ShippingRatesModule, PromptsModule],
  providers: [ShippingService, ShippingCache, ShippingShare],
  exports: [ShippingService],
})
export class ShippingModule {}
