import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The time of the last MULAI: two conversations of one person merge by the later word. Nothing is set of the past. */
export class ConsentTimes1795846200000 implements MigrationInterface {
  name = 'ConsentTimes1795846200000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE conversations ADD COLUMN opted_in_at timestamptz`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
