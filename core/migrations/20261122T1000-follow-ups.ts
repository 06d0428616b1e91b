import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Follow-ups that are scheduled and sent, how many a number sent on which day, and the owner's zone and limit for them. */
export class FollowUps1795341600000 implements MigrationInterface {
  name = 'FollowUps1795341600000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(silences);
    await q.query(followUps);
    await q.query(`
      ALTER TABLE follow_up_settings
        ADD COLUMN zone text NOT NULL DEFAULT 'WIB' CHECK (zone IN ('WIB', 'WITA', 'WIT')),
        ADD COLUMN daily_limit integer NOT NULL DEFAULT 100 CHECK (daily_limit BETWEEN 1 AND 1000);`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const silences = `
-- the silence whose follow-ups are scheduled, by the lead's last message that it began with
ALTER TABLE conversations ADD COLUMN follow_ups_for timestamptz;
-- silences that nothing is scheduled for yet: they leave it as soon as something is
CREATE INDEX conversations_silent ON conversations (owner_id, lead_last_at)
  WHERE last_sender <> 'lead' AND follow_ups_for IS DISTINCT FROM lead_last_at;
`;

const followUps = `
CREATE TABLE follow_ups (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  -- the lead's last message: another one begins another silence
  silent_since timestamptz NOT NULL,
  day smallint NOT NULL CHECK (day BETWEEN 1 AND 3),
  due_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'scheduled' CHECK (state IN ('scheduled', 'sent', 'cancelled', 'skipped')),
  -- why it was not sent
  reason text,
  -- when it was sent, cancelled or left out
  ended_at timestamptz,
  -- of a sent one: its message, and whose words it had
  message_id uuid,
  is_ai boolean,
  model text,
  prompt_tokens integer NOT NULL DEFAULT 0,
  completion_tokens integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'scheduled') = (ended_at IS NULL)),
  CHECK ((state = 'sent') = (message_id IS NOT NULL)),
  -- each day at most once per silence
  UNIQUE (conversation_id, silent_since, day)
);
CREATE INDEX follow_ups_due ON follow_ups (due_at) WHERE state = 'scheduled';
CREATE INDEX follow_ups_queue ON follow_ups (owner_id, due_at, id) WHERE state = 'scheduled';
CREATE INDEX follow_ups_ended ON follow_ups (owner_id, ended_at DESC) WHERE state <> 'scheduled';
-- what one number sent on one day of its owner's zone, and when the next one may leave
CREATE TABLE follow_up_pace (
  owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  phone text NOT NULL,
  day date NOT NULL,
  sent integer NOT NULL DEFAULT 0,
  next_at timestamptz,
  PRIMARY KEY (owner_id, phone, day)
);
`;
