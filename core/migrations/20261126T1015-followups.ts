import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages to leads who fell silent. */
export class FollowupsBaseline1795688100000 implements MigrationInterface {
  name = 'FollowupsBaseline1795688100000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(tables);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const tables = `
CREATE TABLE follow_up_settings (
  bot_id uuid PRIMARY KEY REFERENCES bots (id) ON DELETE CASCADE,
  config jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  zone text NOT NULL DEFAULT 'WIB' CHECK (zone IN ('WIB', 'WITA', 'WIT')),
  daily_limit integer NOT NULL DEFAULT 100 CHECK (daily_limit >= 1 AND daily_limit <= 1000),
  begins_at timestamptz
);

CREATE TABLE follow_ups (
  id uuid PRIMARY KEY,
  bot_id uuid NOT NULL REFERENCES bots (id) ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  -- the lead's last message: another message begins another silence
  silent_since timestamptz NOT NULL,
  day smallint NOT NULL CHECK (day >= 1 AND day <= 3),
  due_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'scheduled' CHECK (state IN ('scheduled', 'sent', 'cancelled', 'skipped')),
  -- why it was not sent
  reason text,
  -- when it was sent, cancelled or left out
  ended_at timestamptz,
  -- the message, once sent
  message_id uuid,
  is_ai boolean,
  model text,
  prompt_tokens integer NOT NULL DEFAULT 0,
  completion_tokens integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- each day at most once per silence
  UNIQUE (conversation_id, silent_since, day),
  CONSTRAINT follow_ups_check CHECK ((state = 'scheduled') = (ended_at IS NULL)),
  CONSTRAINT follow_ups_check1 CHECK ((state = 'sent') = (message_id IS NOT NULL))
);
CREATE INDEX follow_ups_bot ON follow_ups (bot_id);
CREATE INDEX follow_ups_due ON follow_ups (due_at) WHERE state = 'scheduled';
CREATE INDEX follow_ups_ended ON follow_ups (bot_id, ended_at DESC) WHERE state <> 'scheduled';
CREATE INDEX follow_ups_queue ON follow_ups (bot_id, due_at, id) WHERE state = 'scheduled';

-- How many follow-ups a number sent on one day of its owner's zone, and when the next one may leave.
CREATE TABLE follow_up_pace (
  bot_id uuid NOT NULL REFERENCES bots (id) ON DELETE CASCADE,
  phone text NOT NULL,
  day date NOT NULL,
  sent integer NOT NULL DEFAULT 0,
  next_at timestamptz,
  PRIMARY KEY (bot_id, phone, day)
);
`;
