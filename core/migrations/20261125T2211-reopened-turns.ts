import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an owner let the bot answer a turn that a trouble had left without an answer. */
export class ReopenedTurns1795644660000 implements MigrationInterface {
  name = 'ReopenedTurns1795644660000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE conversations ADD COLUMN reopened_at timestamptz;
      -- for the sweep: few rows, because the next answer takes them out
      CREATE INDEX conversations_reopened ON conversations (reopened_at) WHERE reopened_at IS NOT NULL AND answered_turn < turn;`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
