import { Module } from '@nestjs/common';
import { AuthModule } from '#core/features/auth/auth.module';
import { MembershipModule } from '#core/features/membership/membership.module';
import { OtpModule } from '#core/features/otp/otp.module';
import { AuthController } from './auth.controller.js';

@Module({ imports: [AuthModule, MembershipModule, OtpModule], controllers: [AuthController] })
export class AuthHttpModule {}
