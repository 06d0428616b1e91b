import { Module } from '@nestjs/common';
import { BotsModule } from '../bots/bots.module.js';
import { SealingService } from './sealing.service.js';

/** Made after the check and before anything begins: a program whose keys do not suffice does not start. */
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
