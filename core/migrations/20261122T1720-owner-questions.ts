import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the bot could not know and asks its owner, while it goes on with the rest. */
export class OwnerQuestions1795368000000 implements MigrationInterface {
  name = 'OwnerQuestions1795368000000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE owner_questions (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
        question text NOT NULL,
        asked_at timestamptz NOT NULL,
        -- answered, or put aside where there is no answer; it also ends with the need of its conversation, which is asked when it is read
        ended_at timestamptz,
        answer text
      );
      CREATE INDEX owner_questions_open ON owner_questions (conversation_id) WHERE ended_at IS NULL;
      CREATE INDEX owner_questions_owner ON owner_questions (owner_id);
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
