import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose words a question is: asked of the owner, or kept with its answer. */
export class OriginOfQuestions1795685700000 implements MigrationInterface {
  name = 'OriginOfQuestions1795685700000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE owner_questions ADD COLUMN origin text NOT NULL DEFAULT 'bot' CHECK (origin IN ('bot', 'lead'));
      -- what is stored already may be anybody's: it is treated as data in any case
      ALTER TABLE knowledge ADD COLUMN origin text NOT NULL DEFAULT 'owner' CHECK (origin IN ('owner', 'bot', 'lead'));
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
