import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A lead's WhatsApp username. It belongs to the privacy id, so a contact without one has none. */
export class Usernames1795327200000 implements MigrationInterface {
  name = 'Usernames1795327200000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE contacts ADD COLUMN username text CHECK (username IS NULL OR lid IS NOT NULL)`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
