import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.js';
import { PlanWarnings } from './plan-warnings.service.js';
import { PlansService } from './plans.service.js';
import { TrialKeys } from './trial-keys.js';

@Module({ imports: [EventsModule], providers: [PlansService, PlanWarnings, TrialKeys], exports: [PlansService, PlanWarnings] })
export class PlansModule {}
