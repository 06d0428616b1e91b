import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is logged in where, and which browsers an account was opened with before. */
export class AuthBaseline1795687380000 implements MigrationInterface {
  name = 'AuthBaseline1795687380000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(tables);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const tables = `
CREATE TABLE known_devices (
  person_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- keyed hash of the device cookie
  device_hash bytea NOT NULL,
  last_login_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (person_id, device_hash)
);

CREATE TABLE login_sessions (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- browser and system as an owner would name them
  device text NOT NULL,
  -- client address of the last recorded use
  address text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- written at intervals, not with each request; seven days later the session has ended
  last_used_at timestamptz NOT NULL DEFAULT now(),
  -- when the password was last given in this session
  password_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX login_sessions_person ON login_sessions (person_id, last_used_at DESC);
CREATE INDEX login_sessions_unused ON login_sessions (last_used_at);
`;
