import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { renewedTokenHeader } from '#contracts/http/route';
import { BotId } from '#contracts/values/ids';
import { TokensService } from '#core/features/auth/tokens.service';
import { AppError } from '#core/platform/errors/app-error';
import { clientAddress } from '#core/platform/rate-limits/client-address.rules';
import { bearerToken, type ApiRequest } from '../base/api-request.js';
import { accessOf } from './access.js';

/**
 * Admits a request whose bearer token is valid, and determines its account and bot. The bot is the one that the path
 * names, else the first bot of the person's account. Every route requires a token unless its contract says `scope:
 * 'public'`.
 */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(TokensService) private readonly tokens: TokensService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true; // sockets authenticate in their handshake
    if (accessOf(this.reflector, context).scope === 'public') return true;
    const request = context.switchToHttp().getRequest<ApiRequest>();
    const token = bearerToken(request);
    const named: unknown = request.params['botId'];
    const botId = named === undefined ? undefined : BotId.safeParse(named).data;
    const proof = token ? await this.tokens.verify(token, { address: clientAddress(request), botId }) : null;
    if (!proof) throw new AppError('unauthorized');
    if (named !== undefined && !botId) throw new AppError('bot_unknown');
    request.actor = proof;
    if (proof.isAging) request.res!.setHeader(renewedTokenHeader, await this.tokens.issue(proof));
    return true;
  }
}
