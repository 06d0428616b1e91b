import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { loginSessions, type ConfirmPassword, type LoginSessionView } from '#contracts/http/login-sessions';
import type { Done } from '#contracts/http/shapes';
import { LoginSessionId } from '#contracts/values/ids';
import type { Actor } from '#core/features/auth/actor';
import { presentLoginSession } from '#core/features/auth/auth.present';
import { LoginSessionsService } from '#core/features/auth/login-sessions.service';
import type { ApiRequest } from '../base/api-request.js';
import { parse } from '../base/parse.js';
import { SecurityTrace } from '../base/security-trace.js';
import { Me } from '../guard/me.decorator.js';
import { RateLimited } from '../guard/rate-limited.decorator.js';

/** Where an owner is logged in, and how those logins end. */
@Controller()
export class LoginSessionsController {
  constructor(
    @Inject(LoginSessionsService) private readonly sessions: LoginSessionsService,
    @Inject(SecurityTrace) private readonly trace: SecurityTrace,
  ) {}

  @Post(loginSessions.logout.path)
  @HttpCode(200)
  async logout(@Me() me: Actor): Promise<Done> {
    await this.sessions.logOut(me);
    return { success: true };
  }

  @Post(loginSessions.confirmPassword.path)
  @HttpCode(200)
  @RateLimited('password-change')
  async confirmPassword(
    @Me() me: Actor,
    @Body(parse(loginSessions.confirmPassword.body!)) { password }: ConfirmPassword,
    @Req() request: ApiRequest,
  ): Promise<Done> {
    await this.sessions.confirmPassword(me, password);
    this.trace.note('step-up', request);
    return { success: true };
  }

  @Get(loginSessions.list.path)
  async list(@Me() me: Actor): Promise<LoginSessionView[]> {
    return (await this.sessions.list(me.ownerId)).map((session) => presentLoginSession(session, me.sessionId));
  }

  @Delete(loginSessions.end.path)
  async end(@Me() me: Actor, @Param('sessionId', parse(LoginSessionId)) sessionId: LoginSessionId): Promise<Done> {
    await this.sessions.end(me.ownerId, sessionId);
    return { success: true };
  }

  @Delete(loginSessions.endAll.path)
  async endAll(@Me() me: Actor): Promise<Done> {
    await this.sessions.endAll(me.ownerId);
    return { success: true };
  }
}
