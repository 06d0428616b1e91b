import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { OtpModule } from '../otp/otp.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { AuthService } from './auth.service.js';
import { PasswordsService } from './passwords.service.js';
import { TokensService } from './tokens.service.js';

/** Logging in, passwords and tokens. */
@Module({
  imports: [AccountModule, MailsModule, OtpModule, PlansModule],
  providers: [AuthService, TokensService, PasswordsService],
  exports: [AuthService, TokensService, PasswordsService],
})
export class AuthModule {}
