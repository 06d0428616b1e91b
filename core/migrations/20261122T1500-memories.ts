import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is remembered of a conversation beyond the messages that a model reads. */
export class Memories1795359600000 implements MigrationInterface {
  name = 'Memories1795359600000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE memories (
        conversation_id uuid PRIMARY KEY REFERENCES conversations ON DELETE CASCADE,
        owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        summary text NOT NULL DEFAULT '',
        -- messages up to this one are in the summary
        upto_seq bigint NOT NULL DEFAULT 0,
        -- by kind: value, by ('bot' or 'owner'), at
        facts jsonb NOT NULL DEFAULT '{}',
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX memories_owner ON memories (owner_id);
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
