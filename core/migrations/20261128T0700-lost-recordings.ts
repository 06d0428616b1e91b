import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the few recordings that are being transcribed, so that a sweep ends those that were lost with their process. */
export class LostRecordings1795849200000 implements MigrationInterface {
  name = 'LostRecordings1795849200000';
  transaction = false;

  async up(q: QueryRunner): Promise<void> {
    await q.query(`DROP INDEX CONCURRENTLY IF EXISTS messages_transcribing`);
    await q.query(
      `CREATE INDEX CONCURRENTLY messages_transcribing ON messages (created_at) WHERE media->>'hearing' = 'late' AND media->>'transcript' IS NULL`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
