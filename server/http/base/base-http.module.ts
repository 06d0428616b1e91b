import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ErrorFilter } from '../filters/error.filter.js';
import { GuardModule } from '../guard/guard.module.js';
import { HealthController } from '../health/health.controller.js';
import { Readiness } from '../health/readiness.js';
import { PublicConfigController } from '../public-config/public-config.controller.js';

/** What stands under every route: guards, the error filter, health and the public settings. */
@Module({
  imports: [GuardModule],
  controllers: [HealthController, PublicConfigController],
  providers: [Readiness, { provide: APP_FILTER, useClass: ErrorFilter }],
  exports: [Readiness],
})
export class BaseHttpModule {}
