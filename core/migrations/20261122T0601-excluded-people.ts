import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People are excluded from AI answers by number, privacy id or username; one row may know several of them. */
export class ExcludedPeople1795327260000 implements MigrationInterface {
  name = 'ExcludedPeople1795327260000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE blacklist DROP CONSTRAINT blacklist_pkey;
      ALTER TABLE blacklist ALTER COLUMN pn DROP NOT NULL, ADD COLUMN lid text, ADD COLUMN username text,
        ADD CONSTRAINT blacklist_number UNIQUE (owner_id, pn), ADD CHECK (num_nonnulls(pn, lid, username) > 0);
      CREATE INDEX blacklist_lid ON blacklist (owner_id, lid) WHERE lid IS NOT NULL;
      -- a username counts until it is known whose it is: it may be somebody else's tomorrow
      CREATE INDEX blacklist_username ON blacklist (owner_id, username) WHERE lid IS NULL AND username IS NOT NULL;
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
