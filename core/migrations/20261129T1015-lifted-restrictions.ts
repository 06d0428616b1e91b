import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A follow-up knows which end of WhatsApp's restriction it waits for. Follow-ups are counted among the chats that a number starts. */
export class LiftedRestrictions1795947300000 implements MigrationInterface {
  name = 'LiftedRestrictions1795947300000';
  transaction = false;

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE follow_ups ADD COLUMN IF NOT EXISTS restricted_until timestamptz`);
    await q.query(`DROP INDEX CONCURRENTLY IF EXISTS follow_ups_restricted`);
    await q.query(
      `CREATE INDEX CONCURRENTLY follow_ups_restricted ON follow_ups (bot_id, restricted_until) WHERE state = 'scheduled' AND restricted_until IS NOT NULL`,
    );
    await q.query(`DROP INDEX CONCURRENTLY IF EXISTS messages_follow_ups`);
    await q.query(`CREATE INDEX CONCURRENTLY messages_follow_ups ON messages (bot_id, created_at) WHERE speech = 'follow-up'`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
