import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an owner's bot last could not answer because the models failed. */
export class WhenTheModelsFailed1795399200000 implements MigrationInterface {
  name = 'WhenTheModelsFailed1795399200000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE bots ADD COLUMN ai_failed_at timestamptz`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
