import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose a username was is asked whenever WhatsApp tells of one: with each new lead that has one. */
export class PeopleByUsername1795485600000 implements MigrationInterface {
  name = 'PeopleByUsername1795485600000';
  // built beside the writing
  transaction = false;

  async up(q: QueryRunner): Promise<void> {
    // what a run that was broken off has left
    await q.query(`DROP INDEX CONCURRENTLY IF EXISTS contacts_username`);
    await q.query(`CREATE INDEX CONCURRENTLY contacts_username ON contacts (owner_id, username) WHERE username IS NOT NULL`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
