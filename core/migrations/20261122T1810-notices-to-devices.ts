import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notices as a list that is read and handled, which of them an owner wants by which way, and the devices they are pushed to. */
export class NoticesToDevices1795371000000 implements MigrationInterface {
  name = 'NoticesToDevices1795371000000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE notifications
        -- stays in front until the owner has dealt with it, or it is over by itself
        ADD COLUMN serious boolean NOT NULL DEFAULT false,
        ADD COLUMN handled_at timestamptz;
      -- nobody had a list of them before
      UPDATE notifications SET seen_at = now() WHERE seen_at IS NULL;
      DROP INDEX notifications_recent;
      CREATE INDEX notifications_list ON notifications (owner_id, created_at DESC, id DESC) WHERE kind <> 'test';
      CREATE INDEX notifications_unseen ON notifications (owner_id) WHERE seen_at IS NULL;
      CREATE INDEX notifications_open ON notifications (owner_id, created_at DESC, id DESC) WHERE serious AND handled_at IS NULL;
      CREATE INDEX notifications_conversation ON notifications (conversation_id) WHERE conversation_id IS NOT NULL;`);
    await q.query(`
      CREATE TABLE notice_switches (
        owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        kind text NOT NULL,
        channel text NOT NULL CHECK (channel IN ('whatsapp', 'email', 'push')),
        wanted boolean NOT NULL,
        PRIMARY KEY (owner_id, kind, channel)
      );
      CREATE TABLE push_devices (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        -- whoever logs out is told nothing any more
        login_id uuid NOT NULL REFERENCES login_sessions ON DELETE CASCADE,
        endpoint_hash bytea NOT NULL UNIQUE,
        -- address and keys: who has them can write to the device
        sealed bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX push_devices_owner ON push_devices (owner_id);
      CREATE INDEX push_devices_login ON push_devices (login_id);
      CREATE TABLE pushes (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        notification_id uuid NOT NULL REFERENCES notifications ON DELETE CASCADE,
        device_id uuid NOT NULL REFERENCES push_devices ON DELETE CASCADE,
        attempts integer NOT NULL DEFAULT 0,
        next_at timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (notification_id, device_id)
      );
      CREATE INDEX pushes_owner ON pushes (owner_id);
      CREATE INDEX pushes_device ON pushes (device_id);
      CREATE INDEX pushes_due ON pushes (next_at);`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
