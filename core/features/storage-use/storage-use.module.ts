import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.js';
import { StorageUseService } from './storage-use.service.js';

@Module({ imports: [EventsModule], providers: [StorageUseService], exports: [StorageUseService] })
export class StorageUseModule {}
