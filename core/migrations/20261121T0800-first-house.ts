import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every table of the first house. Times are timestamptz, money integer IDR, ids uuid v7 made by the application. */
export class FirstHouse1795248000000 implements MigrationInterface {
  name = 'FirstHouse1795248000000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(accounts);
    await q.query(money);
    await q.query(sessions);
    await q.query(conversations);
    await q.query(settings);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const accounts = `
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
CREATE TABLE otp_codes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify', 'reset')),
  code_hash bytea NOT NULL,
  tries_left smallint NOT NULL,
  expires_at timestamptz NOT NULL,
  consumed_at timestamptz,
  sent_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX otp_codes_latest ON otp_codes (user_id, purpose, sent_at DESC);
CREATE TABLE mails (
  id uuid PRIMARY KEY,
  owner_id uuid,
  kind text NOT NULL,
  dedupe_key text UNIQUE,
  -- address and body sealed with the data key; emptied once sent
  sealed bytea,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz
);
CREATE INDEX mails_queued ON mails (created_at) WHERE state = 'queued';
`;

const money = `
CREATE TABLE subscriptions (
  owner_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  package_id text NOT NULL,
  -- null: unlimited
  replies_left integer CHECK (replies_left >= 0),
  replies_total integer,
  started_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  notices_sent text[] NOT NULL DEFAULT '{}',
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX subscriptions_expiry ON subscriptions (expires_at);
-- A trial is taken once per address and once per WhatsApp number, also after the account is gone: keyed hashes only.
CREATE TABLE trial_claims (
  kind text NOT NULL CHECK (kind IN ('email', 'whatsapp')),
  key_hash bytea NOT NULL,
  owner_id uuid,
  claimed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, key_hash)
);
CREATE TABLE orders (
  id text PRIMARY KEY,
  owner_id uuid,
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
  -- set in the transaction that gave the owner what was paid for
  granted_at timestamptz,
  checked_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX orders_owner ON orders (owner_id, created_at DESC);
CREATE INDEX orders_registration ON orders (email_canonical, package_id) WHERE purpose = 'registration';
CREATE INDEX orders_open ON orders (created_at) WHERE state IN ('created', 'pending');
CREATE TABLE order_events (
  id uuid PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders,
  fingerprint bytea NOT NULL UNIQUE,
  source text NOT NULL CHECK (source IN ('notification', 'status', 'sweep')),
  status text NOT NULL,
  outcome text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_events_order ON order_events (order_id, received_at);
`;

const sessions = `
CREATE TABLE session_hosts (
  id uuid PRIMARY KEY,
  started_at timestamptz NOT NULL DEFAULT now(),
  heartbeat_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE bot_sessions (
  owner_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  desired text NOT NULL DEFAULT 'stopped' CHECK (desired IN ('running', 'stopped')),
  status text NOT NULL DEFAULT 'offline' CHECK (status IN ('offline', 'initing', 'qr', 'online')),
  reason text,
  detail text,
  phone text,
  lid text,
  host_id uuid,
  -- grows with every claim; every write of keys and states shows it, so a zombie host writes nothing
  epoch bigint NOT NULL DEFAULT 0,
  since timestamptz NOT NULL DEFAULT now(),
  last_message_at timestamptz,
  restricted_until timestamptz,
  pairing_phone text,
  qr jsonb,
  pairing_code text,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX bot_sessions_running ON bot_sessions (host_id) WHERE desired = 'running';
CREATE TABLE wa_creds (
  owner_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  data bytea NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE wa_keys (
  owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  type text NOT NULL,
  id text NOT NULL,
  -- sealed, so nothing compresses it; two or three KB that change with every message are cheapest in the row itself
  data bytea STORAGE EXTERNAL NOT NULL,
  PRIMARY KEY (owner_id, type, id)
) WITH (toast_tuple_target = 8160, fillfactor = 60);
`;

const conversations = `
CREATE TABLE contacts (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL DEFAULT '',
  -- digits; one person is one row, merged when the mapping is learnt
  pn text,
  lid text,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, pn),
  UNIQUE (owner_id, lid),
  CHECK (pn IS NOT NULL OR lid IS NOT NULL)
);
CREATE TABLE conversations (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  contact_id uuid NOT NULL UNIQUE REFERENCES contacts ON DELETE CASCADE,
  -- the address the lead last wrote from; answers go there
  jid text NOT NULL,
  -- counts what the lead wrote; answered_turn follows it, one reply each step
  turn integer NOT NULL DEFAULT 0,
  answered_turn integer NOT NULL DEFAULT 0,
  last_seq bigint NOT NULL DEFAULT 0,
  message_count integer NOT NULL DEFAULT 0,
  last_preview text,
  last_sender text,
  last_at timestamptz NOT NULL DEFAULT now(),
  lead_last_at timestamptz,
  -- 'infinity': taken over by the switch
  takeover_until timestamptz,
  opted_out_at timestamptz,
  closing_at timestamptz,
  summary text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (answered_turn <= turn)
);
CREATE INDEX conversations_recent ON conversations (owner_id, last_at DESC, id DESC);
CREATE INDEX conversations_unanswered ON conversations (lead_last_at) WHERE answered_turn < turn;
CREATE TABLE messages (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  seq bigint NOT NULL,
  sender text NOT NULL CHECK (sender IN ('lead', 'bot', 'owner')),
  kind text NOT NULL,
  body text NOT NULL,
  -- our own messages get theirs before they are sent, so that a resend is the same message
  wa_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('queued', 'sent', 'delivered', 'read', 'failed')),
  -- an index by the status itself would be rewritten, and all others with it, at each further state
  waits boolean NOT NULL GENERATED ALWAYS AS (status = 'queued') STORED,
  -- inbound: the turn it opened; the bot's: the turn it answers
  turn integer,
  media jsonb,
  -- the protocol's message, sealed: for a recipient's retry and for fetching media
  proto bytea,
  attempts smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  wa_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  -- once per conversation; found by owner and WhatsApp id alone as well
  UNIQUE (owner_id, wa_id, conversation_id)
) WITH (fillfactor = 85);
CREATE INDEX messages_thread ON messages (conversation_id, seq DESC);
CREATE INDEX messages_outbox ON messages (owner_id, conversation_id, seq) WHERE waits;
CREATE TABLE replies (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  turn integer NOT NULL,
  model text NOT NULL,
  tools jsonb NOT NULL DEFAULT '[]',
  prompt_tokens integer NOT NULL DEFAULT 0,
  completion_tokens integer NOT NULL DEFAULT 0,
  took_ms integer NOT NULL DEFAULT 0,
  -- false when the package was unlimited or the price was given back
  charged boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (conversation_id, turn)
);
CREATE INDEX replies_owner ON replies (owner_id, created_at DESC);
CREATE TABLE daily_message_counts (
  owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  day date NOT NULL,
  count integer NOT NULL DEFAULT 0,
  PRIMARY KEY (owner_id, day)
);
`;

const settings = `
CREATE TABLE bots (
  owner_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  prompt text NOT NULL DEFAULT '',
  secondary_prompt text NOT NULL DEFAULT '',
  sender_district text NOT NULL DEFAULT '',
  notification_number text NOT NULL DEFAULT '',
  tried_out_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE blacklist (
  owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  pn text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (owner_id, pn)
);
CREATE TABLE follow_up_settings (
  owner_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  config jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  dedupe_key text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  conversation_id uuid,
  -- WhatsApp id of the copy to the notification number, and its state
  wa_id text,
  wa_status text NOT NULL DEFAULT 'none' CHECK (wa_status IN ('none', 'queued', 'sent', 'failed')),
  seen_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, dedupe_key)
);
CREATE INDEX notifications_recent ON notifications (owner_id, created_at DESC);
CREATE INDEX notifications_outbox ON notifications (owner_id) WHERE wa_status = 'queued';
`;
