import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many answers a package has paid for since the beginning of the present ten minutes, so that unusual use is noticed. */
export class BurstsOfAnswers1795646400000 implements MigrationInterface {
  name = 'BurstsOfAnswers1795646400000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE subscriptions ADD COLUMN burst_used integer NOT NULL DEFAULT 0;
      ALTER TABLE subscriptions ADD COLUMN burst_since timestamptz NOT NULL DEFAULT '-infinity';
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
