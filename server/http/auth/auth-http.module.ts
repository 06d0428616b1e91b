import { Module } from '@nestjs/common';
import { AuthModule } from '#core/features/auth/auth.module';
import { MembershipModule } from '#core/features/membership/membership.module';
import { BaseHttpModule } from '../base/base-http.module.js';
import { AuthController } from './auth.controller.js';
import { LoginSessionsController } from './login-sessions.controller.js';

@Module({ imports: [AuthModule, BaseHttpModule, MembershipModule], controllers: [AuthController, LoginSessionsController] })
export class AuthHttpModule {}
