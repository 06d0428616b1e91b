import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The owner's queue knows a lead who called an order off. The old index stays until the new one is there. */
export class CalledOffNeed1795885500000 implements MigrationInterface {
  name = 'CalledOffNeed1795885500000';
  transaction = false;

  async up(q: QueryRunner): Promise<void> {
    await q.query(`DROP INDEX CONCURRENTLY IF EXISTS conversations_queue_next`);
    await q.query(
      `CREATE INDEX CONCURRENTLY conversations_queue_next ON conversations (
         bot_id,
         coalesce(array_position(
           '{number-moved,loop,too-old,untrained,no-package,no-quota,ai-failed,unsent,unreadable,question,lead-wrote,called-off,bot-called,receipt,complaint}'::text[],
           needs_owner_reason
         ), 0),
         needs_owner_since,
         id
       ) WHERE needs_owner_since IS NOT NULL`,
    );
    await q.query(`DROP INDEX CONCURRENTLY IF EXISTS conversations_queue`);
    await q.query(`ALTER INDEX conversations_queue_next RENAME TO conversations_queue`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
