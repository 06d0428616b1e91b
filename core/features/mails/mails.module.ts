import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Mailer } from '../../outside/mail/mailer.js';
import { Mail } from './mail.entity.js';
import { MailsRepository } from './mails.repository.js';
import { MailsService } from './mails.service.js';

@Module({ imports: [TypeOrmModule.forFeature([Mail])], providers: [MailsService, MailsRepository, Mailer], exports: [MailsService] })
export class MailsModule {}
