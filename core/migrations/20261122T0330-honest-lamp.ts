import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a session must remember across hosts: the number it runs, the kind of its restriction, the outage its owner was told of. */
export class HonestLamp1795318200000 implements MigrationInterface {
  name = 'HonestLamp1795318200000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE bot_sessions
        -- 'until': restricted_until is what WhatsApp said; 'unknown': it said no end, restricted_until is when we try again
        ADD COLUMN restriction text CHECK (restriction IN ('until', 'unknown')),
        -- digits of the number that this session runs: one session of the whole installation
        ADD COLUMN active_number text,
        -- the outage that the owner was told of, until its end is told
        ADD COLUMN outage_since timestamptz,
        ADD COLUMN outage_cause text;
      UPDATE bot_sessions SET restriction = 'until' WHERE restricted_until IS NOT NULL;
      CREATE UNIQUE INDEX bot_sessions_active_number ON bot_sessions (active_number);`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
