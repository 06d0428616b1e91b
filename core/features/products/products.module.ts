import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PromptsModule } from '../prompts/prompts.module.js';
import { TextPrices } from './imports/text-prices.service.js';
import { OrderRulesService } from './order-rules/order-rules.service.js';
import { Product } from './product.entity.js';
import { ProductChanges } from './imports/product-changes.service.js';
import { ProductImports } from './imports/product-imports.service.js';
import { ProductFiles } from './product-files.service.js';
import { ProductsService } from './products.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Product]), PromptsModule],
  providers: [ProductsService, ProductFiles, ProductImports, ProductChanges, TextPrices, OrderRulesService],
  exports: [ProductsService, ProductFiles, ProductImports, ProductChanges, TextPrices, OrderRulesService],
})
export class ProductsModule {}
