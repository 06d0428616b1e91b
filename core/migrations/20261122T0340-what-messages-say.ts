import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a message quotes, when its writer changed it, and the owner's answer to calls. */
export class WhatMessagesSay1795318800000 implements MigrationInterface {
  name = 'WhatMessagesSay1795318800000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE messages ADD COLUMN quoted jsonb, ADD COLUMN edited_at timestamptz`);
    await q.query(`ALTER TABLE bots ADD COLUMN call_reply text NOT NULL DEFAULT ''`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
