import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { LoginSessionsService } from '#core/features/auth/login-sessions.service';
import type { ApiRequest } from '../base/api-request.js';
import { stepUpMark } from './step-up.decorator.js';

/**
 * Refuses routes marked `@StepUp()` unless the password was entered recently in this login. Runs after the
 * auth guard.
 */
@Injectable()
export class StepUpGuard implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(LoginSessionsService) private readonly sessions: LoginSessionsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!this.reflector.get<boolean | undefined>(stepUpMark, context.getHandler())) return true;
    const { actor } = context.switchToHttp().getRequest<ApiRequest>();
    if (!actor) throw new Error('@StepUp() on a public route');
    await this.sessions.requirePassword(actor);
    return true;
  }
}
