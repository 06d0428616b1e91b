import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Product } from './product.entity.js';
import { ProductsService } from './products.service.js';

@Module({ imports: [TypeOrmModule.forFeature([Product])], providers: [ProductsService], exports: [ProductsService] })
export class ProductsModule {}
