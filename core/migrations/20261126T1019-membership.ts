import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The newest export of an account's data. */
export class MembershipBaseline1795688340000 implements MigrationInterface {
  name = 'MembershipBaseline1795688340000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(tables);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const tables = `
CREATE TABLE account_exports (
  -- one per account: a second export at once is refused, a later one replaces the row
  account_id uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- who asked, gets the mail, and is the only one who may download it
  person_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('building', 'ready', 'opened', 'over', 'failed')),
  asked_at timestamptz NOT NULL,
  ready_at timestamptz,
  -- the stored file
  file_id uuid,
  bytes bigint,
  token_hash bytea,
  -- keyed hash of the secret that downloads, which is exchanged for the one in the mail
  ticket_hash bytea,
  ticket_until timestamptz
);
CREATE INDEX account_exports_building ON account_exports (asked_at) WHERE state = 'building';
CREATE INDEX account_exports_person ON account_exports (person_id);
CREATE INDEX account_exports_stored ON account_exports (ready_at) WHERE state IN ('ready', 'opened');
`;
