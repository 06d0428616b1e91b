import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { hourMs } from '#contracts/values/base/durations';
import { RetentionService } from '#core/features/membership/retention.service';
import { Sweeper } from '../base/sweeper.js';

const everyMs = hourMs;

/** Deletes data whose retention period has passed. */
@Injectable()
export class Retention implements OnApplicationBootstrap {
  constructor(
    @Inject(Sweeper) private readonly sweeper: Sweeper,
    @Inject(RetentionService) private readonly retention: RetentionService,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every('retention', everyMs, () => this.retention.sweep());
  }
}
