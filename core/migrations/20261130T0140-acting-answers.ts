import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the answers that did more than speak without unpacking what every other answer read. */
export class ActingAnswers1796002800000 implements MigrationInterface {
  name = 'ActingAnswers1796002800000';
  transaction = false;

  async up(q: QueryRunner): Promise<void> {
    await q.query(`DROP INDEX CONCURRENTLY IF EXISTS replies_acts`);
    await q.query(
      `CREATE INDEX CONCURRENTLY replies_acts ON replies (conversation_id, turn DESC) WHERE tools <> '[]' OR read->>'handover' IS NOT NULL`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
