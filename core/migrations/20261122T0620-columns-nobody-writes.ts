import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A column that nothing ever filled or read. */
export class ColumnsNobodyWrites1795328400000 implements MigrationInterface {
  name = 'ColumnsNobodyWrites1795328400000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE conversations DROP COLUMN summary`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
