import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is logged in where, and which browsers an account was opened with before. */
export class LoginSessions1795320600000 implements MigrationInterface {
  name = 'LoginSessions1795320600000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE login_sessions (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        -- browser and system as an owner would name them
        device text NOT NULL,
        -- client address of the last noted use
        address text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        -- written now and then, not with each request; seven days later the session is over
        last_used_at timestamptz NOT NULL DEFAULT now(),
        -- when the password was last given in this session
        password_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX login_sessions_owner ON login_sessions (owner_id, last_used_at DESC);
      CREATE INDEX login_sessions_unused ON login_sessions (last_used_at);
      CREATE TABLE known_devices (
        owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        -- keyed hash of the device cookie
        device_hash bytea NOT NULL,
        last_login_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (owner_id, device_hash)
      );`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
