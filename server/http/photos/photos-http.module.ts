import { Module } from '@nestjs/common';
import { PhotosModule } from '#core/features/photos/photos.module';
import { PhotosController } from './photos.controller.js';

@Module({ imports: [PhotosModule], controllers: [PhotosController] })
export class PhotosHttpModule {}
