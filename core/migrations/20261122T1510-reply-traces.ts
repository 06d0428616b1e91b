import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an answer was made of: what the model read, and what it cost. Null for answers from before. */
export class ReplyTraces1795360200000 implements MigrationInterface {
  name = 'ReplyTraces1795360200000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE replies ADD COLUMN read jsonb, ADD COLUMN cost_sen integer`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
