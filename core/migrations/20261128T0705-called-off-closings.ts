import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A closing may also be doubted because the lead called the order off. */
export class CalledOffClosings1795849500000 implements MigrationInterface {
  name = 'CalledOffClosings1795849500000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE closings DROP CONSTRAINT closings_doubt_check`);
    await q.query(
      `ALTER TABLE closings ADD CONSTRAINT closings_doubt_check CHECK (doubt IN ('edited', 'deleted', 'called-off')) NOT VALID`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
