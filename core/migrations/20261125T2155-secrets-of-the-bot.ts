import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the bot knows and never says, beside the training texts. */
export class SecretsOfTheBot1795643700000 implements MigrationInterface {
  name = 'SecretsOfTheBot1795643700000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE bot_settings ADD COLUMN secret text NOT NULL DEFAULT '';
      ALTER TABLE prompt_versions ADD COLUMN secret text NOT NULL DEFAULT '';
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
