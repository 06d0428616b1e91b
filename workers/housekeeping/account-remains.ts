import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ErasedAccounts } from '#core/features/membership/erased-accounts.service';
import { Sweeper } from '../base/sweeper.js';

const rowsEveryMs = 5_000;
const devicesEveryMs = 30_000;

/** Completes account deletions: removes rows and files, and logs out devices that no session host could log out at that time. */
@Injectable()
export class AccountRemains implements OnApplicationBootstrap {
  constructor(
    @Inject(Sweeper) private readonly sweeper: Sweeper,
    @Inject(ErasedAccounts) private readonly erased: ErasedAccounts,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every('account-rows', rowsEveryMs, () => this.erased.sweep());
    this.sweeper.every('account-devices', devicesEveryMs, () => this.erased.unlinkDevices());
  }
}
