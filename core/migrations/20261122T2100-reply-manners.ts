import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How an owner's bot behaves: what leads read when nothing is left to answer with, how long a human is left alone, and how fast it writes. */
export class ReplyManners1795381200000 implements MigrationInterface {
  name = 'ReplyManners1795381200000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE bots
        ADD COLUMN quota_reply text NOT NULL DEFAULT '',
        ADD COLUMN takeover_minutes integer NOT NULL DEFAULT 60,
        ADD COLUMN sends_per_minute integer NOT NULL DEFAULT 40,
        ADD COLUMN typing_ms_per_character integer NOT NULL DEFAULT 28;
      -- when a lead was told that nobody answers at the moment: once
      ALTER TABLE conversations ADD COLUMN quota_told_at timestamptz;
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
