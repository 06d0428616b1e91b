import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { hourMs } from '#contracts/values/base/durations';
import { jobs, type JobPayload } from '#contracts/jobs/catalogue';
import { FollowUpPlanner } from '#core/features/followups/follow-up-planner.service';
import { FollowUpSender } from '#core/features/followups/follow-up-sender.service';
import { Clock } from '#core/platform/clock/clock';
import { Log } from '#core/platform/log/log';
import { CallAgain, JobHost, jobHostOptions, type JobContext } from '../base/job-host.js';
import { Sweeper } from '../base/sweeper.js';

const ownersAtOnce = 20;
const sweepEveryMs = 5_000;
const removeEveryMs = hourMs;

/**
 * Sends an owner's due follow-ups when the owner's job runs, and periodically schedules new ones and restores
 * missing jobs.
 */
@Injectable()
@Processor({ name: jobs['followups.send'].queue }, { ...jobHostOptions, concurrency: ownersAtOnce })
export class FollowUpsProcessor extends JobHost<'followups.send'> implements OnApplicationBootstrap {
  constructor(
    @Inject(Log) log: Log,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Sweeper) private readonly sweeper: Sweeper,
    @Inject(FollowUpPlanner) private readonly planner: FollowUpPlanner,
    @Inject(FollowUpSender) private readonly sender: FollowUpSender,
  ) {
    super('followups.send', log);
  }

  onApplicationBootstrap(): void {
    this.sweeper.every('follow-ups', sweepEveryMs, () => this.planner.sweep());
    this.sweeper.every('old-follow-ups', removeEveryMs, () => this.planner.removeOld());
  }

  protected override async handle({ botId }: JobPayload<'followups.send'>, { signal }: JobContext): Promise<CallAgain | void> {
    const outcome = await this.sender.run(botId, signal);
    if (outcome.kind === 'wait') return CallAgain.at(outcome.until, this.clock);
  }
}
