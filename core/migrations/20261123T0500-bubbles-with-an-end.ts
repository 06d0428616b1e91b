import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when a bubble may leave that nobody asked for; null for one that goes whenever it can. */
export class BubblesWithAnEnd1795410000000 implements MigrationInterface {
  name = 'BubblesWithAnEnd1795410000000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE messages ADD COLUMN not_after timestamptz`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
