import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { canonicalEmail } from '#contracts/values/email';
import { SecretBox } from '#core/platform/crypto/secret-box';
import type { ApiRequest } from '../base/api-request.js';
import { rateMark } from './rate-limited.decorator.js';
import { RateLimits } from './rate-limits.js';
import { addressKey, type RateName } from './rate-limits.rules.js';

/** Counts tries of routes marked `@RateLimited(…)`; runs after the auth guard, so that it knows the owner. */
@Injectable()
export class RateGuard implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(SecretBox) private readonly box: SecretBox,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = this.reflector.get<RateName | undefined>(rateMark, context.getHandler());
    if (!name || context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<ApiRequest>();
    await this.limits.count(name, { address: addressKey(request.ip ?? ''), account: this.accountOf(request) });
    return true;
  }

  /** Redis keeps no addresses: a mailbox is counted under its keyed hash. */
  private accountOf(request: ApiRequest): string | null {
    if (request.actor) return request.actor.ownerId;
    const email = (request.body as { email?: unknown } | undefined)?.email;
    if (typeof email !== 'string' || email.length > 320) return null;
    return this.box.keyedHash('rate', canonicalEmail(email)).toString('base64url');
  }
}
