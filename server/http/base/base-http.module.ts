import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { AccountModule } from '#core/features/account/account.module';
import { RepliesModule } from '#core/features/replies/replies.module';
import { HealthModule } from '#core/platform/health/health.module';
import { ErrorFilter } from '../filters/error.filter.js';
import { GuardModule } from '../guard/guard.module.js';
import { HealthController } from '../health/health.controller.js';
import { OpenApiController } from '../openapi/openapi.controller.js';
import { PublicConfigController } from '../public-config/public-config.controller.js';
import { SecurityTrace } from './security-trace.js';

/** The parts that every route needs: guards, the error filter, health and the public settings. */
@Module({
  imports: [AccountModule, GuardModule, HealthModule, RepliesModule],
  controllers: [HealthController, OpenApiController, PublicConfigController],
  providers: [SecurityTrace, { provide: APP_FILTER, useClass: ErrorFilter }],
  exports: [SecurityTrace],
})
export class BaseHttpModule {}
