import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AuthModule } from '#core/features/auth/auth.module';
import { AuthGuard } from './auth.guard.js';
import { RateGuard } from './rate.guard.js';
import { RateLimits } from './rate-limits.js';

/** Guards of every route: first the token, then the number of tries. */
@Module({
  imports: [AuthModule],
  providers: [RateLimits, { provide: APP_GUARD, useClass: AuthGuard }, { provide: APP_GUARD, useClass: RateGuard }],
})
export class GuardModule {}
