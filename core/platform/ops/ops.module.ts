import { Module } from '@nestjs/common';
import { HealthModule } from '../health/health.module.js';
import { LoopGuard } from '../loop/loop-guard.js';
import { OpsPort } from './ops-port.js';

/** Monitoring of a program, the same in both programs. */
@Module({ imports: [HealthModule], providers: [OpsPort, LoopGuard] })
export class OpsModule {}
