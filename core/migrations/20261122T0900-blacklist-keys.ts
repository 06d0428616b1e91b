import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A key for each entry of the blacklist: since one may name a person by any of three words, no column of it names the entry. */
export class BlacklistKeys1795338000000 implements MigrationInterface {
  name = 'BlacklistKeys1795338000000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE blacklist ADD COLUMN id uuid PRIMARY KEY DEFAULT gen_random_uuid()`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
