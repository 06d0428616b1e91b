import { hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { z } from 'zod';
import { OwnerId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { Config } from '../../platform/config/config.js';
import { AccountService } from '../account/account.service.js';
import type { Actor } from './actor.js';

const Claims = z.object({ sub: OwnerId, ver: z.int(), exp: z.number() });

/** What a valid token proves, and until when. */
export interface Proof extends Actor {
  readonly expiresAt: Date;
}

/**
 * Bearer tokens: HS256, seven days, signed with a key derived from APP_SECRET. A token carries the version its account
 * had when it was made; raising that version ends every older token at once.
 */
@Injectable()
export class TokensService {
  private readonly jwt: JwtService;

  constructor(
    @Inject(Config) config: Config,
    @Inject(AccountService) private readonly accounts: AccountService,
  ) {
    this.jwt = new JwtService({
      secret: Buffer.from(hkdfSync('sha256', config.APP_SECRET, '', 'bearer-token', 32)),
      signOptions: { algorithm: 'HS256', expiresIn: `${limits.tokenDays}d` },
      verifyOptions: { algorithms: ['HS256'] },
    });
  }

  issue(actor: Actor): Promise<string> {
    return this.jwt.signAsync({ sub: actor.ownerId, ver: actor.tokenVersion });
  }

  /** Who the token speaks for; null when it is forged, too old, or its account changed its password or is gone. */
  async verify(token: string): Promise<Proof | null> {
    const claims = await this.claimsOf(token);
    if (!claims) return null;
    const version = await this.accounts.tokenVersion(claims.sub);
    return version === claims.ver ? { ownerId: claims.sub, tokenVersion: claims.ver, expiresAt: new Date(claims.exp * 1_000) } : null;
  }

  private async claimsOf(token: string): Promise<z.infer<typeof Claims> | null> {
    try {
      return Claims.parse(await this.jwt.verifyAsync<object>(token));
    } catch {
      return null;
    }
  }
}
