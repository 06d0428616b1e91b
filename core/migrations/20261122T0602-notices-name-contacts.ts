import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom a notice is about, as routes name a contact, for the link in its copies. */
export class NoticesNameContacts1795327320000 implements MigrationInterface {
  name = 'NoticesNameContacts1795327320000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE notifications ADD COLUMN contact text`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
