import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages whose content has not come are looked for every minute: there are few, among all. */
export class UnreadableMessages1795576200000 implements MigrationInterface {
  name = 'UnreadableMessages1795576200000';
  // built beside the writing
  transaction = false;

  async up(q: QueryRunner): Promise<void> {
    // what a run that was broken off has left
    await q.query(`DROP INDEX CONCURRENTLY IF EXISTS messages_unreadable`);
    await q.query(
      `CREATE INDEX CONCURRENTLY messages_unreadable ON messages (created_at) WHERE kind = 'unreadable' AND unanswered IS NULL`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
