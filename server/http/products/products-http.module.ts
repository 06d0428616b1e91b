import { Module } from '@nestjs/common';
import { ProductsModule } from '#core/features/products/products.module';
import { PromptsModule } from '#core/features/prompts/prompts.module';
import { DownloadNames } from '../downloads/download-names.js';
import { OrderRulesController } from './order-rules.controller.js';
import { ProductsController } from './products.controller.js';

@Module({ imports: [ProductsModule, PromptsModule], providers: [DownloadNames], controllers: [ProductsController, OrderRulesController] })
export class ProductsHttpModule {}
