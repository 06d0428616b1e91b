import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accounts exist only for addresses that were proved; whoever registers is kept apart until then, each registration with a password
 * and a code of its own. An address changes by a code, and can be taken back by a link.
 */
export class ProvedAddresses1795320000000 implements MigrationInterface {
  name = 'ProvedAddresses1795320000000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(tables);
    await q.query(unprovedAccounts);
    await q.query(movedAccounts);
    await q.query(indexes);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const tables = `
CREATE TABLE registrations (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  email_canonical text NOT NULL,
  full_name text NOT NULL,
  password_hash text NOT NULL,
  package_id text NOT NULL,
  -- of the secret that the registering browser was given; null for registrations from before there was one
  proof_hash bytea,
  -- keyed hash of the network address it came from: bounds what one stranger can spend of a mailbox's codes
  visitor_hash bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  renewed_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE email_changes (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  old_email text NOT NULL,
  undo_hash bytea NOT NULL UNIQUE,
  changed_at timestamptz NOT NULL,
  undo_until timestamptz NOT NULL
);
ALTER TABLE otp_codes
  ALTER COLUMN user_id DROP NOT NULL,
  ADD COLUMN registration_id uuid REFERENCES registrations ON DELETE CASCADE,
  -- the address a code for a change was sent to, and proves
  ADD COLUMN sent_to text,
  DROP CONSTRAINT otp_codes_purpose_check,
  ADD CONSTRAINT otp_codes_purpose_check CHECK (purpose IN ('verify', 'reset', 'email'));
ALTER TABLE orders
  -- keyed hash of the network address that opened a registration's payment
  ADD COLUMN visitor_hash bytea;
`;

/** Accounts nobody proved become registrations; what was given to them in advance waits again for who proves the address. */
const unprovedAccounts = `
DELETE FROM otp_codes WHERE purpose = 'verify';
INSERT INTO registrations (id, email, email_canonical, full_name, password_hash, package_id, created_at, renewed_at)
  SELECT u.id, u.email, u.email_canonical, u.full_name, u.password_hash,
    coalesce((SELECT o.package_id FROM orders o WHERE o.owner_id = u.id AND o.purpose = 'registration' AND o.state = 'paid' LIMIT 1), 'ai-trial'),
    u.created_at, now()
  FROM users u WHERE u.email_verified_at IS NULL AND u.deleted_at IS NULL;
UPDATE orders o SET owner_id = NULL, granted_at = NULL, email_canonical = coalesce(o.email_canonical, r.email_canonical)
  FROM registrations r WHERE o.owner_id = r.id AND o.purpose = 'registration';
DELETE FROM trial_claims t USING registrations r WHERE t.owner_id = r.id;
DELETE FROM mails m USING registrations r WHERE m.owner_id = r.id;
DELETE FROM users u USING registrations r WHERE u.id = r.id;
`;

/** Addresses that were changed without a code are not proved: stray payments of theirs wait until they are, by any code. */
const movedAccounts = `
UPDATE users u SET email_verified_at = NULL WHERE deleted_at IS NULL
  AND EXISTS (SELECT 1 FROM mails m WHERE m.owner_id = u.id AND m.kind = 'email-changed');
`;

const indexes = `
CREATE INDEX registrations_email ON registrations (email_canonical, created_at);
CREATE INDEX registrations_age ON registrations (renewed_at);
CREATE INDEX otp_codes_registration ON otp_codes (registration_id, sent_at DESC) WHERE registration_id IS NOT NULL;
CREATE INDEX email_changes_owner ON email_changes (owner_id, changed_at);
CREATE INDEX trial_claims_owner ON trial_claims (owner_id);
-- by age, for the sweep that removes what has been kept long enough
CREATE INDEX otp_codes_age ON otp_codes (sent_at);
CREATE INDEX email_changes_age ON email_changes (undo_until);
CREATE INDEX mails_done ON mails (created_at) WHERE state <> 'queued';
CREATE INDEX order_events_age ON order_events (received_at);
ALTER TABLE otp_codes ADD CONSTRAINT otp_codes_subject CHECK (num_nonnulls(user_id, registration_id) = 1);
`;
