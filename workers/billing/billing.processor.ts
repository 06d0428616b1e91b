import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { jobs, type JobPayload } from '#contracts/jobs/catalogue';
import { ReconcilerService } from '#core/features/billing/reconciler.service';
import { PlanWarnings } from '#core/features/plans/plan-warnings.service';
import { Log } from '#core/platform/log/log';
import { JobHost, jobHostOptions } from '../base/job-host.js';
import { Sweeper } from '../base/sweeper.js';

const ordersAtOnce = 4;
/**
 * Interval of the sweep for orders that are due for a status query. The repository's policy determines how often a
 * single order is queried.
 */
const ordersEveryMs = 15_000;
const noticesEveryMs = 30_000;

/**
 * Queries Midtrans about single orders on demand, and about all due orders periodically; notifies owners of
 * quota and expiry.
 */
@Injectable()
@Processor({ name: jobs['billing.reconcile'].queue }, { ...jobHostOptions, concurrency: ordersAtOnce })
export class BillingProcessor extends JobHost<'billing.reconcile'> implements OnApplicationBootstrap {
  constructor(
    @Inject(Log) log: Log,
    @Inject(Sweeper) private readonly sweeper: Sweeper,
    @Inject(ReconcilerService) private readonly reconciler: ReconcilerService,
    @Inject(PlanWarnings) private readonly warnings: PlanWarnings,
  ) {
    super('billing.reconcile', log);
  }

  onApplicationBootstrap(): void {
    this.sweeper.every('due-orders', ordersEveryMs, () => this.reconciler.sweep());
    this.sweeper.every('plan-notices', noticesEveryMs, () => this.warnings.sweep());
  }

  protected override async handle({ orderId }: JobPayload<'billing.reconcile'>): Promise<void> {
    await this.reconciler.reconcile(orderId);
  }
}
