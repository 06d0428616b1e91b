import { Module } from '@nestjs/common';
import { BlacklistModule } from '#core/features/blacklist/blacklist.module';
import { BotsModule } from '#core/features/bots/bots.module';
import { BlacklistController } from './blacklist.controller.js';

@Module({ imports: [BlacklistModule, BotsModule], controllers: [BlacklistController] })
export class BlacklistHttpModule {}
