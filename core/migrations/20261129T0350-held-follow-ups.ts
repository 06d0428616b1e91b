import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Follow-ups that WhatsApp's restriction or quota has postponed are known as such. */
export class HeldFollowUps1795924200000 implements MigrationInterface {
  name = 'HeldFollowUps1795924200000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE follow_ups ADD COLUMN is_held boolean NOT NULL DEFAULT false`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
