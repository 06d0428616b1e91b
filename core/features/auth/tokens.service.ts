import { createSecretKey, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { z } from 'zod';
import { dayMs } from '#contracts/values/base/durations';
import { LoginSessionId, PersonId, type BotId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { currentScope } from '../../platform/database/request-scope.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Members } from '../account/members.service.js';
import type { Actor, LoggedIn } from './actor.js';
import { LoginSessionsRepository } from './login-sessions.repository.js';

const Claims = z.object({ sub: PersonId, sid: LoginSessionId, ver: z.int(), iat: z.number(), exp: z.number() });

/** Requests with a token older than this receive a fresh one. */
const renewAfterMs = dayMs;
/** Minimum interval between two writes of a login's last use. */
const noteUseEveryMs = 10 * 60_000;

/** The verified content of a valid token, and its expiry. */
export interface Proof extends Actor {
  readonly expiresAt: Date;
  /** True when the token is more than a day old and should be renewed. */
  readonly isAging: boolean;
}

/**
 * Bearer tokens: HS256, valid for seven days, signed with a key derived from APP_SECRET, renewed while in
 * use. A token carries its login session and the account's token version at the time of issue. It ends with
 * the session, and raising the version invalidates every older token at once.
 */
@Injectable()
export class TokensService {
  private readonly jwt: JwtService;

  constructor(
    @Inject(Config) config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(LoginSessionsRepository) private readonly sessions: LoginSessionsRepository,
    @Inject(Clock) private readonly clock: Clock,
  ) {
    this.jwt = new JwtService({
      // a key object, because jsonwebtoken first tries for each token whether plain bytes are a public key
      secret: createSecretKey(Buffer.from(hkdfSync('sha256', config.APP_SECRET, '', 'bearer-token', 32))),
      signOptions: { algorithm: 'HS256', expiresIn: `${limits.tokenDays}d` },
      verifyOptions: { algorithms: ['HS256'] },
    });
  }

  issue(actor: LoggedIn): Promise<string> {
    return this.jwt.signAsync({ sub: actor.personId, sid: actor.sessionId, ver: actor.tokenVersion, iat: seconds(this.clock.now()) });
  }

  /**
   * The actor that the token identifies. Null when the token is forged or expired, or when its login, password or
   * account is gone. In a request's scope, statements count against the share of the person from here on.
   * @param use `address`: the client that uses the token, stored from time to time; sockets omit it. `botId`: the bot
   * that the request names; when it is missing, the first bot of the person's first account is used.
   * @throws AppError `bot_unknown` when the person is not a member of that bot's account, or there is no such bot.
   */
  async verify(token: string, { address, botId }: { address?: string; botId?: BotId | undefined } = {}): Promise<Proof | null> {
    const claims = this.claimsOf(token);
    if (!claims) return null;
    const { sub: personId, sid: sessionId, ver: tokenVersion } = claims;
    // Set before the first statement, because looking up the logins of a thousand requests also takes database
    // connections.
    const request = currentScope();
    if (request) request.share ??= personId;
    const [scope, session] = await this.database.pipelined((sql) =>
      Promise.all([this.members.tokenScope(personId, botId, sql), this.sessions.find(sql, personId, sessionId)]),
    );
    if (scope?.tokenVersion !== tokenVersion || !session) return null;
    const now = this.clock.now().getTime();
    const { inBot } = scope;
    if (!inBot) throw new AppError('bot_unknown');
    if (address !== undefined && session.lastUsedAt.getTime() + noteUseEveryMs < now)
      await this.sessions.noteUse(this.database, personId, sessionId, address);
    return {
      personId,
      ...inBot,
      sessionId,
      tokenVersion,
      expiresAt: new Date(claims.exp * 1_000),
      isAging: claims.iat * 1_000 + renewAfterMs < now,
    };
  }

  /**
   * The person that the token was issued to. Checks only signature and expiry, and queries no database. Null when the
   * token is invalid.
   */
  holderOf(token: string): PersonId | null {
    return this.claimsOf(token)?.sub ?? null;
  }

  private claimsOf(token: string): z.infer<typeof Claims> | null {
    try {
      return Claims.parse(this.jwt.verify<object>(token, { clockTimestamp: seconds(this.clock.now()) }));
    } catch {
      return null;
    }
  }
}

/** Unix seconds, the unit of a token's times (RFC 7519, NumericDate). */
function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1_000);
}
