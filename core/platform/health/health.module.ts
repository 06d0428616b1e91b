import { Module } from '@nestjs/common';
import { Readiness } from './readiness.js';

/** Whether this process can serve. Queried by the API and by the operator's port. */
@Module({ providers: [Readiness], exports: [Readiness] })
export class HealthModule {}
