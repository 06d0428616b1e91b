import { Module } from '@nestjs/common';
import { ShippingModule } from '#core/features/shipping/shipping.module';
import { ShippingController } from './shipping.controller.js';

@Module({ imports: [ShippingModule], controllers: [ShippingController] })
export class ShippingHttpModule {}
