import { Module } from '@nestjs/common';
import { RepliesModule } from '#core/features/replies/replies.module';
import { TryOutController } from './try-out.controller.js';

@Module({ imports: [RepliesModule], controllers: [TryOutController] })
export class TryOutHttpModule {}
