import { Module } from '@nestjs/common';
import { WebPush } from './web-push.service.js';

@Module({ providers: [WebPush], exports: [WebPush] })
export class WebPushModule {}
