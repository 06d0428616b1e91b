import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the morning report of a bot is sent. */
export class MorningReports1795683600000 implements MigrationInterface {
  name = 'MorningReports1795683600000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      -- a full hour in the shop's time zone; null for no report
      ALTER TABLE bot_settings ADD COLUMN report_hour smallint DEFAULT 7 CHECK (report_hour BETWEEN 0 AND 23);
      -- null until it is planned
      ALTER TABLE bot_settings ADD COLUMN report_next_at timestamptz;
      CREATE INDEX bot_settings_report ON bot_settings (coalesce(report_next_at, '-infinity')) WHERE report_hour IS NOT NULL;
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
