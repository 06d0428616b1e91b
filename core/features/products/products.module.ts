import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Product } from './product.entity.js';
import { ProductImports } from './imports/product-imports.service.js';
import { ProductFiles } from './product-files.service.js';
import { ProductsService } from './products.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Product])],
  providers: [ProductsService, ProductFiles, ProductImports],
  exports: [ProductsService, ProductFiles, ProductImports],
})
export class ProductsModule {}
