import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { hourMs } from '#contracts/values/base/durations';
import { LoginSessionsService } from '#core/features/auth/login-sessions.service';
import { Sweeper } from '../base/sweeper.js';

const everyMs = hourMs;

/** Deletes records of logins that have ended. */
@Injectable()
export class LoginSessionsSweep implements OnApplicationBootstrap {
  constructor(
    @Inject(Sweeper) private readonly sweeper: Sweeper,
    @Inject(LoginSessionsService) private readonly sessions: LoginSessionsService,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every('login-sessions', everyMs, () => this.sessions.removeOver());
  }
}
