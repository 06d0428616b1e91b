import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `incomplete`: the content came with another message, a second upload or an edit, and its own may follow. */
export class IncompleteMessages1795780800000 implements MigrationInterface {
  name = 'IncompleteMessages1795780800000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE messages ADD COLUMN incomplete boolean NOT NULL DEFAULT false`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
