import { Module } from '@nestjs/common';
import { MailsModule } from '../mails/mails.module.js';
import { AccountRepository } from './account.repository.js';
import { AccountService } from './account.service.js';

@Module({ imports: [MailsModule], providers: [AccountService, AccountRepository], exports: [AccountService] })
export class AccountModule {}
