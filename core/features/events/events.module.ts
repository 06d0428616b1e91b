import { Module } from '@nestjs/common';
import { EventDispatcher } from './event-dispatcher.service.js';
import { EventsService } from './events.service.js';

@Module({ providers: [EventsService, EventDispatcher], exports: [EventsService, EventDispatcher] })
export class EventsModule {}
