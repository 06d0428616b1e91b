import type { BotId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import type { Sql, Tx } from '../../platform/database/database.js';

/** Full hour of the morning report; null for no report. */
export async function findReportHour(sql: Sql, botId: BotId): Promise<number | null> {
  const [row] = await sql.rows<{ hour: number | null }>(`SELECT report_hour AS hour FROM bot_settings WHERE bot_id = $1`, [botId]);
  return row ? row.hour : limits.reportHour;
}

/** Clears the time of the next report, so that it is calculated again. */
export async function saveReportHour(sql: Sql, botId: BotId, hour: number | null): Promise<void> {
  await sql.run(
    `INSERT INTO bot_settings (bot_id, report_hour) VALUES ($1, $2)
     ON CONFLICT (bot_id) DO UPDATE SET report_hour = EXCLUDED.report_hour, report_next_at = NULL`,
    [botId, hour],
  );
}

/** A report that is due, or whose time is not set yet. */
export interface DueReport {
  readonly botId: BotId;
  readonly hour: number;
  /** Null when no time was ever set. */
  readonly dueAt: Date | null;
}

/** Reports that are due, or whose time is not set yet. The earliest ones first. */
export async function findDueReports(sql: Sql, now: Date, limit: number): Promise<DueReport[]> {
  return sql.rows<DueReport & Record<string, unknown>>(
    `SELECT bot_id AS "botId", report_hour AS hour, report_next_at AS "dueAt" FROM bot_settings
     WHERE report_hour IS NOT NULL AND coalesce(report_next_at, '-infinity') <= $1 ORDER BY coalesce(report_next_at, '-infinity') LIMIT $2`,
    [now, limit],
    'reports-due',
  );
}

/** Moves a report to its next time. False when another process already did, or the owner changed the hour. */
export async function planReport(tx: Tx | Sql, { botId, hour, dueAt }: DueReport, next: Date): Promise<boolean> {
  const planned = await tx.run(
    `UPDATE bot_settings SET report_next_at = $4 WHERE bot_id = $1 AND report_hour = $2 AND report_next_at IS NOT DISTINCT FROM $3::timestamptz`,
    [botId, hour, dueAt, next],
    'reports-plan',
  );
  return planned === 1;
}
