import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { OtpDecoys } from './otp-decoys.js';
import { OtpRepository } from './otp.repository.js';
import { OtpService } from './otp.service.js';

@Module({ imports: [AccountModule, MailsModule], providers: [OtpService, OtpRepository, OtpDecoys], exports: [OtpService] })
export class OtpModule {}
