import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two columns that nothing ever filled, or kept up to date, and nothing read. */
export class ColumnsNobodyWrites1795328400000 implements MigrationInterface {
  name = 'ColumnsNobodyWrites1795328400000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE conversations DROP COLUMN summary`);
    await q.query(`ALTER TABLE wa_creds DROP COLUMN updated_at`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
