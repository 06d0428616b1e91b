import { Controller, Inject, Req } from '@nestjs/common';
import { loginSessions, type LoginSessionView } from '#contracts/http/account/login-sessions';
import type { Done } from '#contracts/http/shapes';
import type { Actor } from '#core/features/auth/actor';
import { presentLoginSession } from '#core/features/auth/auth.present';
import { LoginSessionsService } from '#core/features/auth/login-sessions.service';
import type { ApiRequest } from '../base/api-request.js';
import { Implements, type Input } from '../base/implements.decorator.js';
import { SecurityTrace } from '../base/security-trace.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';

/** Lists an owner's logins and ends them. */
@Controller()
export class LoginSessionsController {
  constructor(
    @Inject(LoginSessionsService) private readonly sessions: LoginSessionsService,
    @Inject(SecurityTrace) private readonly trace: SecurityTrace,
  ) {}

  @Implements(loginSessions.logout)
  async logout(@Me() me: Actor): Promise<Done> {
    await this.sessions.logOut(me);
    return { success: true };
  }

  @Implements(loginSessions.confirmPassword)
  @RateLimited('password-confirm')
  async confirmPassword(
    { body: { password } }: Input<typeof loginSessions.confirmPassword>,
    @Me() me: Actor,
    @Req() request: ApiRequest,
  ): Promise<Done> {
    await this.sessions.confirmPassword(me, password);
    this.trace.record('step-up', request);
    return { success: true };
  }

  @Implements(loginSessions.list)
  async list(@Me() me: Actor): Promise<LoginSessionView[]> {
    return (await this.sessions.list(me.personId)).map((session) => presentLoginSession(session, me.sessionId));
  }

  @Implements(loginSessions.end)
  async end({ params: { sessionId } }: Input<typeof loginSessions.end>, @Me() me: Actor): Promise<Done> {
    await this.sessions.end(me.personId, sessionId);
    return { success: true };
  }

  @Implements(loginSessions.endAll)
  async endAll(@Me() me: Actor): Promise<Done> {
    await this.sessions.endAll(me.personId);
    return { success: true };
  }
}
