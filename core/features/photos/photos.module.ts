import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { PhotoSourceModule } from '../../outside/photos/photo-source.module.js';
import { StorageModule } from '../../outside/storage/storage.module.js';
import { ProductsModule } from '../products/products.module.js';
import { PromptsModule } from '../prompts/prompts.module.js';
import { StorageUseModule } from '../storage-use/storage-use.module.js';
import { PhotosService } from './photos.service.js';

@Module({
  imports: [AccountModule, PhotoSourceModule, StorageModule, ProductsModule, PromptsModule, StorageUseModule],
  providers: [PhotosService],
  exports: [PhotosService],
})
export class PhotosModule {}
