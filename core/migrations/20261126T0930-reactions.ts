import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The lead's emoji reaction to a message of the shop. */
export class Reactions1795685400000 implements MigrationInterface {
  name = 'Reactions1795685400000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      -- empty: taken back while it waited for an answer
      ALTER TABLE messages ADD COLUMN reaction text, ADD COLUMN reacted_at timestamptz, ADD COLUMN reaction_turn integer;
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
