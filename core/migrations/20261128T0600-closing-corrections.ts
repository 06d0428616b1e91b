import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `earlier`: contents of a closing before the lead changed the order, oldest first. `doubt`: how the lead changed the
 * words of the order without a new closing, until the owner sets its state.
 */
export class ClosingCorrections1795845600000 implements MigrationInterface {
  name = 'ClosingCorrections1795845600000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(
      `ALTER TABLE closings ADD COLUMN earlier jsonb NOT NULL DEFAULT '[]', ADD COLUMN doubt text CHECK (doubt IN ('edited', 'deleted'))`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
