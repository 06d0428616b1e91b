import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Chats that their owner marks as unread, here or on the phone: an open thread does not read them again by itself. */
export class MarkedUnread1795482000000 implements MigrationInterface {
  name = 'MarkedUnread1795482000000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE conversations ADD COLUMN marked_unread boolean NOT NULL DEFAULT false`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
