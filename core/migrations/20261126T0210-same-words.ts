import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words that mean the same in this shop, one group a line: "jilbab = kerudung". */
export class SameWords1795659000000 implements MigrationInterface {
  name = 'SameWords1795659000000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE bot_settings ADD COLUMN same_words text NOT NULL DEFAULT ''`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
