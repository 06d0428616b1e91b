import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The advertisement or status that led a lead to write. */
export class WhereMessagesCameFrom1795647600000 implements MigrationInterface {
  name = 'WhereMessagesCameFrom1795647600000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE messages ADD COLUMN came_from jsonb;
      -- the last advertisement, for the list of chats and for attribution
      ALTER TABLE conversations ADD COLUMN ad jsonb;
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
