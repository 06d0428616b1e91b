import { Module } from '@nestjs/common';
import { ClosingsModule } from '#core/features/closings/closings.module';
import { ClosingsController } from './closings.controller.js';

@Module({ imports: [ClosingsModule], controllers: [ClosingsController] })
export class ClosingsHttpModule {}
