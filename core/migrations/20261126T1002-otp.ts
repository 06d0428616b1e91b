import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes sent by mail. */
export class OtpBaseline1795687320000 implements MigrationInterface {
  name = 'OtpBaseline1795687320000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(tables);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const tables = `
CREATE TABLE otp_codes (
  id uuid PRIMARY KEY,
  person_id uuid REFERENCES users (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify', 'reset', 'email')),
  code_hash bytea NOT NULL,
  tries_left smallint NOT NULL,
  expires_at timestamptz NOT NULL,
  consumed_at timestamptz,
  sent_at timestamptz NOT NULL DEFAULT now(),
  registration_id uuid REFERENCES registrations (id) ON DELETE CASCADE,
  -- the new address that a code for a change was sent to, and proves
  sent_to text,
  open_tries_left smallint NOT NULL DEFAULT 5,
  -- keyed hash of the browser that logged in before, or else of the client address; null where only one person can
  -- ask
  asker bytea,
  asker_known boolean NOT NULL DEFAULT false,
  CONSTRAINT otp_codes_subject CHECK (num_nonnulls(person_id, registration_id) = 1)
);
-- for the sweep that removes old codes
CREATE INDEX otp_codes_age ON otp_codes (sent_at);
CREATE INDEX otp_codes_latest ON otp_codes (person_id, purpose, sent_at DESC);
CREATE INDEX otp_codes_registration ON otp_codes (registration_id, sent_at DESC) WHERE registration_id IS NOT NULL;
`;
