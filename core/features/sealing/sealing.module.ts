import { Module } from '@nestjs/common';
import { SealingService } from './sealing.service.js';

/** Made after the check and before anything begins: a program whose keys do not suffice does not start. */
const checked = Symbol('sealing keys checked');

@Module({
  providers: [
    SealingService,
    { provide: checked, inject: [SealingService], useFactory: (sealing: SealingService) => sealing.checkKeys().then(() => true) },
  ],
  exports: [SealingService],
})
export class SealingModule {}
