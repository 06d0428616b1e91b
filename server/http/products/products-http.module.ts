import { Module } from '@nestjs/common';
import { ProductsModule } from '#core/features/products/products.module';
import { ProductsController } from './products.controller.js';

@Module({ imports: [ProductsModule], controllers: [ProductsController] })
export class ProductsHttpModule {}
