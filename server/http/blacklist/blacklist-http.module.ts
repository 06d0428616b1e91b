import { Module } from '@nestjs/common';
import { BlacklistModule } from '#core/features/blacklist/blacklist.module';
import { BlacklistController } from './blacklist.controller.js';

@Module({ imports: [BlacklistModule], controllers: [BlacklistController] })
export class BlacklistHttpModule {}
