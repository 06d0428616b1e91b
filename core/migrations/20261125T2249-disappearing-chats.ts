import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For how long WhatsApp keeps messages of a chat: our own messages have to name it. */
export class DisappearingChats1795646940000 implements MigrationInterface {
  name = 'DisappearingChats1795646940000';

  async up(q: QueryRunner): Promise<void> {
    // seconds; 0: messages do not disappear
    await q.query(`ALTER TABLE conversations ADD COLUMN expires_after integer NOT NULL DEFAULT 0`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
