import { Global, Module } from '@nestjs/common';
import { Config } from './config.js';
import { readEnvironment } from './environment.js';

@Global()
@Module({
  providers: [{ provide: Config, useFactory: () => readEnvironment() }],
  exports: [Config],
})
export class ConfigModule {}
