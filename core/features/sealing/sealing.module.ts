import { Module } from '@nestjs/common';
import { BotsModule } from '../bots/bots.module.js';
import { SealingService } from './sealing.service.js';

/** Resolved after the key check and before anything starts: a process that lacks a key in use does not start. */
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
