import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The package of each account, and the trials that were taken. */
export class PlansBaseline1795687500000 implements MigrationInterface {
  name = 'PlansBaseline1795687500000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(tables);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const tables = `
CREATE TABLE subscriptions (
  account_id uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  package_id text NOT NULL,
  -- null: unlimited
  replies_left integer CHECK (replies_left >= 0),
  replies_total integer,
  started_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  notices_sent text[] NOT NULL DEFAULT '{}',
  updated_at timestamptz NOT NULL DEFAULT now(),
  burst_used integer NOT NULL DEFAULT 0,
  burst_since timestamptz NOT NULL DEFAULT '-infinity'
);
CREATE INDEX subscriptions_expiry ON subscriptions (expires_at);

-- A trial can be taken once per address and once per WhatsApp number, also after its account was deleted: only
-- keyed hashes are stored.
CREATE TABLE trial_claims (
  kind text NOT NULL CHECK (kind IN ('email', 'whatsapp')),
  key_hash bytea NOT NULL,
  account_id uuid,
  claimed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, key_hash)
);
CREATE INDEX trial_claims_account ON trial_claims (account_id);
`;
