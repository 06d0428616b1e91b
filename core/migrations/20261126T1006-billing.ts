import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders and what the payment provider said of them. */
export class BillingBaseline1795687560000 implements MigrationInterface {
  name = 'BillingBaseline1795687560000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(tables);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const tables = `
CREATE TABLE orders (
  id text PRIMARY KEY,
  account_id uuid,
  purpose text NOT NULL CHECK (purpose IN ('billing', 'registration')),
  email_canonical text,
  package_id text NOT NULL,
  amount integer NOT NULL,
  currency text NOT NULL DEFAULT 'IDR',
  state text NOT NULL DEFAULT 'created' CHECK (state IN ('created', 'pending', 'paid', 'failed', 'expired', 'cancelled', 'refunded')),
  snap_token text,
  transaction_id text,
  payment_type text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  -- set in the transaction that gave the account what was paid for
  granted_at timestamptz,
  checked_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- keyed hash of the network address that opened a registration's payment
  visitor_hash bytea,
  revoked_at timestamptz,
  provider text NOT NULL DEFAULT 'midtrans',
  provider_reference text
);
CREATE INDEX orders_account ON orders (account_id, created_at DESC);
CREATE INDEX orders_open ON orders (created_at) WHERE state IN ('created', 'pending');
-- the callback of a refund names the payment only by the provider's id
CREATE INDEX orders_provider_reference ON orders (provider_reference) WHERE provider_reference IS NOT NULL;
CREATE INDEX orders_registration ON orders (email_canonical, package_id) WHERE purpose = 'registration';
CREATE INDEX orders_revoked ON orders (revoked_at) WHERE revoked_at IS NOT NULL AND snap_token IS NOT NULL;

CREATE TABLE order_events (
  id uuid PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders (id),
  fingerprint bytea NOT NULL UNIQUE,
  source text NOT NULL CHECK (source IN ('notification', 'status', 'sweep')),
  status text NOT NULL,
  outcome text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_events_age ON order_events (received_at);
CREATE INDEX order_events_order ON order_events (order_id, received_at);
`;
