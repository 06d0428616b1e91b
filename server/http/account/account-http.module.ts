import { Module } from '@nestjs/common';
import { AccountModule } from '#core/features/account/account.module';
import { AuthModule } from '#core/features/auth/auth.module';
import { MembershipModule } from '#core/features/membership/membership.module';
import { AccountController } from './account.controller.js';

@Module({ imports: [AccountModule, AuthModule, MembershipModule], controllers: [AccountController] })
export class AccountHttpModule {}
