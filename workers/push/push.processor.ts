import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { jobs, type JobPayload } from '#contracts/jobs/catalogue';
import { PushDevices, pushSlots } from '#core/features/notifications/push/push-devices.service';
import { Clock } from '#core/platform/clock/clock';
import { Log } from '#core/platform/log/log';
import { CallAgain, JobHost, jobHostOptions, type JobContext } from '../base/job-host.js';
import { Sweeper } from '../base/sweeper.js';

/** Number of jobs at once: the pushes that run, and those that wait for their owner's turn. */
const pushesAtOnce = pushSlots.running + pushSlots.waiting;
const sweepEveryMs = 10_000;

/**
 * Sends notices to browsers' push services. Each notice has a job. A sweep periodically sends notices whose job was
 * lost.
 */
@Injectable()
@Processor({ name: jobs['push.send'].queue }, { ...jobHostOptions, concurrency: pushesAtOnce })
export class PushProcessor extends JobHost<'push.send'> implements OnApplicationBootstrap {
  constructor(
    @Inject(Log) log: Log,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Sweeper) private readonly sweeper: Sweeper,
    @Inject(PushDevices) private readonly devices: PushDevices,
  ) {
    super('push.send', log);
  }

  onApplicationBootstrap(): void {
    this.sweeper.every('due-pushes', sweepEveryMs, () => this.devices.requeueDue());
  }

  protected override async handle({ pushId }: JobPayload<'push.send'>, { signal }: JobContext): Promise<CallAgain | void> {
    const again = await this.devices.deliver(pushId, signal);
    return again ? CallAgain.at(again, this.clock) : undefined;
  }
}
