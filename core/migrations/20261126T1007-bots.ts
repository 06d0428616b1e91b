import type { MigrationInterface, QueryRunner } from 'typeorm';

/** WhatsApp sessions: their hosts, their state, and the sealed keys of the linked devices. */
export class BotsBaseline1795687620000 implements MigrationInterface {
  name = 'BotsBaseline1795687620000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(tables);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const tables = `
CREATE TABLE session_hosts (
  id uuid PRIMARY KEY,
  started_at timestamptz NOT NULL DEFAULT now(),
  heartbeat_at timestamptz NOT NULL DEFAULT now(),
  -- the keys that a host can open: nothing is sealed anew with a key that a living host lacks
  key_ids text[] NOT NULL DEFAULT '{}'
);

CREATE TABLE bot_sessions (
  bot_id uuid PRIMARY KEY REFERENCES bots (id) ON DELETE CASCADE,
  desired text NOT NULL DEFAULT 'stopped' CHECK (desired IN ('running', 'stopped')),
  status text NOT NULL DEFAULT 'offline' CHECK (status IN ('offline', 'initing', 'qr', 'online')),
  reason text,
  detail text,
  phone text,
  lid text,
  host_id uuid,
  -- grows with every claim; each write of keys and states names it, so a host that lost its lease writes nothing
  epoch bigint NOT NULL DEFAULT 0,
  since timestamptz NOT NULL DEFAULT now(),
  last_message_at timestamptz,
  restricted_until timestamptz,
  pairing_phone text,
  qr jsonb,
  pairing_code text,
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- 'until': restricted_until is the end that WhatsApp stated; 'unknown': no end was stated, restricted_until is
  -- the time of the next try
  restriction text CHECK (restriction IN ('until', 'unknown')),
  -- digits of the number that this session runs; a number has one session in the whole installation
  active_number text,
  -- the outage that the owner was told of, until its end is told
  outage_since timestamptz,
  outage_cause text,
  passkey jsonb,
  stopped_at timestamptz,
  -- NumberHealth of core/features/bots/number-health.rules.ts
  health jsonb,
  -- since when this number is linked without a break; null: not known
  linked_since timestamptz
);
CREATE UNIQUE INDEX bot_sessions_active_number ON bot_sessions (active_number);
CREATE INDEX bot_sessions_running ON bot_sessions (host_id) WHERE desired = 'running';

CREATE TABLE wa_creds (
  bot_id uuid PRIMARY KEY REFERENCES bots (id) ON DELETE CASCADE,
  data bytea NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE wa_keys (
  bot_id uuid NOT NULL REFERENCES bots (id) ON DELETE CASCADE,
  type text NOT NULL,
  id text NOT NULL,
  -- sealed, so it cannot be compressed; two or three KB that change with every message cost least in the row
  -- itself
  data bytea STORAGE EXTERNAL NOT NULL,
  PRIMARY KEY (bot_id, type, id)
) WITH (toast_tuple_target = 8160, fillfactor = 60);
`;
