import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { minuteMs } from '#contracts/values/base/durations';
import { ReportsService } from '#core/features/reports/reports.service';
import { Sweeper } from '../base/sweeper.js';

const everyMs = minuteMs;

/** Sends the morning reports that are due. */
@Injectable()
export class MorningReports implements OnApplicationBootstrap {
  constructor(
    @Inject(Sweeper) private readonly sweeper: Sweeper,
    @Inject(ReportsService) private readonly reports: ReportsService,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every('morning-reports', everyMs, () => this.reports.sweep());
  }
}
