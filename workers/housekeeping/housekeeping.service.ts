import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RepliesService } from '#core/features/replies/replies.service';
import { Sweeper } from '../base/sweeper.js';

const unansweredEveryMs = 10_000;

/** Looks after what a crash or an emptied Redis may have left behind. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap {
  constructor(
    @Inject(Sweeper) private readonly sweeper: Sweeper,
    @Inject(RepliesService) private readonly replies: RepliesService,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every('unanswered-turns', unansweredEveryMs, () => this.replies.sweep());
  }
}
