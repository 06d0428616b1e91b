import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { renewedTokenHeader } from '#contracts/http/route';
import { TokensService } from '#core/features/auth/tokens.service';
import { currentScope } from '#core/platform/database/request-scope';
import { AppError } from '#core/platform/errors/app-error';
import { clientAddress } from '#core/platform/rate-limits/client-address.rules';
import { type ApiRequest } from '../base/api-request.js';
import { publicMark } from './public.decorator.js';

/**
 * Lets a request through when its bearer token is valid. Every route requires one unless it is marked
 * `@Public()`.
 */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(TokensService) private readonly tokens: TokensService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true; // sockets authenticate in their handshake
    if (this.reflector.getAllAndOverride<boolean>(publicMark, [context.getHandler(), context.getClass()])) return true;
    const request = context.switchToHttp().getRequest<ApiRequest>();
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const proof = token ? await this.tokens.verify(token, clientAddress(request)) : null;
    if (!proof) throw new AppError('unauthorized');
    request.actor = proof;
    const scope = currentScope();
    if (scope) scope.share = proof.personId;
    if (proof.isAging) request.res!.setHeader(renewedTokenHeader, await this.tokens.issue(proof));
    return true;
  }
}
