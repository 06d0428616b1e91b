import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settings and training texts of bots, with earlier versions of the texts. */
export class PromptsBaseline1795687680000 implements MigrationInterface {
  name = 'PromptsBaseline1795687680000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(tables);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const tables = `
CREATE TABLE bot_settings (
  bot_id uuid PRIMARY KEY REFERENCES bots (id) ON DELETE CASCADE,
  prompt text NOT NULL DEFAULT '',
  secondary_prompt text NOT NULL DEFAULT '',
  sender_district text NOT NULL DEFAULT '',
  notification_number text NOT NULL DEFAULT '',
  tried_out_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  call_reply text NOT NULL DEFAULT '',
  sender_origin jsonb,
  quota_reply text NOT NULL DEFAULT '',
  takeover_minutes integer NOT NULL DEFAULT 60,
  sends_per_minute integer NOT NULL DEFAULT 40,
  typing_ms_per_character integer NOT NULL DEFAULT 28,
  ai_failed_at timestamptz,
  answers_broadcasts boolean NOT NULL DEFAULT false,
  meta_ai_answers boolean NOT NULL DEFAULT false,
  secret text NOT NULL DEFAULT '',
  answers_when text NOT NULL DEFAULT 'always' CONSTRAINT bot_settings_answers_when CHECK (answers_when IN ('always', 'outside-hours', 'unanswered')),
  answers_after_minutes integer NOT NULL DEFAULT 10,
  -- seven days from Monday on; null until the owner has stored any
  opening_hours jsonb,
  -- null: the time zone of the shop is not known
  time_zone text CONSTRAINT bot_settings_time_zone CHECK (time_zone IN ('WIB', 'WITA', 'WIT')),
  same_words text NOT NULL DEFAULT '',
  -- a full hour in the shop's time zone; null for no report
  report_hour smallint DEFAULT 7 CHECK (report_hour >= 0 AND report_hour <= 23),
  -- null until it is planned
  report_next_at timestamptz
);
CREATE INDEX bot_settings_report ON bot_settings (coalesce(report_next_at, '-infinity')) WHERE report_hour IS NOT NULL;

CREATE TABLE prompt_versions (
  id uuid PRIMARY KEY,
  bot_id uuid NOT NULL REFERENCES bots (id) ON DELETE CASCADE,
  prompt text NOT NULL,
  secondary_prompt text NOT NULL,
  replaced_at timestamptz NOT NULL,
  secret text NOT NULL DEFAULT ''
);
CREATE INDEX prompt_versions_newest ON prompt_versions (bot_id, replaced_at DESC, id DESC);
`;
