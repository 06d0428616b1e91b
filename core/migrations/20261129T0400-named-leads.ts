import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports name leads without being about one chat: their erasure finds these notices. Old notices are removed by their age. */
export class NamedLeads1795924800000 implements MigrationInterface {
  name = 'NamedLeads1795924800000';
  transaction = false;

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE notifications ADD COLUMN IF NOT EXISTS named_conversations uuid[] NOT NULL DEFAULT '{}'`);
    await q.query(`DROP INDEX CONCURRENTLY IF EXISTS notifications_named`);
    await q.query(
      `CREATE INDEX CONCURRENTLY notifications_named ON notifications USING gin (named_conversations) WHERE named_conversations <> '{}'`,
    );
    await q.query(`DROP INDEX CONCURRENTLY IF EXISTS notifications_age`);
    await q.query(`CREATE INDEX CONCURRENTLY notifications_age ON notifications (created_at)`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
