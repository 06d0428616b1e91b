import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = {
  owner_questions_conversation: 'owner_questions (conversation_id)',
  photos_account: 'photos (account_id)',
  follow_ups_bot: 'follow_ups (bot_id)',
} as const;

/**
 * Indexes for foreign keys without one. A deleted conversation looks for its questions, and a deleted account for its
 * photos and follow-ups. Without an index each of them reads the rows of all owners.
 */
export class IndexesOfForeignKeys1795643400000 implements MigrationInterface {
  name = 'IndexesOfForeignKeys1795643400000';
  // writes go on while an index is built
  transaction = false;

  async up(q: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(indexes)) {
      // left by a run that was interrupted
      await q.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await q.query(`CREATE INDEX CONCURRENTLY ${name} ON ${on}`);
    }
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
