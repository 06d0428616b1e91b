import { Module } from '@nestjs/common';
import { Speech } from './speech.service.js';

@Module({ providers: [Speech], exports: [Speech] })
export class SpeechModule {}
