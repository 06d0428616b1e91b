import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountModule } from '../account/account.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { OtpCode } from './otp-code.entity.js';
import { MailboxProofsService } from './mailbox-proofs.service.js';
import { OtpDecoys } from './otp-decoys.js';
import { OtpRepository } from './otp.repository.js';
import { OtpService } from './otp.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([OtpCode]), AccountModule, MailsModule],
  providers: [OtpService, OtpRepository, OtpDecoys, MailboxProofsService],
  exports: [OtpService, MailboxProofsService],
})
export class OtpModule {}
