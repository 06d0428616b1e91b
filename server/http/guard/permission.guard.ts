import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { may } from '#contracts/values/people/permissions';
import { AppError } from '#core/platform/errors/app-error';
import type { ApiRequest } from '../base/api-request.js';
import { accessOf } from './access.js';

/**
 * Refuses a request that the caller's role in the account does not permit. The route's contract names the required
 * permission.
 */
@Injectable()
export class PermissionGuard implements CanActivate {
  constructor(@Inject(Reflector) private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true; // the rooms that a socket joins decide which events it receives
    const access = accessOf(this.reflector, context);
    if (access.scope === 'public' || access.scope === 'person') return true;
    const { actor } = context.switchToHttp().getRequest<ApiRequest>();
    if (!actor || !may(actor.role, access.needs)) throw new AppError('not_permitted');
    return true;
  }
}
