import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { Database, type Tx } from '../../platform/database/database.js';
import * as statements from './report-times.statements.js';
import type { DueReport } from './report-times.statements.js';

export type { DueReport } from './report-times.statements.js';

/** When each bot's owner gets the morning report. */
@Injectable()
export class ReportTimes {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** The full hour in the shop's time zone; null for no report. */
  hour(botId: BotId): Promise<number | null> {
    return statements.findReportHour(this.database, botId);
  }

  /** @param hour 0 to 23; null for no report */
  save(botId: BotId, hour: number | null): Promise<void> {
    return statements.saveReportHour(this.database, botId, hour);
  }

  /** Reports due at that time, and reports whose time is not set yet. */
  due(now: Date, limit: number): Promise<DueReport[]> {
    return statements.findDueReports(this.database, now, limit);
  }

  /** Moves a report to its next time, in the transaction that stores it. False when another process already did. */
  plan(one: DueReport, next: Date, tx?: Tx): Promise<boolean> {
    return statements.planReport(tx ?? this.database, one, next);
  }
}
