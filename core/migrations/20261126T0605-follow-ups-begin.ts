import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Follow-ups that are switched on greet leads who fell silent later. Null: they were on before, and greet all. */
export class FollowUpsBeginAt1795673100000 implements MigrationInterface {
  name = 'FollowUpsBeginAt1795673100000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE follow_up_settings ADD COLUMN begins_at timestamptz`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
