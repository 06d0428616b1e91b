import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The newest export of an account's data. */
export class AccountExports1795680000000 implements MigrationInterface {
  name = 'AccountExports1795680000000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE account_exports (
        -- one per account: a second one at once is refused, a later one takes the row of the earlier one
        account_id uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
        id uuid NOT NULL,
        -- who asked, gets the mail, and is the only one who may download it
        person_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        state text NOT NULL CHECK (state IN ('building', 'ready', 'opened', 'over', 'failed')),
        asked_at timestamptz NOT NULL,
        ready_at timestamptz,
        -- the stored file, and the keyed hash of the secret in the mail
        file_id uuid,
        bytes bigint,
        token_hash bytea,
        -- the keyed hash of the secret that downloads, given for the one in the mail
        ticket_hash bytea,
        ticket_until timestamptz
      );
      CREATE INDEX account_exports_person ON account_exports (person_id);
      CREATE INDEX account_exports_building ON account_exports (asked_at) WHERE state = 'building';
      CREATE INDEX account_exports_stored ON account_exports (ready_at) WHERE state IN ('ready', 'opened');
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
