import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notices to owners, and where their copies go. */
export class NotificationsBaseline1795688220000 implements MigrationInterface {
  name = 'NotificationsBaseline1795688220000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(tables);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const tables = `
CREATE TABLE notice_numbers (
  bot_id uuid PRIMARY KEY REFERENCES bots (id) ON DELETE CASCADE,
  number text NOT NULL,
  delivered_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE notice_switches (
  person_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('whatsapp', 'email', 'push')),
  wanted boolean NOT NULL,
  PRIMARY KEY (person_id, kind, channel)
);

CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  kind text NOT NULL,
  dedupe_key text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  conversation_id uuid,
  -- WhatsApp id of the copy to the notification number
  wa_id text,
  wa_status text NOT NULL DEFAULT 'none' CHECK (wa_status IN ('none', 'queued', 'sent', 'failed')),
  seen_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  contact text,
  -- stays visible until the owner has handled it or its cause has ended
  serious boolean NOT NULL DEFAULT false,
  handled_at timestamptz,
  level text NOT NULL DEFAULT 'info',
  bot_id uuid NOT NULL REFERENCES bots (id) ON DELETE CASCADE,
  -- digits that the copy was sent to: the setting may change before the receipt arrives
  wa_to text,
  UNIQUE (bot_id, dedupe_key)
);
-- for the removal of the rows of a deleted account in slices
CREATE INDEX notifications_account ON notifications (account_id, dedupe_key);
CREATE INDEX notifications_conversation ON notifications (conversation_id) WHERE conversation_id IS NOT NULL;
CREATE INDEX notifications_copies ON notifications (bot_id, wa_id) WHERE wa_id IS NOT NULL;
CREATE INDEX notifications_list ON notifications (account_id, created_at DESC, id DESC) WHERE kind <> 'test';
CREATE INDEX notifications_open ON notifications (account_id, created_at DESC, id DESC) WHERE serious AND handled_at IS NULL;
CREATE INDEX notifications_outbox ON notifications (bot_id) WHERE wa_status = 'queued';
CREATE INDEX notifications_unseen ON notifications (account_id) WHERE seen_at IS NULL;

CREATE TABLE push_devices (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- a login that ended gets no more notices
  login_id uuid NOT NULL REFERENCES login_sessions (id) ON DELETE CASCADE,
  endpoint_hash bytea NOT NULL UNIQUE,
  -- address and keys: whoever has them can write to the device
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX push_devices_login ON push_devices (login_id);
CREATE INDEX push_devices_person ON push_devices (person_id);

CREATE TABLE pushes (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  notification_id uuid NOT NULL REFERENCES notifications (id) ON DELETE CASCADE,
  device_id uuid NOT NULL REFERENCES push_devices (id) ON DELETE CASCADE,
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (notification_id, device_id)
);
CREATE INDEX pushes_device ON pushes (device_id);
CREATE INDEX pushes_due ON pushes (next_at);
CREATE INDEX pushes_person ON pushes (person_id);
`;
