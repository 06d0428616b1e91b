import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ErasureService } from '#core/features/membership/erasure.service';
import { Sweeper } from '../base/sweeper.js';

const everyMs = 30_000;

/** Completes account deletions: logs out devices that no session host could log out at that time. */
@Injectable()
export class AccountRemains implements OnApplicationBootstrap {
  constructor(
    @Inject(Sweeper) private readonly sweeper: Sweeper,
    @Inject(ErasureService) private readonly erasure: ErasureService,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every('account-remains', everyMs, () => this.erasure.removeRemains());
  }
}
