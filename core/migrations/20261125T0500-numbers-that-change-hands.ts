import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A number that is given to somebody else leaves its earlier person, who stays as a past contact. */
export class NumbersThatChangeHands1795582800000 implements MigrationInterface {
  name = 'NumbersThatChangeHands1795582800000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE contacts
        -- digits of the number they had before
        ADD COLUMN former_pn text,
        -- since when that number is known to belong to somebody else; null for present contacts
        ADD COLUMN past_since timestamptz,
        -- the first message of their own that named this number together with this privacy id
        ADD COLUMN pn_since timestamptz,
        ADD CONSTRAINT contacts_past CHECK (past_since IS NULL OR (pn IS NULL AND lid IS NOT NULL AND former_pn IS NOT NULL));
      CREATE INDEX contacts_past ON contacts (owner_id, former_pn) WHERE past_since IS NOT NULL;`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
