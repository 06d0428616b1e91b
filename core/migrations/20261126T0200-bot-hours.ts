import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the bot answers: the owner's choice, the shop's opening hours and its time zone. */
export class BotHours1795658400000 implements MigrationInterface {
  name = 'BotHours1795658400000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE bot_settings ADD COLUMN answers_when text NOT NULL DEFAULT 'always'
        CONSTRAINT bot_settings_answers_when CHECK (answers_when IN ('always', 'outside-hours', 'unanswered'));
      ALTER TABLE bot_settings ADD COLUMN answers_after_minutes integer NOT NULL DEFAULT 10;
      -- seven days from Monday on; null until the owner has stored any
      ALTER TABLE bot_settings ADD COLUMN opening_hours jsonb;
      -- null: the time zone of the shop is not known
      ALTER TABLE bot_settings ADD COLUMN time_zone text
        CONSTRAINT bot_settings_time_zone CHECK (time_zone IN ('WIB', 'WITA', 'WIT'));
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
