import { Module } from '@nestjs/common';
import { BlacklistService } from './blacklist.service.js';

@Module({ providers: [BlacklistService], exports: [BlacklistService] })
export class BlacklistModule {}
