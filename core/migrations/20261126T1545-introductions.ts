import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the bot's first answer to a lead says that an AI assistant writes. */
export class Introductions1795707900000 implements MigrationInterface {
  name = 'Introductions1795707900000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE bot_settings ADD COLUMN introduces_ai boolean NOT NULL DEFAULT false`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
