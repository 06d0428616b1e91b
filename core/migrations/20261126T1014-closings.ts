import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sales that the bot or the owner recorded. */
export class ClosingsBaseline1795688040000 implements MigrationInterface {
  name = 'ClosingsBaseline1795688040000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(tables);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const tables = `
CREATE TABLE closings (
  id uuid PRIMARY KEY,
  bot_id uuid NOT NULL REFERENCES bots (id) ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  summary text NOT NULL,
  -- Rupiah; null when nobody named an amount
  amount bigint CHECK (amount >= 0),
  state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'paid', 'sent', 'cancelled')),
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX closings_by_state ON closings (bot_id, state, created_at DESC, id DESC);
CREATE INDEX closings_conversation ON closings (conversation_id);
CREATE INDEX closings_recent ON closings (bot_id, created_at DESC, id DESC) INCLUDE (state, amount);
`;
