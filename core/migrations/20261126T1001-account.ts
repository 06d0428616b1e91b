import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Persons, their accounts and bots (docs/decisions/0154), and registrations whose address is not proved yet. */
export class AccountBaseline1795687260000 implements MigrationInterface {
  name = 'AccountBaseline1795687260000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(tables);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const tables = `
CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  email_canonical text NOT NULL UNIQUE,
  full_name text NOT NULL,
  password_hash text NOT NULL,
  email_verified_at timestamptz,
  token_version integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);

CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE members (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('owner', 'admin', 'agent')),
  joined_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, person_id)
);
CREATE INDEX members_person ON members (person_id, joined_at, account_id);

CREATE TABLE bots (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX bots_account ON bots (account_id, created_at, id);

CREATE TABLE registrations (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  email_canonical text NOT NULL,
  full_name text NOT NULL,
  password_hash text NOT NULL,
  package_id text NOT NULL,
  -- hash of the secret that the registering browser was given
  proof_hash bytea,
  -- keyed hash of the network address: bounds how many of a mailbox's codes one stranger can use up
  visitor_hash bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  renewed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX registrations_age ON registrations (renewed_at);
CREATE INDEX registrations_email ON registrations (email_canonical, created_at);

CREATE TABLE email_changes (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  old_email text NOT NULL,
  undo_hash bytea NOT NULL UNIQUE,
  changed_at timestamptz NOT NULL,
  undo_until timestamptz NOT NULL
);
CREATE INDEX email_changes_age ON email_changes (undo_until);
CREATE INDEX email_changes_person ON email_changes (person_id, changed_at);
`;
