import { Module } from '@nestjs/common';
import { Attachments } from './attachments.service.js';

@Module({ providers: [Attachments], exports: [Attachments] })
export class AttachmentsModule {}
