import { Module } from '@nestjs/common';
import { RepliesModule } from '#core/features/replies/replies.module';
import { SampleShopsController } from './sample-shops.controller.js';
import { TryOutController } from './try-out.controller.js';

@Module({ imports: [RepliesModule], controllers: [TryOutController, SampleShopsController] })
export class TryOutHttpModule {}
