import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BlacklistEntry } from './blacklist-entry.entity.js';
import { BlacklistRepository } from './blacklist.repository.js';
import { BlacklistService } from './blacklist.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([BlacklistEntry])],
  providers: [BlacklistService, BlacklistRepository],
  exports: [BlacklistService],
})
export class BlacklistModule {}
