import { Module } from '@nestjs/common';
import { Llm } from './llm.service.js';

@Module({ providers: [Llm], exports: [Llm] })
export class LlmModule {}
