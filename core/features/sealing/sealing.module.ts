import { Module } from '@nestjs/common';
import { BotsModule } from '../bots/bots.module.js';
import { SealingService } from './sealing.service.js';

/**
 * Provider that is resolved after the check of keys and before anything starts. A process that lacks a key in use
 * therefore does not start.
 */
const checked = Symbol('sealing keys checked');

@Module({
  imports: [BotsModule],
  providers: [
    SealingService,
    { provide: checked, inject: [SealingService], useFactory: (sealing: SealingService) => sealing.checkKeys().then(() => true) },
  ],
  exports: [SealingService],
})
export class SealingModule {}
