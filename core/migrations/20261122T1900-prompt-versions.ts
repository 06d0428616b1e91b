import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the training texts were before they were changed. */
export class PromptVersions1795374000000 implements MigrationInterface {
  name = 'PromptVersions1795374000000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE prompt_versions (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        prompt text NOT NULL,
        secondary_prompt text NOT NULL,
        replaced_at timestamptz NOT NULL
      );
      CREATE INDEX prompt_versions_newest ON prompt_versions (owner_id, replaced_at DESC, id DESC);
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
