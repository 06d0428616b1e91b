import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Edits that came before the message that they change. */
export class EarlyEdits1795764600000 implements MigrationInterface {
  name = 'EarlyEdits1795764600000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE early_edits (
        bot_id uuid NOT NULL REFERENCES bots (id) ON DELETE CASCADE,
        wa_id text NOT NULL,
        digest bytea NOT NULL,
        conversation_id uuid NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
        sender text NOT NULL,
        kind text NOT NULL,
        body text NOT NULL,
        sealed jsonb,
        writers text[] NOT NULL DEFAULT '{}',
        edited_at timestamptz NOT NULL,
        kept_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (bot_id, wa_id, digest)
      )`);
    await q.query(`CREATE INDEX early_edits_conversation ON early_edits (conversation_id)`);
    await q.query(`CREATE INDEX early_edits_kept ON early_edits (kept_at)`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
