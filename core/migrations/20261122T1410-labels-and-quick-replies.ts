import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An owner's words on conversations, and texts that they send again and again. */
export class LabelsAndQuickReplies1795356600000 implements MigrationInterface {
  name = 'LabelsAndQuickReplies1795356600000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE conversations ADD COLUMN labels text[] NOT NULL DEFAULT '{}';
      CREATE INDEX conversations_labelled ON conversations (owner_id) WHERE labels <> '{}';
      CREATE TABLE quick_replies (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        body text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX quick_replies_owner ON quick_replies (owner_id, created_at);`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
