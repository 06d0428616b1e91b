import { Module } from '@nestjs/common';
import { Mailer } from '../../outside/mail/mailer.js';
import { MailsRepository } from './mails.repository.js';
import { MailsService } from './mails.service.js';

@Module({ providers: [MailsService, MailsRepository, Mailer], exports: [MailsService] })
export class MailsModule {}
