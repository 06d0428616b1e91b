import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { jobs, type JobPayload } from '#contracts/jobs/catalogue';
import { AccountExports } from '#core/features/membership/exports/account-exports.service';
import { ExportBuilder } from '#core/features/membership/exports/export-builder.service';
import { Log } from '#core/platform/log/log';
import { JobHost, jobHostOptions, type JobContext } from '../base/job-host.js';
import { Sweeper } from '../base/sweeper.js';

/** Maximum number of exports at once. Accounts take turns. */
const exportsAtOnce = 4;
const sweepEveryMs = 60_000;

/**
 * Builds copies of all data of an account. Each copy has a job. A sweep periodically builds copies whose job was
 * lost.
 */
@Injectable()
@Processor({ name: jobs['account.export'].queue }, { ...jobHostOptions, concurrency: exportsAtOnce })
export class ExportsProcessor extends JobHost<'account.export'> implements OnApplicationBootstrap {
  constructor(
    @Inject(Log) log: Log,
    @Inject(Sweeper) private readonly sweeper: Sweeper,
    @Inject(AccountExports) private readonly exports: AccountExports,
    @Inject(ExportBuilder) private readonly builder: ExportBuilder,
  ) {
    super('account.export', log);
  }

  onApplicationBootstrap(): void {
    this.sweeper.every('lost-exports', sweepEveryMs, () => this.exports.requeueLost());
  }

  protected override async handle({ accountId, exportId }: JobPayload<'account.export'>, { signal }: JobContext): Promise<void> {
    await this.builder.build(accountId, exportId, signal);
  }

  protected override async givenUp({ accountId, exportId }: JobPayload<'account.export'>): Promise<void> {
    await this.exports.fail(accountId, exportId);
  }
}
