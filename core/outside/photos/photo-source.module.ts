import { Module } from '@nestjs/common';
import { PhotoSource } from './photo-source.service.js';

@Module({ providers: [PhotoSource], exports: [PhotoSource] })
export class PhotoSourceModule {}
