import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drops columns that no program reads: what failed is in `event_retries`. */
export class EventSubscribers1795741200000 implements MigrationInterface {
  name = 'EventSubscribers1795741200000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE event_subscribers DROP COLUMN failing, DROP COLUMN tries, DROP COLUMN tried_at`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
