import { Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import type { Sql } from '../../../platform/database/database.js';
import * as statements from './figures.statements.js';

/** Entry point for the dashboard: totals over an owner's conversations. Days are Asia/Jakarta's. */
@Injectable()
export class ConversationFigures {
  /** Messages per day since `fromDay` (YYYY-MM-DD). Days without messages are left out. */
  daily(sql: Sql, botId: BotId, fromDay: string): Promise<{ day: string; count: number }[]> {
    return statements.findDailyCounts(sql, botId, fromDay);
  }

  /** True when there was ever a message. */
  everCounted(sql: Sql, botId: BotId): Promise<boolean> {
    return statements.wasEverCounted(sql, botId);
  }

  /** Counts of finished work and of chats that wait for the owner. */
  doings(sql: Sql, botId: BotId): Promise<statements.Activity> {
    return statements.findActivity(sql, botId);
  }
}
