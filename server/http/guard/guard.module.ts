import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { AuthModule } from '#core/features/auth/auth.module';
import { OtpModule } from '#core/features/otp/otp.module';
import { RateLimits } from '#core/platform/rate-limits/rate-limits';
import { AuthGuard } from './auth.guard.js';
import { PermissionGuard } from './permission.guard.js';
import { RateGuard } from './rate.guard.js';
import { RightGuessesInterceptor } from './right-guesses.interceptor.js';
import { StepUpGuard } from './step-up.guard.js';

/**
 * Guards of every route, in this order: the token, the rate limit, the role's permission, and a recently entered
 * password if the route requires it.
 */
@Module({
  imports: [AuthModule, OtpModule],
  providers: [
    RateLimits,
    { provide: APP_GUARD, useClass: AuthGuard },
    { provide: APP_GUARD, useClass: RateGuard },
    { provide: APP_GUARD, useClass: PermissionGuard },
    { provide: APP_GUARD, useClass: StepUpGuard },
    { provide: APP_INTERCEPTOR, useClass: RightGuessesInterceptor },
  ],
  exports: [RateLimits],
})
export class GuardModule {}
