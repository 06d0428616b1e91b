import { Module } from '@nestjs/common';
import { BaseHttpModule } from '../http/base/base-http.module.js';
import { OpsPort } from './ops-port.js';

@Module({ imports: [BaseHttpModule], providers: [OpsPort] })
export class OpsModule {}
