import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { jobs, type JobPayload } from '#contracts/jobs/catalogue';
import { MailsService } from '#core/features/mails/mails.service';
import { Clock } from '#core/platform/clock/clock';
import { Log } from '#core/platform/log/log';
import { CallAgain, JobHost, jobHostOptions } from '../base/job-host.js';
import { Sweeper } from '../base/sweeper.js';

/** Equals the number of connections in the SMTP pool. */
const mailsAtOnce = 3;
const sweepEveryMs = 10_000;

/** Sends the outbox of emails. Each email has a job. A sweep periodically sends emails whose job was lost. */
@Injectable()
@Processor({ name: jobs['mail.send'].queue }, { ...jobHostOptions, concurrency: mailsAtOnce })
export class MailProcessor extends JobHost<'mail.send'> implements OnApplicationBootstrap {
  constructor(
    @Inject(Log) log: Log,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Sweeper) private readonly sweeper: Sweeper,
    @Inject(MailsService) private readonly mails: MailsService,
  ) {
    super('mail.send', log);
  }

  onApplicationBootstrap(): void {
    this.sweeper.every('waiting-mails', sweepEveryMs, () => this.mails.requeueWaiting());
  }

  protected override async handle({ mailId }: JobPayload<'mail.send'>): Promise<CallAgain | void> {
    const again = await this.mails.deliver(mailId);
    return again ? CallAgain.at(again, this.clock) : undefined;
  }
}
