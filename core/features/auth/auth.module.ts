import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountModule } from '../account/account.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { OtpModule } from '../otp/otp.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { AuthService } from './auth.service.js';
import { KnownDevice } from './known-device.entity.js';
import { KnownDevicesRepository } from './known-devices.repository.js';
import { KnownDevicesService } from './known-devices.service.js';
import { LoginSession } from './login-session.entity.js';
import { LoginSessionsRepository } from './login-sessions.repository.js';
import { LoginSessionsService } from './login-sessions.service.js';
import { PasswordsService } from './passwords.service.js';
import { TokensService } from './tokens.service.js';

/** Login, passwords and tokens. */
@Module({
  imports: [TypeOrmModule.forFeature([KnownDevice, LoginSession]), AccountModule, MailsModule, OtpModule, PlansModule],
  providers: [
    AuthService,
    TokensService,
    PasswordsService,
    LoginSessionsService,
    LoginSessionsRepository,
    KnownDevicesService,
    KnownDevicesRepository,
  ],
  exports: [AuthService, TokensService, PasswordsService, LoginSessionsService, KnownDevicesService],
})
export class AuthModule {}
